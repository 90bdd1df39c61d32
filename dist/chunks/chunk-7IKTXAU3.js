import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  UserError
} from "./chunk-JECDOTJQ.js";

// src/cli/put.ts
import { writeFileSync } from "node:fs";
function put(text, output) {
  if (output === void 0) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(output, text);
  } catch (error) {
    throw new UserError(`Cannot write ${output}: ${error.message}.`);
  }
}

export {
  put
};
