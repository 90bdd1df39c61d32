import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  UserError,
  nearest
} from "./chunk-JECDOTJQ.js";

// src/cli/options.ts
import { parseArgs } from "node:util";
var JUDGE_OPTIONS = {
  format: { type: "string" },
  output: { type: "string" },
  config: { type: "string" },
  preset: { type: "string" },
  client: { type: "string", multiple: true },
  "server-name": { type: "string" },
  "fail-on": { type: "string" },
  trust: { type: "string" },
  tokens: { type: "boolean" },
  verbose: { type: "boolean" }
};
var START_OPTIONS = {
  env: { type: "string", multiple: true },
  header: { type: "string", multiple: true },
  timeout: { type: "string" },
  limit: { type: "string", multiple: true },
  probe: { type: "string" },
  url: { type: "string" },
  "working-directory": { type: "string" }
};
function parse(verb, args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const text = error.message;
    const unknown = /Unknown option '(-[^']*)'/.exec(text)?.[1];
    if (unknown) {
      const near = nearest(unknown.replace(/^-+/, ""), Object.keys(options));
      throw new UserError(
        `${verb} has no option ${unknown}${near ? `; did you mean --${near}?` : "."} Run 'mcp-tool-review help ${verb}' for the list.`
      );
    }
    throw new UserError(`${verb}: ${text.split(". ")[0].split("\n")[0]}. Run 'mcp-tool-review help ${verb}' for its options.`);
  }
}
function oneOf(option, value, allowed) {
  if (value === void 0 || allowed.includes(value)) return value;
  throw new UserError(`--${option} takes ${allowed.join(", ")}, not '${value}'.`);
}
var DAY = 86400;
function seconds(option, value, fallback) {
  if (value === void 0) return fallback;
  const n = Number(value);
  if (!(n > 0) || !Number.isFinite(n)) throw new UserError(`--${option} takes a number of seconds greater than 0, not '${value}'.`);
  if (n > DAY) throw new UserError(`--${option} takes ${DAY} seconds at most (a day), not '${value}'.`);
  return n;
}
function pairs(option, values, separator) {
  const out = [];
  for (const value of values ?? []) {
    const at = value.indexOf(separator);
    if (at < 1)
      throw new UserError(`--${option} takes ${separator === "=" ? "NAME=VALUE" : '"NAME: VALUE"'}, not '${value.split(/[=:]/)[0]}'.`);
    const text = value.slice(at + 1);
    out.push([value.slice(0, at).trim(), separator === ":" ? text.trim() : text]);
  }
  return Object.fromEntries(out);
}

export {
  JUDGE_OPTIONS,
  START_OPTIONS,
  parse,
  oneOf,
  seconds,
  pairs
};
