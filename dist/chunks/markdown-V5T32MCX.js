import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-D7PKQ67W.js";
import "./chunk-XX72DSOY.js";
import "./chunk-VG6KGALB.js";
import "./chunk-ADCB63FS.js";
import "./chunk-MKNZ2JRH.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";
export {
  markdown
};
