import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-WARPUJD7.js";
import "./chunk-KB6IMV4U.js";
import "./chunk-B5NW6YK2.js";
import "./chunk-XMHO7I57.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-HP3U3NGS.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
