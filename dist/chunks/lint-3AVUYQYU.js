import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  judging
} from "./chunk-FKLPSQ5S.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-7ERPMOQN.js";
import {
  readSnapshotFile
} from "./chunk-446D5RCP.js";
import "./chunk-GR6QV5ZR.js";
import "./chunk-36FFZJK5.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import "./chunk-DEZQOY2S.js";
import "./chunk-ZQPWC2TM.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-YULPTJJH.js";
import "./chunk-ZGONL36M.js";
import "./chunk-HANBNIMK.js";

// src/cli/lint.ts
async function run(args) {
  const { values, positionals } = parse("lint", args, JUDGE_OPTIONS);
  const [file, ...more] = positionals;
  if (file === void 0 || more.length) throw new UserError(`lint takes one file and was given ${positionals.length}.`);
  const judged = judging(values);
  const head = { state: "listed", reason: null, ref: file, snapshot: readSnapshotFile(file) };
  return conclude([{ name: values["server-name"] ?? "server", variant: null, base: null, head }], values, judged);
}
export {
  run
};
