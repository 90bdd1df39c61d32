import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-VQTUWID5.js";
import "./chunk-IJ2GAJWA.js";
import "./chunk-GBFQLIT7.js";
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
