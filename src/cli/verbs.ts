/** A verb of the command line; its code is loaded only when it is asked for. */
export interface Verb {
  usage: string;
  summary: string;
  details: string[];
  load(): Promise<{ run(args: string[]): Promise<number> }>;
}

const VERBOSE = '--verbose                                    the output of builds and servers, and where an error came from';

const JUDGING = [
  '--format terminal|markdown|json|sarif|html   how the review is written (terminal)',
  '--output FILE                                write it there instead of to stdout',
  '--config FILE                                policy and servers; review alone looks for .github/mcp-tool-review.yml by itself',
  '--preset recommended|strict|security         which rules count, and how much',
  '--client NAME                                a client whose limits count; repeatable',
  '--server-name NAME                           key of the server in fingerprints and prefixed names',
  '--fail-on error|warning|never                which new findings fail the review (error)',
  '--trust own|third-party                      whether changes of text need acceptance',
  '--tokens                                     count tokens too (o200k)',
  VERBOSE,
];
const STARTING = [
  '--env K=V                                    given to the server; repeatable',
  '--timeout SECONDS                            for the start, and for each answer (60)',
  '--limit NAME=NUMBER                          total (seconds a side), answer-bytes, pages, tools, stderr-bytes; repeatable',
  '--probe off|quick|thorough                   how often the list is taken again (quick)',
];
const FILES = 'FILE is a snapshot, a tools/list result, its JSON-RPC response, an array of tools, or - for stdin.';

export const VERBS: Record<string, Verb> = {
  demo: {
    usage: 'demo [--format FORMAT] [--keep]',
    summary: 'build a throw-away repository with a risky change and review it',
    details: ['--keep                                       leave the repository for you to look at'],
    load: () => import('./demo.ts'),
  },
  review: {
    usage: 'review --base REF --start CMD [options]',
    summary: 'review the working tree against a base commit',
    details: [
      '--base REF                                   what to compare with; the merge base with it is taken (main)',
      '--install CMD, --build CMD                   run on each side before the start; left out, they are read off the lockfile and',
      '                                             package.json, and a head that has its node_modules is not installed again',
      '--start CMD                                  starts the server over stdio (or over HTTP with --url)',
      '--base-install, --base-build, --base-start   the same of the base, where it differs',
      "--url URL                                    where it answers; '{port}' in command and URL is a free port",
      '--header "NAME: VALUE"                       sent with HTTP requests; repeatable',
      '--working-directory DIR                      of the server in the repository (.)',
      '--base-failure fail|warn|no-baseline         what a base that cannot be built or listed means (fail)',
      ...STARTING,
      ...JUDGING,
    ],
    load: () => import('./review.ts'),
  },
  snapshot: {
    usage: 'snapshot [options] -- COMMAND [ARGUMENT...]   |   snapshot --url URL',
    summary: 'take a snapshot of a running server',
    details: [
      '--output FILE                                write it there instead of to stdout',
      '--url URL, --header "NAME: VALUE"            a server over HTTP',
      '--working-directory DIR                      to start it in',
      ...STARTING,
      VERBOSE,
    ],
    load: () => import('./snapshot.ts'),
  },
  lint: {
    usage: 'lint FILE [options]',
    summary: 'judge one tool list; all findings count as new',
    details: [FILES, ...JUDGING],
    load: () => import('./lint.ts'),
  },
  compare: {
    usage: 'compare BASE HEAD [options]',
    summary: 'judge what changed between two tool lists',
    details: [FILES, ...JUDGING],
    load: () => import('./compare.ts'),
  },
  explain: { usage: 'explain RULE', summary: 'what a rule wants, and why', details: [], load: () => import('./explain.ts') },
  rules: {
    usage: 'rules [--format terminal|json|markdown]',
    summary: 'the catalogue of rules',
    details: [],
    load: () => import('./rules.ts'),
  },
};

/** Help for one verb or for all. */
export function usage(verb?: string): string {
  const entry = verb !== undefined && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (entry) return `mcp-tool-review ${entry.usage}\n\n  ${entry.summary}\n\n${entry.details.map((d) => `  ${d}\n`).join('')}`;
  const rows = Object.values(VERBS).map((v) => `  ${v.usage.split('   |')[0]!.padEnd(46)} ${v.summary}\n`);
  return `mcp-tool-review: reviews what a change does to the text and schemas a model reads from an MCP server\n\n${rows.join('')}\n  Options of a verb: mcp-tool-review help VERB. Exit code: 0 passed, 1 failed the policy, 2 could not do the work.\n`;
}
