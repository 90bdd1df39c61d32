import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  oneOf,
  parse
} from "./chunk-RBXFTIDJ.js";
import {
  put
} from "./chunk-7IKTXAU3.js";
import {
  RULES
} from "./chunk-HIR5STKP.js";
import "./chunk-JECDOTJQ.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/cli/rules.ts
async function run(args) {
  const { values } = parse("rules", args, { format: { type: "string" }, output: { type: "string" }, verbose: { type: "boolean" } });
  const format = oneOf("format", values.format, ["terminal", "json", "markdown"]) ?? "terminal";
  put(format === "json" ? json() : format === "markdown" ? rulesMarkdown() : terminal(), values.output);
  return 0;
}
var category = (id) => id.slice(0, id.indexOf("/"));
var json = () => `${JSON.stringify(
  RULES.map(({ meta: { messages: _, ...meta } }) => ({ ...meta, category: category(meta.id) })),
  null,
  2
)}
`;
function rulesMarkdown(link = (id) => `${id}.md`) {
  const groups = [...new Set(RULES.map((r) => category(r.meta.id)))];
  const row = ({ meta }) => `| [${meta.id}](${link(meta.id)}) | ${meta.level}${meta.presets?.strict ? ` (strict: ${meta.presets.strict})` : ""} | ${meta.summary.replaceAll("|", "\\|")} |`;
  return groups.map(
    (g) => `## ${g}

| rule | level | fires on |
|---|---|---|
${RULES.filter((r) => category(r.meta.id) === g).map(row).join("\n")}
`
  ).join("\n");
}
var terminal = () => RULES.map(({ meta }) => `${meta.id.padEnd(40)} ${meta.level.padEnd(8)} ${meta.summary}
`).join("");
export {
  rulesMarkdown,
  run
};
