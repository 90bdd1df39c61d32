import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-SJTMCOXY.js";
import "./chunk-YDMY4AFM.js";
import "./chunk-4CLMBSRG.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-5UMFPHIS.js";
import "./chunk-T76IDIYB.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
