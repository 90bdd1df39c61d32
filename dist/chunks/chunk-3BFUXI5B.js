import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/model/words.ts
function parts(template, evidence, name) {
  const out = [];
  let from = 0;
  for (const match of template.matchAll(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g)) {
    if (match.index > from) out.push({ text: template.slice(from, match.index) });
    const key = match[1];
    const value = key === "tool" ? name ?? "the server" : Object.hasOwn(evidence, key) ? evidence[key] : void 0;
    if (key === "tool" && name === null) out.push({ text: "the server" });
    else if (Array.isArray(value)) out.push(...value.flatMap((v, i) => [...i ? [{ text: ", " }] : [], { value: show(v) }]));
    else if (typeof value === "number") out.push({ text: value.toLocaleString("en-US") });
    else if (value !== void 0) out.push({ value: show(value) });
    from = match.index + match[0].length;
  }
  if (from < template.length) out.push({ text: template.slice(from) });
  return out;
}
var fill = (template, evidence, name) => parts(template, evidence, name).map((p) => "text" in p ? p.text : p.value).join("");
var show = (value) => typeof value === "string" ? value : JSON.stringify(value) ?? "";

export {
  parts,
  fill
};
