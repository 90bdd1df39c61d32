import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = (path: string): string => JSON.stringify(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)));

/** Writes into its HOME as fast as it can, and heeds no signal. */
const WRITER = `const fs = require('node:fs');
for (const s of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(s, () => {});
process.stdout.write('up');
for (;;) { fs.mkdirSync(process.env.HOME + '/nets', { recursive: true }); fs.writeFileSync(process.env.HOME + '/nets/' + Math.random(), ''); }`;

const posix = process.platform === 'win32' ? describe.skip : describe;

posix('a signal', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGABRT'] as const)(
    'after %s nothing is left of the folders, also where a server writes into them to the last',
    async (signal) => {
      const folder = mkdtempSync(join(tmpdir(), 'harbour-'));
      const entry = join(folder, 'ours.ts');
      writeFileSync(
        entry,
        `import { launch } from ${source('probe/process.ts')};
import { onEnd, removeNow } from ${source('source/cleanup.ts')};
import { makeHomes } from ${source('source/scratch.ts')};
const home = makeHomes();
onEnd(() => removeNow(home));
const started = launch({ command: [process.execPath, '-e', ${JSON.stringify(WRITER)}], cwd: '/', env: { HOME: home + '/head' }, stdin: true });
started.stdout.once('data', () => console.log('up'));
setInterval(() => {}, 1000);`,
      );
      const outfile = join(folder, 'ours.mjs');
      await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
      const child = spawn(process.execPath, [outfile], { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
      child.kill(signal);
      await new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
      rmSync(folder, { recursive: true, force: true });
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`home-${child.pid}-`))).toEqual([]);
    },
  );
});
