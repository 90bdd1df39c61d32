import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  version
} from "./chunk-4JFSMHDF.js";
import "./chunk-HANBNIMK.js";
export {
  version
};
