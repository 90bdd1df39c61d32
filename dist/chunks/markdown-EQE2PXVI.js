import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-6YOMDL2L.js";
import "./chunk-DBJXIT5X.js";
import "./chunk-76LWHHV6.js";
import "./chunk-Z5MU2DWZ.js";
import "./chunk-MKNZ2JRH.js";
import "./chunk-4YXWV42L.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";
export {
  markdown
};
