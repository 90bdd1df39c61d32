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
  readSnapshotFiles
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

// src/cli/compare.ts
async function run(args) {
  const { values, positionals } = parse("compare", args, JUDGE_OPTIONS);
  const [base, head, ...more] = positionals;
  if (base === void 0 || head === void 0 || more.length) {
    throw new UserError(`compare takes two files, BASE and HEAD, and was given ${positionals.length}.`);
  }
  if (base === "-" && head === "-") throw new UserError("compare can read only one of BASE and HEAD from stdin.");
  const judged = judging(values, await givenConfig(values));
  const snapshots = readSnapshotFiles(base, head);
  const listed = (side, file) => ({
    state: "listed",
    reason: null,
    ref: file,
    snapshot: snapshots[side]
  });
  const name = serverName(values, judged.config);
  return conclude([{ name, variant: null, base: listed("base", base), head: listed("head", head) }], values, judged);
}
export {
  run
};
