import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  steps
} from "./chunk-ZGONL36M.js";

// src/report/blocks.ts
var MASS = 3;
var ORDER = ["instructions", "tool", "prompt", "template", "resource", "server"];
function blocks(server) {
  const mass = [...groups(server.changes, rewriteKey).values()].filter((g) => g.length >= MASS);
  const told = new Set(mass.flat());
  const things = groups(
    server.changes.filter((c) => !told.has(c)),
    (c) => `${c.target} ${c.name}`
  );
  const ordered = [...things.values()].sort((a, b) => ORDER.indexOf(a[0].target) - ORDER.indexOf(b[0].target));
  return [...ordered.map((changes) => ({ changes, mass: false })), ...mass.map((changes) => ({ changes, mass: true }))];
}
function groups(changes, keyOf) {
  const out = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === null) continue;
    const group = out.get(key);
    if (group) group.push(change);
    else out.set(key, [change]);
  }
  return out;
}
function rewriteKey(change) {
  if (change.name === null || change.pointer === "") return null;
  const end = endOf(change.pointer);
  if (end === null) return null;
  const key = JSON.stringify([change.kind, change.target, end, change.before, change.after]);
  return key.length > 4e3 ? null : key;
}
function endOf(pointer) {
  const path = steps(pointer);
  if (path[0] !== "inputSchema" && path[0] !== "outputSchema") return path.join("/");
  const last = path.lastIndexOf("properties");
  const end = path.slice(last < 0 ? 1 : last + 2);
  return end.length === 0 ? null : end.join("/");
}

export {
  blocks,
  endOf
};
