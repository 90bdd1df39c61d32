import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-2VXSIHAG.js";
import "./chunk-EMKYXVAN.js";
import "./chunk-6BXECCIJ.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-6BHQ6WYL.js";
import "./chunk-DA4ALG7Q.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
