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

// src/cli/compare.ts
async function run(args) {
  const { values, positionals } = parse("compare", args, JUDGE_OPTIONS);
  const [base, head, ...more] = positionals;
  if (base === void 0 || head === void 0 || more.length) {
    throw new UserError(`compare takes two files, BASE and HEAD, and was given ${positionals.length}.`);
  }
  if (base === "-" && head === "-") throw new UserError("compare can read only one of BASE and HEAD from stdin.");
  const judged = judging(values);
  const listed = (file) => ({ state: "listed", reason: null, ref: file, snapshot: readSnapshotFile(file) });
  const name = values["server-name"] ?? "server";
  return conclude([{ name, variant: null, base: listed(base), head: listed(head) }], values, judged);
}
export {
  run
};
