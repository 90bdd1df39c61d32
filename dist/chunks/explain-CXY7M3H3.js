import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parse
} from "./chunk-RBXFTIDJ.js";
import {
  put
} from "./chunk-7IKTXAU3.js";
import {
  RULES
} from "./chunk-HIR5STKP.js";
import {
  UserError,
  nearest
} from "./chunk-JECDOTJQ.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/cli/explain.ts
async function run(args) {
  const { positionals } = parse("explain", args, { verbose: { type: "boolean" } });
  const id = positionals[0];
  if (id === void 0 || positionals.length > 1) throw new UserError("explain takes one rule; 'mcp-tool-review rules' lists them.");
  const rule = RULES.find((r) => r.meta.id === id) ?? RULES.find((r) => r.meta.id.endsWith(`/${id}`));
  if (!rule) {
    const near = nearest(
      id,
      RULES.flatMap((r) => [r.meta.id, r.meta.id.slice(r.meta.id.indexOf("/") + 1)])
    );
    throw new UserError(`There is no rule '${id}'${near ? `; did you mean '${near}'?` : "."} 'mcp-tool-review rules' lists them.`);
  }
  const { meta } = rule;
  const presets = Object.entries(meta.presets ?? {}).map(([preset, level]) => `, ${level} in ${preset}`);
  const options = Object.entries(meta.options?.properties ?? {}).map(
    ([name, o]) => `  ${name}: ${o.description ?? ""}${o.default === void 0 ? "" : ` (default ${JSON.stringify(o.default)})`}
`
  );
  const messages = Object.values(meta.messages).map((m) => `  ${m.title}
    ${m.help}
`);
  put(
    `${meta.id}

${meta.summary}

Level: ${meta.level}${presets.join("")}. Reads ${meta.kind === "content" ? "each list by itself" : "the change between two lists"}.
Source: ${meta.source.join(", ")}

${meta.why}

It says:
${messages.join("")}${options.length ? `
Options:
${options.join("")}` : ""}`,
    void 0
  );
  return 0;
}
export {
  run
};
