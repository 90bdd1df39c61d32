import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-2ZC2AVU2.js";
import "./chunk-FO5P5OFM.js";
import "./chunk-HIR5STKP.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
