import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-6WWZIL35.js";
import "./chunk-REDCYP7W.js";
import "./chunk-2MG5KNEY.js";
import "./chunk-XMHO7I57.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-ZGONL36M.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
