import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  givenConfig,
  judging,
  serverName
} from "./chunk-TYLL2VEX.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-RBXFTIDJ.js";
import "./chunk-7IKTXAU3.js";
import {
  readSnapshotFile
} from "./chunk-6Q4BT6ZB.js";
import "./chunk-3B5VI6LK.js";
import "./chunk-HIR5STKP.js";
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
import "./chunk-4HT2VLJ3.js";
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
