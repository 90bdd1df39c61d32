import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  givenConfig,
  judging,
  serverName
} from "./chunk-L7AGRNQC.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-6I7RJSV7.js";
import {
  readSnapshotFile
} from "./chunk-QB3H7WIF.js";
import "./chunk-B5NW6YK2.js";
import "./chunk-I3526XMF.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-B24AYOUC.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-HP3U3NGS.js";
import "./chunk-HANBNIMK.js";

// src/cli/lint.ts
async function run(args) {
  const { values, positionals } = parse("lint", args, JUDGE_OPTIONS);
  const [file, ...more] = positionals;
  if (file === void 0 || more.length) throw new UserError(`lint takes one file and was given ${positionals.length}.`);
  const judged = judging(values, await givenConfig(values));
  const head = { state: "listed", reason: null, ref: file, snapshot: readSnapshotFile(file) };
  return conclude([{ name: serverName(values, judged.config), variant: null, base: null, head }], values, judged);
}
export {
  run
};
