import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-6XEHCLEM.js";
import "./chunk-JYVBQRNV.js";
import "./chunk-B24AYOUC.js";
import "./chunk-JBDH73ME.js";
import "./chunk-CKFUDRHD.js";
import "./chunk-6HO4ENRE.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-HP3U3NGS.js";
import "./chunk-SH62GO34.js";
import "./chunk-HANBNIMK.js";
export {
  markdown
};
