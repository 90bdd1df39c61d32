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

// src/cli/compare.ts
async function run(args) {
  const { values, positionals } = parse("compare", args, JUDGE_OPTIONS);
  const [base, head, ...more] = positionals;
  if (base === void 0 || head === void 0 || more.length) {
    throw new UserError(`compare takes two files, BASE and HEAD, and was given ${positionals.length}.`);
  }
  if (base === "-" && head === "-") throw new UserError("compare can read only one of BASE and HEAD from stdin.");
  const judged = judging(values, await givenConfig(values));
  const listed = (file) => ({ state: "listed", reason: null, ref: file, snapshot: readSnapshotFile(file) });
  const name = serverName(values, judged.config);
  return conclude([{ name, variant: null, base: listed(base), head: listed(head) }], values, judged);
}
export {
  run
};
