import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/model/words.ts
var PLACE = /\{([a-zA-Z][a-zA-Z0-9]*)(?::([^{}]*))?\}/g;
function parts(template, evidence, name) {
  const out = [];
  let from = 0;
  const say = (value, choices) => {
    const words = choices?.get(String(value)) ?? choices?.get("*");
    if (words !== void 0) {
      if (words !== "") out.push({ text: words });
    } else if (typeof value === "number") out.push({ text: value.toLocaleString("en-US") });
    else out.push({ value: show(value) });
  };
  for (const match of template.matchAll(PLACE)) {
    if (match.index > from) out.push({ text: template.slice(from, match.index) });
    const key = match[1];
    const choices = match[2] === void 0 ? void 0 : choicesOf(match[2]);
    const value = key === "tool" ? name ?? "the server" : Object.hasOwn(evidence, key) ? evidence[key] : void 0;
    if (key === "tool" && name === null) out.push({ text: "the server" });
    else if (Array.isArray(value)) {
      if (value.length === 0) out.push({ text: "none" });
      for (const [i, v] of value.entries()) {
        if (i) out.push({ text: ", " });
        say(typeof v === "number" ? String(v) : v, choices);
      }
    } else if (value !== void 0) say(value, choices);
    from = match.index + match[0].length;
  }
  if (from < template.length) out.push({ text: template.slice(from) });
  return out;
}
var known = /* @__PURE__ */ new Map();
function choicesOf(source) {
  let choices = known.get(source);
  if (!choices) {
    choices = new Map(source.split("|").map((c) => [c.slice(0, c.indexOf("=")), c.slice(c.indexOf("=") + 1)]));
    known.set(source, choices);
  }
  return choices;
}
var counted = (key, one, many = `${one}s`) => `{${key}} {${key}:1=${one}|*=${many}}`;
var oneOf = (key, words) => `{${key}:${words.map((w) => `${w}=${w}`).join("|")}}`;
var fill = (template, evidence, name) => parts(template, evidence, name).map((p) => "text" in p ? p.text : p.value).join("");
var show = (value) => typeof value === "string" && value !== "" ? value : JSON.stringify(value) ?? "";

// src/model/finding.ts
var LEVELS = ["note", "warning", "error"];
var CATEGORIES = ["security", "breaking", "compat", "protocol", "quality", "size", "policy"];

export {
  parts,
  counted,
  oneOf,
  fill,
  LEVELS,
  CATEGORIES
};
