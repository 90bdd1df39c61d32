import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  givenConfig,
  judging
} from "./chunk-TYLL2VEX.js";
import {
  progress
} from "./chunk-SP6VOH2Q.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-RBXFTIDJ.js";
import "./chunk-7IKTXAU3.js";
import {
  choosePair,
  collectFacts,
  pairRecipes
} from "./chunk-7MTBHDL6.js";
import {
  recipes
} from "./chunk-6Q4BT6ZB.js";
import "./chunk-3B5VI6LK.js";
import "./chunk-HIR5STKP.js";
import {
  defaultLimits
} from "./chunk-V6R2PHQ7.js";
import "./chunk-AGR5PYKK.js";
import "./chunk-XCWXDAL5.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-XX72DSOY.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/cli/demo.ts
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
async function run(args) {
  const { values } = parse("demo", args, { ...JUDGE_OPTIONS, keep: { type: "boolean" } });
  const judged = judging(values, await givenConfig(values));
  const dir = mkdtempSync(join(tmpdir(), "mcp-tool-review-demo-"));
  const cleanUp = () => rmSync(dir, { recursive: true, force: true });
  if (!values.keep) process.once("exit", cleanUp);
  layOut(dir);
  const shown = progress();
  const { servers } = pairRecipes(null, recipes(null, { name: "library", install: "node link-sdk.mjs", start: "node server.mjs" }));
  const { facts, remarks } = await collectFacts(servers, {
    root: dir,
    pair: await choosePair(dir, { kind: "ref", base: "main" }),
    limits: defaultLimits(),
    effort: "quick",
    volatile: [],
    progress: shown.stage,
    log: shown.log
  });
  shown.done();
  const code = await conclude(facts, values, judged, remarks);
  process.stderr.write(
    values.keep ? `
The repository is kept: ${dir}
` : "\nThis was a review of a throw-away repository: the change was made to be caught. --keep leaves it for you to look at.\n"
  );
  return code === 1 ? 0 : 2;
}
function layOut(dir) {
  const example = join(packageRoot(), "examples", "library");
  const git = (...args) => {
    execFileSync(
      "git",
      ["-c", "user.name=demo", "-c", "user.email=demo@example.invalid", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=", ...args],
      {
        cwd: dir,
        stdio: ["ignore", "ignore", "pipe"]
      }
    );
  };
  try {
    git("init", "--quiet", "--initial-branch=main");
  } catch (error) {
    throw new UserError(`The demo needs git 2.28 or newer on the PATH: ${error.message.split("\n")[0]}`);
  }
  for (const file of ["server.mjs", "package.json"]) copyFileSync(join(example, file), join(dir, file));
  const modules = nodeModules();
  writeFileSync(
    join(dir, "link-sdk.mjs"),
    `import { existsSync, symlinkSync } from 'node:fs';
if (!existsSync('node_modules')) symlinkSync(${JSON.stringify(modules)}, 'node_modules', 'junction');
`
  );
  writeFileSync(join(dir, ".gitignore"), "node_modules\n");
  git("add", "--all");
  git("commit", "--quiet", "--message", "A library server");
  git("checkout", "--quiet", "-b", "opening-hours");
  git("apply", join(example, "risky.patch"));
  git("commit", "--quiet", "--all", "--message", "Add opening hours");
}
function packageRoot() {
  let here = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(here, "examples", "library", "server.mjs"))) {
    const up = dirname(here);
    if (up === here) throw new UserError("The demo does not find its example server: reinstall the package.");
    here = up;
  }
  return here;
}
function nodeModules() {
  const entry = createRequire(import.meta.url).resolve("@modelcontextprotocol/server");
  const at = entry.lastIndexOf(`${join("node_modules", "@modelcontextprotocol")}`);
  return join(entry.slice(0, at), "node_modules");
}
export {
  run
};
