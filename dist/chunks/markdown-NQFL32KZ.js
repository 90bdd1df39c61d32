import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-XUE6562Y.js";
import "./chunk-NTUFWVIW.js";
import "./chunk-FUM46YMJ.js";
import "./chunk-W6QUVELJ.js";
import "./chunk-Q6EEDSEF.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-6BHQ6WYL.js";
import "./chunk-DA4ALG7Q.js";
import "./chunk-BPCC26PA.js";
import "./chunk-HANBNIMK.js";
export {
  markdown
};
