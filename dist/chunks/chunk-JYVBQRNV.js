import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sentenceDiff
} from "./chunk-CKFUDRHD.js";
import {
  steps
} from "./chunk-HP3U3NGS.js";

// src/report/blocks.ts
var MASS = 3;
var ORDER = ["instructions", "tool", "prompt", "template", "resource", "server"];
function blocks(server, earlier = []) {
  const before = new Set(earlier.filter((s) => s.name === server.name).flatMap((s) => s.changes.map(changeKey)));
  const changes = before.size === 0 ? server.changes : server.changes.filter((c) => !before.has(changeKey(c)));
  const mass = [...groups(changes, rewriteKey).values()].filter((g) => g.length >= MASS);
  const told = new Set(mass.flat());
  const things = [
    ...groups(
      changes.filter((c) => !told.has(c)),
      (c) => `${c.target} ${c.name}`
    ).values()
  ].sort((a, b) => ORDER.indexOf(a[0].target) - ORDER.indexOf(b[0].target));
  const shared = /* @__PURE__ */ new Map();
  for (const rewrite of mass) {
    const names = [...new Set(rewrite.map((c) => c.name ?? ""))];
    const key = JSON.stringify([rewrite[0].target, ...names]);
    const found = shared.get(key);
    if (found) found.rewrites.push(rewrite);
    else shared.set(key, { rewrites: [rewrite], names });
  }
  return { things: things.map((changes2) => ({ changes: changes2 })), shared: [...shared.values()], told: server.changes.length - changes.length };
}
var changeKey = ({ kind, target, name, pointer, before, after }) => JSON.stringify([kind, target, name, pointer, before, after]);
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
  const { kind, target, before, after } = change;
  if (change.name === null || change.pointer === "") return null;
  const end = endOf(change.pointer);
  if (typeof before === "string" && typeof after === "string" && before.length + after.length > SHORT) {
    const lines = sentenceDiff(before, after);
    if (lines.some((l) => l.mark === " "))
      return JSON.stringify([kind, target, end, lines.filter((l) => l.mark === "+" || l.mark === "-").map((l) => l.mark + l.text)]);
  }
  const key = JSON.stringify([kind, target, end, before, after]);
  return key.length > 4e3 ? null : key;
}
var SHORT = 60;
function endOf(pointer) {
  const path = steps(pointer);
  if (path[0] !== "inputSchema" && path[0] !== "outputSchema") return path.join("/");
  const last = path.lastIndexOf("properties");
  const end = path.slice(last < 0 ? 1 : last + 2);
  return end.length === 0 ? pointer : end.join("/");
}

export {
  blocks,
  endOf
};
