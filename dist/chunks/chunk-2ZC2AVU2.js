import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseConfig
} from "./chunk-FO5P5OFM.js";
import {
  RULES
} from "./chunk-HIR5STKP.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";

// src/cli/config.ts
import { readFileSync } from "node:fs";
function readConfig(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError(
      `Cannot read the config ${file}: ${error.code === "ENOENT" ? "there is no such file" : error.message}.`
    );
  }
  return readConfigText(text, file);
}
var readConfigText = (text, file) => parseConfig(
  text,
  file,
  RULES.map((r) => r.meta)
);

export {
  readConfig,
  readConfigText
};
