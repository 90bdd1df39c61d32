import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  fill
} from "./chunk-6BHQ6WYL.js";
import {
  own,
  steps
} from "./chunk-DA4ALG7Q.js";

// src/diff/semver.ts
function semverAdvice(changes, findings) {
  if (findings.some((f) => f.category === "breaking" && f.state === "new" && f.level !== "note")) return "major";
  const told = changes.filter((c) => c.kind !== "order-changed");
  if (told.some(adds)) return "minor";
  return told.length ? "patch" : "none";
}
function adds({ kind, meta, before, after }) {
  if (kind.endsWith("-added")) return true;
  if (kind === "schema-changed") return meta?.effect === "widened" || meta?.effect === "unknown";
  return kind === "capability-changed" && (meta?.op === "add" || before === false && after === true);
}
function changelogEntries(changes) {
  const entries = [];
  const groups = /* @__PURE__ */ new Set();
  const changed = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const group = own(change.meta, "group");
    const id = own(group, "id");
    if (typeof id === "string" && (!change.kind.endsWith("-renamed") || own(group, "exact") === true)) {
      if (!groups.has(id)) entries.push(massEntry(change, group));
      groups.add(id);
      continue;
    }
    if (typeof change.meta?.renamedFrom === "string") continue;
    if (change.meta?.swapped === true && String(change.name) > String(change.meta.contentOf)) continue;
    const entry = entryOf(change);
    if (entry) entries.push(entry);
    else if (change.name !== null) changed.set(change.name, (changed.get(change.name) ?? /* @__PURE__ */ new Set()).add(partOf(change)));
  }
  for (const [name, parts] of changed)
    entries.push({ section: "Changed", template: "{name}: {parts} changed", evidence: { name, parts: [...parts] } });
  const order = ["Removed", "Changed", "Added"];
  return entries.sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}
var changelog = (changes) => changelogEntries(changes).map(({ section, template, evidence }) => `${section}: ${fill(template, evidence, null)}`);
var WORDS = { tool: "tool", prompt: "prompt", resource: "resource", template: "resource template" };
function entryOf(change) {
  const { kind, target, name, before, after, pointer, meta } = change;
  const what = WORDS[target] ?? "server";
  const of = (section, template, evidence) => ({ section, template, evidence });
  if (kind.endsWith("-added")) {
    const alias = meta?.aliasOf;
    return alias === void 0 ? of("Added", `${what} {name}`, { name }) : of("Added", `${what} {name}; {alias} is kept and does the same`, { name, alias });
  }
  if (kind.endsWith("-removed")) return of("Removed", `${what} {name}`, { name });
  if (kind.endsWith("-renamed")) return of("Changed", `${what} {before} is now called {name}`, { before, name });
  if (kind === "instructions-changed") return of("Changed", "the instructions of the server", {});
  if (kind === "protocol-changed") return of("Changed", "protocol version {before} became {after}", { before, after });
  if (kind === "capability-changed") {
    const capability = steps(pointer).slice(1).join(".");
    if (meta?.op === "add") return of("Added", "capability {capability}", { capability });
    return of(meta?.op === "remove" ? "Removed" : "Changed", "capability {capability}", { capability });
  }
  if (typeof meta?.contentOf === "string")
    return of("Changed", meta.swapped === true ? "{name} and {other} swapped names" : "{name} says what {other} said", {
      name,
      other: meta.contentOf
    });
  const path = steps(pointer);
  const parameter = path.length === 3 && path[0] === "inputSchema" && path[1] === "properties" ? path[2] : null;
  if (kind === "schema-changed" && parameter !== null && meta?.renamedTo !== void 0)
    return of("Changed", "{name}: parameter {parameter} is now called {to}", { name, parameter, to: meta.renamedTo });
  if (kind === "schema-changed" && parameter !== null && meta?.op === "add")
    return of("Added", "{name}: parameter {parameter}", { name, parameter });
  if (kind === "schema-changed" && parameter !== null && meta?.op === "remove")
    return of("Removed", "{name}: parameter {parameter}", { name, parameter });
  return null;
}
function massEntry(change, group) {
  const path = steps(change.pointer);
  if (change.kind.endsWith("-renamed")) {
    const { before, name } = change;
    const evidence2 = { count: own(group, "count") ?? null, of: own(group, "of") ?? null, before, name };
    return {
      section: "Changed",
      template: `{count} of {of} ${WORDS[change.target]}s are called something else, all in the same way: {before} is now {name}`,
      evidence: evidence2
    };
  }
  const part = change.kind === "text-changed" || path.length === 1 ? partOf(change) : `${path.at(-1)} in ${partOf(change)}`;
  const evidence = { part, count: own(group, "count") ?? null, of: own(group, "of") ?? null };
  return { section: "Changed", template: "{part} of {count} of {of} tools, all in the same way", evidence };
}
function partOf({ pointer, kind }) {
  const [first = "", ...rest] = steps(pointer);
  if (kind === "text-changed") return rest.length ? "descriptions of parameters" : first;
  if (first === "inputSchema") return "parameters";
  if (first === "outputSchema") return "result";
  return first;
}

export {
  semverAdvice,
  changelogEntries,
  changelog
};
