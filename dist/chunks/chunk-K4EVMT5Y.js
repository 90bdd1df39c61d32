import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/model/json.ts
import { createHash } from "node:crypto";
var MAX_DEPTH = 200;
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var own = (value, key) => isObject(value) && Object.hasOwn(value, key) ? value[key] : void 0;
function define(target, key, value) {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
function step(pointer, key) {
  const plain = typeof key === "number" || !(key.includes("~") || key.includes("/"));
  return `${pointer}/${plain ? key : key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function steps(pointer) {
  if (pointer === "") return [];
  const keys = pointer.slice(1).split("/");
  return pointer.includes("~") ? keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")) : keys;
}
function at(value, pointer) {
  let here = value;
  for (const key of steps(pointer)) {
    if (Array.isArray(here)) here = here[Number(key)];
    else here = own(here, key);
    if (here === void 0) return void 0;
  }
  return here;
}
function tooDeep(value, depth = 0) {
  if (typeof value !== "object" || value === null) return false;
  if (depth >= MAX_DEPTH) return true;
  if (Array.isArray(value)) return value.some((child) => typeof child === "object" && tooDeep(child, depth + 1));
  for (const key in value) {
    const child = value[key];
    if (typeof child === "object" && tooDeep(child, depth + 1)) return true;
  }
  return false;
}
function cutDeep(value) {
  return tooDeep(value) ? cut(value, 0) : value;
}
var CUT = "[nested deeper than ";
var isCut = (value) => typeof value === "string" && value.startsWith(CUT);
function cut(value, depth) {
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return `${CUT}${MAX_DEPTH} levels: left out, sha256 ${digestDeep(value)}]`;
  if (Array.isArray(value)) return value.map((v) => cut(v, depth + 1));
  const copy = {};
  for (const [key, child] of Object.entries(value)) define(copy, key, cut(child, depth + 1));
  return copy;
}
function digestDeep(value) {
  const hash = createHash("sha256");
  const stack = [{ values: [value], next: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const here = level.values[level.next++];
    if (here === void 0) {
      hash.update(")");
      stack.pop();
    } else if (Array.isArray(here)) {
      hash.update("[");
      stack.push({ values: here, next: 0 });
    } else if (isObject(here)) {
      hash.update("{");
      const values = Object.keys(here).sort().flatMap((key) => [key, here[key]]);
      stack.push({ values, next: 0 });
    } else hash.update(`${JSON.stringify(here)},`);
  }
  return hash.digest("hex");
}
function canonical(value) {
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${text}]`;
  }
  for (const key of sortedKeys(value)) text += (text === "" ? "" : ",") + keyText(key) + canonical(value[key]);
  return `{${text}}`;
}
function written(value) {
  const keys = isObject(value) ? sortedKeys(value) : [];
  const texts = keys.map((key) => canonical(own(value, key)));
  const text = isObject(value) ? `{${keys.map((key, i) => keyText(key) + texts[i]).join(",")}}` : canonical(value);
  const whole = Buffer.byteLength(text);
  const size = whole === text.length ? (part) => part.length : Buffer.byteLength;
  const members = /* @__PURE__ */ new Map();
  for (const [i, key] of keys.entries()) if (own(value, key) !== void 0) members.set(key, size(texts[i]));
  const bytes = members.size === keys.length ? whole : Buffer.byteLength(JSON.stringify(value));
  return { sha256: createHash("sha256").update(text).digest("hex"), bytes, members };
}
function sortedKeys(value) {
  const keys = Object.keys(value);
  if (keys.length > FEW) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i];
    let to = i;
    for (; to > 0 && keys[to - 1] > key; to--) keys[to] = keys[to - 1];
    keys[to] = key;
  }
  return keys;
}
var FEW = 20;
function keyText(key) {
  let text = keyTexts.get(key);
  if (text === void 0) {
    text = `${quoted(key)}:`;
    if (keyTexts.size >= MOST_KEYS) keyTexts.clear();
    keyTexts.set(key, text);
  }
  return text;
}
var keyTexts = /* @__PURE__ */ new Map();
var MOST_KEYS = 1e3;
var quoted = (text) => /["\\\0-\x1f\ud800-\udfff]/.test(text) ? JSON.stringify(text) : `"${text}"`;

export {
  MAX_DEPTH,
  isObject,
  own,
  define,
  step,
  steps,
  at,
  tooDeep,
  cutDeep,
  isCut,
  canonical,
  written
};
