import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  COMMENT_BUDGET,
  markdown
} from "./chunk-FPMRPFJV.js";
import "./chunk-ADMYLQXA.js";
import "./chunk-WCGKV2QS.js";
import "./chunk-N7LPKF3X.js";
import "./chunk-ZQPWC2TM.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-YULPTJJH.js";
import "./chunk-ZGONL36M.js";
import "./chunk-EE3KV3OK.js";
import "./chunk-HANBNIMK.js";
export {
  COMMENT_BUDGET,
  markdown
};
