import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  compact,
  sidesOf
} from "./chunk-ADCB63FS.js";
import {
  bare,
  byPlace
} from "./chunk-MKNZ2JRH.js";

// src/report/sections.ts
var ALIKE = 3;
function sections(findings, catalogue) {
  const groups = byPlace(findings);
  const same = /* @__PURE__ */ new Map();
  for (const group of groups) {
    const key = keyOf(group, catalogue);
    if (key === null) continue;
    const found = same.get(key);
    if (found) found.push(group[0]);
    else same.set(key, [group[0]]);
  }
  const out = [];
  for (const group of groups) {
    const key = keyOf(group, catalogue);
    const alike = key === null ? [] : same.get(key) ?? [];
    if (alike.length < ALIKE) out.push({ group, alike: [] });
    else if (alike[0] === group[0]) out.push({ group, alike: alike.slice(1) });
  }
  return out;
}
var saidOf = (finding, catalogue) => bare(finding, catalogue).map((p) => "text" in p ? p.text : p.value === finding.tool ? null : p.value);
function alikeLists(findings, catalogue) {
  const groups = /* @__PURE__ */ new Map();
  for (const placed of findings) {
    const { finding, server } = placed;
    const own = [finding.tool === null ? finding.fingerprint : "", finding.pointer, finding.accepted, finding.location !== null];
    const key = JSON.stringify([server.name, server.variant, finding.level, finding.messageId, saidOf(finding, catalogue), ...own]);
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()].flatMap((group) => group.length < ALIKE ? group.map((one) => [one]) : [group]);
}
function keyOf(group, catalogue) {
  if (group.length !== 1) return null;
  const { server, finding } = group[0];
  const said = saidOf(finding, catalogue);
  const sides = sidesOf(finding, server);
  const [before, after] = [compact(sides?.before), compact(sides?.after)];
  if (before.length + after.length > 2e3) return null;
  return JSON.stringify([server.name, server.variant, finding.rule, finding.messageId, finding.pointer, said, before, after]);
}

export {
  sections,
  alikeLists
};
