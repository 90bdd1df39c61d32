import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  attribute,
  cell,
  clip,
  code,
  fence,
  html,
  line,
  logLine,
  ours,
  prose,
  terminal,
  visible
} from "./chunk-VUE3WIDQ.js";
import "./chunk-T76IDIYB.js";
import "./chunk-HANBNIMK.js";
export {
  attribute,
  cell,
  clip,
  code,
  fence,
  html,
  line,
  logLine,
  ours,
  prose,
  terminal,
  visible
};
