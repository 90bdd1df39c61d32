import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/model/words.ts
var PLACE = /\{([a-zA-Z][a-zA-Z0-9]*)(?::([^{}]*))?\}/g;
function parts(template, evidence, name) {
  const out = [];
  const say = (value, choices) => {
    const words = choices?.get(String(value)) ?? choices?.get("*");
    if (words !== void 0) {
      if (words !== "") out.push({ text: words });
    } else if (typeof value === "number") out.push({ text: grouped(value) });
    else out.push({ value: show(value) });
  };
  const { places, rest } = splitOf(template);
  for (const { before, key, choices } of places) {
    if (before !== "") out.push({ text: before });
    const value = key === "tool" ? name ?? "the server" : Object.hasOwn(evidence, key) ? evidence[key] : void 0;
    if (key === "tool" && name === null) out.push({ text: "the server" });
    else if (Array.isArray(value)) {
      if (value.length === 0) out.push({ text: "none" });
      for (const [i, v] of value.entries()) {
        if (i) out.push({ text: ", " });
        say(typeof v === "number" ? String(v) : v, choices);
      }
    } else if (value !== void 0) say(value, choices);
  }
  if (rest !== "") out.push({ text: rest });
  return out;
}
var known = /* @__PURE__ */ new Map();
var MOST_KNOWN = 2e3;
function splitOf(template) {
  let split = known.get(template);
  if (!split) {
    split = { places: [], rest: "" };
    let from = 0;
    for (const match of template.matchAll(PLACE)) {
      const choices = match[2] === void 0 ? void 0 : choicesOf(match[2]);
      split.places.push({ before: template.slice(from, match.index), key: match[1], choices });
      from = match.index + match[0].length;
    }
    split.rest = template.slice(from);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(template, split);
  }
  return split;
}
var choicesOf = (source) => new Map(source.split("|").map((c) => [c.slice(0, c.indexOf("=")), c.slice(c.indexOf("=") + 1)]));
var grouped = (n) => Number.isSafeInteger(n) && !Object.is(n, -0) ? String(n).replace(/\B(?=(?:\d{3})+$)/g, ",") : n.toLocaleString("en-US");
var counted = (key, one, many = `${one}s`) => `{${key}} {${key}:1=${one}|*=${many}}`;
var oneOf = (key, words) => `{${key}:${words.map((w) => `${w}=${w}`).join("|")}}`;
function fill(template, evidence, name) {
  let sentence = "";
  for (const part of parts(template, evidence, name)) sentence += "text" in part ? part.text : part.value;
  return sentence;
}
var show = (value) => typeof value === "string" && value !== "" ? value : JSON.stringify(value) ?? "";

export {
  parts,
  grouped,
  counted,
  oneOf,
  fill
};
