import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  givenConfig,
  judging,
  serverName
} from "./chunk-5IKB7TT5.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-DAR44QFW.js";
import {
  readSnapshotFile
} from "./chunk-LIOL6RGJ.js";
import "./chunk-MULUVI33.js";
import "./chunk-YBRQ4QQX.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-RJRVAGLK.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-4UX7WHSI.js";
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
