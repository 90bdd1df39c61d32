import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-4AWSWZ3L.js";
import "./chunk-YACOAV4Q.js";
import "./chunk-RJRVAGLK.js";
import "./chunk-IN2DU537.js";
import "./chunk-LHXN64WH.js";
import "./chunk-YCUCP5NL.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-4UX7WHSI.js";
import "./chunk-SH62GO34.js";
import "./chunk-HANBNIMK.js";
export {
  markdown
};
