import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  defaultLimits
} from "./chunk-V6R2PHQ7.js";
import {
  UserError,
  nearest
} from "./chunk-JECDOTJQ.js";

// src/config/limits.ts
var NAMES = {
  total: "total",
  "answer-bytes": "answerBytes",
  pages: "pages",
  tools: "tools",
  "stderr-bytes": "stderrBytes"
};
function limitsFrom(given, timeout, option) {
  const limits = { ...defaultLimits(), timeout };
  for (const [name, text] of Object.entries(given)) {
    if (!Object.hasOwn(NAMES, name)) {
      const near = nearest(name, Object.keys(NAMES));
      throw new UserError(
        `${option} knows no '${name}'${near ? `; did you mean '${near}'?` : `. It takes ${Object.keys(NAMES).join(", ")}.`}`
      );
    }
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value <= 0) {
      throw new UserError(`${option} ${name} takes a whole number greater than 0, not '${text}'.`);
    }
    limits[NAMES[name]] = value;
  }
  return limits;
}

export {
  limitsFrom
};
