import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-NZPUCPZI.js";
import "./chunk-CSJ2FJ7D.js";
import "./chunk-PZIQSHGB.js";
import "./chunk-URA6YX7F.js";
import "./chunk-RMCH7CKE.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-5UMFPHIS.js";
import "./chunk-VUE3WIDQ.js";
import "./chunk-T76IDIYB.js";
import "./chunk-HANBNIMK.js";
export {
  markdown
};
