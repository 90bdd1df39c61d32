import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-23ARXDFE.js";
import "./chunk-ACQIUIDO.js";
import "./chunk-APHHJUKJ.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-4YXWV42L.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
