import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  conclude,
  givenConfig,
  judging
} from "./chunk-WBC2G4X5.js";
import {
  JUDGE_OPTIONS,
  parse
} from "./chunk-7ERPMOQN.js";
import {
  readSnapshotFile
} from "./chunk-HNQNOY5K.js";
import "./chunk-2MG5KNEY.js";
import "./chunk-36FFZJK5.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import "./chunk-4JFSMHDF.js";
import "./chunk-TGJXPFDA.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-ZGONL36M.js";
import "./chunk-HANBNIMK.js";

// src/cli/lint.ts
async function run(args) {
  const { values, positionals } = parse("lint", args, JUDGE_OPTIONS);
  const [file, ...more] = positionals;
  if (file === void 0 || more.length) throw new UserError(`lint takes one file and was given ${positionals.length}.`);
  const judged = judging(values, await givenConfig(values));
  const head = { state: "listed", reason: null, ref: file, snapshot: readSnapshotFile(file) };
  return conclude([{ name: values["server-name"] ?? "server", variant: null, base: null, head }], values, judged);
}
export {
  run
};
