import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  COMMENT_BUDGET,
  markdown
} from "./chunk-TAO3TKON.js";
import "./chunk-KKIPD7YZ.js";
import "./chunk-TGJXPFDA.js";
import "./chunk-SJGMKXUH.js";
import "./chunk-I4CDGIO3.js";
import "./chunk-OXVOY4IU.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-ZGONL36M.js";
import "./chunk-ZIBDNHK6.js";
import "./chunk-HANBNIMK.js";
export {
  COMMENT_BUDGET,
  markdown
};
