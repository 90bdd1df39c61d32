// One of a pair: starts the other, and starts it again whenever it ends.
import { spawn } from 'node:child_process';

const [, file, tag, last] = process.argv;
const rise = () => spawn(process.execPath, [file, tag, 'last'], { stdio: 'ignore', detached: true }).on('exit', rise);
if (!last) rise();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
setInterval(() => {}, 1000);
