import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-CW3ONATL.js";
import "./chunk-7UGOOG5O.js";
import "./chunk-BATLJNXQ.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-6BHQ6WYL.js";
import "./chunk-DA4ALG7Q.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
