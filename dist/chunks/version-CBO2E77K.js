import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  version
} from "./chunk-DEZQOY2S.js";
import "./chunk-HANBNIMK.js";
export {
  version
};
