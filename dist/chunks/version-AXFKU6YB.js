import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  version
} from "./chunk-SLZ2U25S.js";
import "./chunk-HANBNIMK.js";
export {
  version
};
