// The GitHub step's door.
import { main } from './action/main.ts';

process.exitCode = await main();
// A handle that something left open must not keep the job waiting.
setTimeout(() => process.exit(), 5000).unref();
