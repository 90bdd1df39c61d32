#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  UserError,
  nearest
} from "./chunks/chunk-JECDOTJQ.js";
import "./chunks/chunk-HANBNIMK.js";

// src/cli/verbs.ts
var VERBOSE = "--verbose                                    the output of builds and servers, and where an error came from";
var JUDGING = [
  "--format terminal|markdown|json|sarif|html   how the review is written (terminal)",
  "--output FILE                                write it there instead of to stdout",
  "--config FILE                                policy and servers; review alone looks for .github/mcp-tool-review.yml by itself",
  "--preset recommended|strict|security         which rules count, and how much",
  "--client NAME                                a client whose limits count; repeatable",
  "--server-name NAME                           key of the server in fingerprints and prefixed names",
  "--fail-on error|warning|never                which new findings fail the review (error)",
  "--trust own|third-party                      whether changes of text need acceptance",
  "--tokens                                     count tokens too (o200k)",
  VERBOSE
];
var STARTING = [
  "--env K=V                                    given to the server; repeatable",
  "--timeout SECONDS                            for the start, and for each answer (60)",
  "--limit NAME=NUMBER                          total (seconds a side), answer-bytes, pages, tools, stderr-bytes; repeatable",
  "--probe off|quick|thorough                   how often the list is taken again (quick)"
];
var FILES = "FILE is a snapshot, a tools/list result, its JSON-RPC response, an array of tools, or - for stdin.";
var VERBS = {
  demo: {
    usage: "demo [--format FORMAT] [--keep]",
    summary: "build a throw-away repository with a risky change and review it",
    details: ["--keep                                       leave the repository for you to look at"],
    load: () => import("./chunks/demo-XESCNNJV.js")
  },
  review: {
    usage: "review --base REF --start CMD [options]",
    summary: "review the working tree against a base commit",
    details: [
      "--base REF                                   what to compare with; the merge base with it is taken (main)",
      "--install CMD, --build CMD                   run on each side before the start; left out, they are read off the lockfile and",
      "                                             package.json, and a head that has its node_modules is not installed again",
      "--start CMD                                  starts the server over stdio (or over HTTP with --url)",
      "--base-install, --base-build, --base-start   the same of the base, where it differs",
      "--url URL                                    where it answers; '{port}' in command and URL is a free port",
      '--header "NAME: VALUE"                       sent with HTTP requests; repeatable',
      "--working-directory DIR                      of the server in the repository (.)",
      "--base-failure fail|warn|no-baseline         what a base that cannot be built or listed means (fail)",
      ...STARTING,
      ...JUDGING
    ],
    load: () => import("./chunks/review-UANH66RV.js")
  },
  snapshot: {
    usage: "snapshot [options] -- COMMAND [ARGUMENT...]   |   snapshot --url URL",
    summary: "take a snapshot of a running server",
    details: [
      "--output FILE                                write it there instead of to stdout",
      '--url URL, --header "NAME: VALUE"            a server over HTTP',
      "--working-directory DIR                      to start it in",
      ...STARTING,
      VERBOSE
    ],
    load: () => import("./chunks/snapshot-IPRSCBP5.js")
  },
  lint: {
    usage: "lint FILE [options]",
    summary: "judge one tool list; all findings count as new",
    details: [FILES, ...JUDGING],
    load: () => import("./chunks/lint-FGOGWZFL.js")
  },
  compare: {
    usage: "compare BASE HEAD [options]",
    summary: "judge what changed between two tool lists",
    details: [FILES, ...JUDGING],
    load: () => import("./chunks/compare-RBS7WFC4.js")
  },
  explain: { usage: "explain RULE", summary: "what a rule wants, and why", details: [], load: () => import("./chunks/explain-CXY7M3H3.js") },
  rules: {
    usage: "rules [--format terminal|json|markdown]",
    summary: "the catalogue of rules",
    details: [],
    load: () => import("./chunks/rules-HQILBND7.js")
  }
};
function usage(verb) {
  const entry = verb !== void 0 && Object.hasOwn(VERBS, verb) ? VERBS[verb] : void 0;
  if (entry) return `mcp-tool-review ${entry.usage}

  ${entry.summary}

${entry.details.map((d) => `  ${d}
`).join("")}`;
  const rows = Object.values(VERBS).map((v) => `  ${v.usage.split("   |")[0].padEnd(46)} ${v.summary}
`);
  return `mcp-tool-review: reviews what a change does to the text and schemas a model reads from an MCP server

${rows.join("")}
  Options of a verb: mcp-tool-review help VERB. Exit code: 0 passed, 1 failed the policy, 2 could not do the work.
`;
}

// src/cli.ts
async function main(argv) {
  const [verb, ...rest] = argv;
  if (verb === void 0 || verb === "help" || verb === "--help" || verb === "-h") {
    const asked = verb === void 0 ? void 0 : rest[0];
    process.stdout.write(usage(asked));
    return verb === void 0 ? 2 : 0;
  }
  if (verb === "--version" || verb === "-v") {
    process.stdout.write(`${(await import("./chunks/version-AXFKU6YB.js")).version}
`);
    return 0;
  }
  const entry = Object.hasOwn(VERBS, verb) ? VERBS[verb] : void 0;
  if (!entry) {
    const near = nearest(verb, Object.keys(VERBS));
    throw new UserError(`There is no verb '${verb}'${near ? `; did you mean '${near}'?` : "."} Run 'mcp-tool-review --help' for the list.`);
  }
  if (rest.slice(0, rest.includes("--") ? rest.indexOf("--") : void 0).some((a) => a === "--help" || a === "-h")) {
    process.stdout.write(usage(verb));
    return 0;
  }
  return (await entry.load()).run(rest);
}
process.stderr.on("error", () => {
});
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") return;
  process.stderr.write(`The result cannot be written to stdout: ${error.message}.
`);
  process.exit(2);
});
var verbose = process.argv.includes("--verbose");
async function tell(error) {
  const { terminal } = await import("./chunks/safe-N2N5KA2J.js");
  const known = error instanceof UserError;
  const text = error instanceof Error ? verbose ? error.stack ?? error.message : error.message : String(error);
  process.stderr.write(
    `${terminal(known ? text : `Something went wrong inside mcp-tool-review: ${text}${verbose ? "" : " Run again with --verbose and report what it prints."}`)}
`
  );
  process.exitCode = 2;
  await import("./chunks/failed-SBZRZ2CS.js").then(({ failed }) => failed(process.argv.slice(2), text)).catch(() => {
  });
}
for (const event of ["uncaughtException", "unhandledRejection"]) {
  process.on(event, (error) => void tell(error).finally(() => process.exit(2)));
}
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  await tell(error);
}
