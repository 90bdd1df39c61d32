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
} from "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
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
