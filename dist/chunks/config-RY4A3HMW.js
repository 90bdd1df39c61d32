import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-DDKT7KBS.js";
import "./chunk-NOMTVT4V.js";
import "./chunk-VLCRNKAL.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-6BHQ6WYL.js";
import "./chunk-DA4ALG7Q.js";
import "./chunk-HANBNIMK.js";
export {
  readConfig,
  readConfigText
};
