#!/usr/bin/env node
import { usage, VERBS } from './cli/verbs.ts';
import { nearest, UserError } from './model/error.ts';

/** The terminal's door. Exit code: 0 passed, 1 failed the policy, 2 could not do the work or was used wrongly. */
async function main(argv: string[]): Promise<number> {
  const [verb, ...rest] = argv;
  if (verb === undefined || verb === 'help' || verb === '--help' || verb === '-h') {
    const asked = verb === undefined ? undefined : rest[0];
    process.stdout.write(usage(asked));
    return verb === undefined ? 2 : 0;
  }
  if (verb === '--version' || verb === '-v') {
    process.stdout.write(`${(await import('./version.ts')).version}\n`);
    return 0;
  }
  const entry = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!entry) {
    const near = nearest(verb, Object.keys(VERBS));
    throw new UserError(`There is no verb '${verb}'${near ? `; did you mean '${near}'?` : '.'} Run 'mcp-tool-review --help' for the list.`);
  }
  if (rest.slice(0, rest.includes('--') ? rest.indexOf('--') : undefined).some((a) => a === '--help' || a === '-h')) {
    process.stdout.write(usage(verb));
    return 0;
  }
  return (await entry.load()).run(rest);
}

// Whoever reads may have read enough (`| head`), and progress that cannot be written loses nothing. A result that cannot be is no pass.
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`The result cannot be written to stdout: ${error.message}.\n`);
  process.exit(2);
});

const verbose = process.argv.includes('--verbose');

/** Tells a mistake of use in a sentence, and one of ours as that. */
async function tell(error: unknown): Promise<void> {
  const { terminal } = await import('./report/safe.ts');
  const known = error instanceof UserError;
  const text = error instanceof Error ? (verbose ? (error.stack ?? error.message) : error.message) : String(error);
  process.stderr.write(
    `${terminal(known ? text : `Something went wrong inside mcp-tool-review: ${text}${verbose ? '' : ' Run again with --verbose and report what it prints.'}`)}\n`,
  );
  process.exitCode = 2;
  await import('./cli/failed.ts').then(({ failed }) => failed(process.argv.slice(2), text)).catch(() => {});
}

// What nobody caught ends the work all the same; Node's own code for it would be read as a policy that failed.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => void tell(error).finally(() => process.exit(2)));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  await tell(error);
}
