import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-TNXDHFOB.js";
import "./chunk-I6JS42VW.js";
import "./chunk-MFK6YBMI.js";
import "./chunk-XMHO7I57.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-4UX7WHSI.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
