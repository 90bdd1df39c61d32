import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  givenConfig,
  judging,
  serverName
} from "./chunk-HW6ZJ623.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-RBXFTIDJ.js";
import "./chunk-7IKTXAU3.js";
import {
  readSnapshotFile
} from "./chunk-CU7IAM2O.js";
import "./chunk-JKKTQJQU.js";
import "./chunk-GBFQLIT7.js";
import "./chunk-3X2FDPWO.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-CSJ2FJ7D.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-5UMFPHIS.js";
import "./chunk-T76IDIYB.js";
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
