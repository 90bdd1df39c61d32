import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-U7PM5O2J.js";
import "./chunk-LECJRM5U.js";
import "./chunk-MULUVI33.js";
import "./chunk-XMHO7I57.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-4UX7WHSI.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
