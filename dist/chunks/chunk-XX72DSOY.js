import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isSure
} from "./chunk-FYU3YSYK.js";
import {
  isObject,
  own,
  steps
} from "./chunk-K4EVMT5Y.js";
import {
  fill,
  oneOf
} from "./chunk-4HT2VLJ3.js";

// src/diff/entry.ts
var of = (section, template, evidence) => ({ section, template, evidence });

// src/diff/inside.ts
var VALUES = 8;
var SHORT = 60;
function insideEntries(change, isWhole) {
  const way = wayOf(change);
  if (way === null) return null;
  const { input, at, form, end } = way;
  const { name, before, after, meta } = change;
  const op = meta?.op;
  const evidence = { name, at };
  const thing = `${input ? "parameter {at}" : "field {at} of the result"}${form ? ", in one of its forms," : ""}`;
  const [keyword] = end;
  if (end.length === 0) {
    if (at === "") return wholeSchema(change, input);
    if (meta?.renamedTo !== void 0) return [of("Changed", `{name}: ${thing} is now called {to}`, { ...evidence, to: meta.renamedTo })];
    if (op === "keywords")
      return [of("Changed", `{name}: ${thing} ${typed(before, after, input, meta?.effect)}`, { ...evidence, ...types(before, after) })];
    const must2 = input && op === "add" && (meta?.effect === "narrowed" || meta?.effect === "changed") ? ", which must be given" : "";
    return op === "add" || op === "remove" ? [of(op === "add" ? "Added" : "Removed", `{name}: ${thing}${must2}`, evidence)] : null;
  }
  if (at === "" && !PLAIN.has(keyword))
    return DEFINITIONS.has(keyword) ? null : [of("Changed", `{name}: {keyword} of the ${input ? "arguments" : "result"}`, { name, keyword })];
  if (end.length > 1) return [of("Changed", `{name}: {keyword} of ${thing}`, { ...evidence, keyword: end.join("/") })];
  if (keyword === "required") return required(change, way, isWhole);
  if (keyword === "additionalProperties" && meta?.effect !== "unknown" && meta?.effect !== "changed") {
    const refuses = meta?.effect === "narrowed";
    if (!input)
      return [
        of(
          "Changed",
          `{name}: ${at === "" ? "the result" : thing} ${refuses ? "holds only what is named" : "may hold more than is named"}`,
          evidence
        )
      ];
    if (at === "") return [of("Changed", `{name} ${unnamed(meta?.effect)}`, { name })];
    return [of("Changed", `{name}: ${thing} ${refuses ? "refuses" : "accepts"} what it does not name`, evidence)];
  }
  if (keyword === "default") {
    const words2 = op === "remove" ? "has no default any more, where it had {before}" : op === "add" ? "defaults to {after}" : "defaults to {after}, where it was {before}";
    return [of("Changed", `{name}: ${thing} ${words2}`, { ...evidence, before: asIs(before), after: asIs(after) })];
  }
  if (keyword === "enum" && Array.isArray(before) && Array.isArray(after)) {
    const [lost, gained] = [without(before, after), without(after, before)];
    if (lost.length + gained.length > VALUES) return [of("Changed", `{name}: the listed values of ${thing}`, evidence)];
    return [
      ...lost.length ? [of("Removed", `{name}: ${thing} ${input ? "no longer takes" : "is no longer"} {lost}`, { ...evidence, lost })] : [],
      ...gained.length ? [of("Added", `{name}: ${thing} ${input ? "takes {gained} as well" : "may be {gained}"}`, { ...evidence, gained })] : []
    ];
  }
  const listed = op === "add" ? after : before;
  if (keyword === "enum" && (op === "add" || op === "remove") && Array.isArray(listed) && listed.length <= VALUES) {
    const [only, more] = input ? ["takes only {after} now", "takes more than {before} now"] : ["is only {after} now", "may be more than {before} now"];
    return [of("Changed", `{name}: ${thing} ${op === "add" ? only : more}`, { ...evidence, before, after })];
  }
  if (keyword === "type")
    return [
      of("Changed", `{name}: ${thing} ${typed({ type: before }, { type: after }, input, meta?.effect)}`, {
        ...evidence,
        ...types({ type: before }, { type: after })
      })
    ];
  if (keyword === "deprecated" && (after === true || before === true))
    return [of("Changed", `{name}: ${thing} is ${after === true ? "deprecated" : "no longer deprecated"}`, evidence)];
  const told = { ...evidence, keyword, before: asIs(before), after: asIs(after) };
  if (!short(before) || !short(after)) return [of("Changed", `{name}: {keyword} of ${thing}`, told)];
  const words = op === "add" ? "has {keyword} {after} now" : op === "remove" ? "has no {keyword} any more, where it was {before}" : "has {keyword} {after}, where it was {before}";
  return [of("Changed", `{name}: ${thing} ${words}`, told)];
}
var PLAIN = /* @__PURE__ */ new Set(["required", "additionalProperties"]);
var DEFINITIONS = /* @__PURE__ */ new Set(["$defs", "definitions"]);
function wayOf({ kind, target, pointer }) {
  const [root, ...path] = steps(pointer);
  if (kind !== "schema-changed" || target !== "tool" || root !== "inputSchema" && root !== "outputSchema") return null;
  let at = "";
  let form = false;
  const last = path.lastIndexOf("properties");
  let i = 0;
  for (; i < path.length; i++) {
    const [key, next] = [path[i], path[i + 1]];
    if (key === "properties" && next !== void 0) {
      at += at === "" ? next : `.${next}`;
      i++;
    } else if ((key === "items" || key === "prefixItems") && at !== "") {
      if (/^\d+$/.test(next ?? "")) i++;
      at += "[]";
    } else if (i < last && (key === "anyOf" || key === "oneOf" || key === "allOf") && /^\d+$/.test(next ?? "")) {
      form ||= key !== "allOf";
      i++;
    } else break;
  }
  return { input: root === "inputSchema", at, form, end: path.slice(i) };
}
function wholeSchema({ name, meta }, input) {
  if (meta?.op === "keywords" || input) return null;
  if (meta?.op === "add") return [of("Added", "{name}: the schema of its result", { name })];
  return meta?.op === "remove" ? [of("Removed", "{name}: the schema of its result", { name })] : null;
}
function required({ name, before, after }, { input, at }, isWhole) {
  const named = (list) => list.filter((p) => at !== "" || !input || !isWhole(p)).map((p) => at === "" || typeof p !== "string" ? p : `${at}.${p}`);
  const [now, free] = [named(without(after, before)), named(without(before, after))];
  const [must2, may] = input ? ["must be given now", "may be left out now"] : ["cannot be missing from the result now", "may be missing from the result now"];
  return [
    ...now.length ? [of("Changed", `{name}: {parameters} ${must2}`, { name, parameters: now })] : [],
    ...free.length ? [of("Changed", `{name}: {parameters} ${may}`, { name, parameters: free })] : []
  ];
}
function typed(before, after, input, effect) {
  const { was, is } = types(before, after);
  if (was !== "" && is !== "" && was !== is) return input ? "takes {is}, where it took {was}" : "is {is}, where it was {was}";
  const [less, more] = input ? ["takes less", "takes more"] : ["is less", "may be more"];
  return effect === "narrowed" ? less : effect === "widened" ? more : input ? "takes something else" : "is something else";
}
var types = (before, after) => ({ was: typeOf(before), is: typeOf(after) });
function typeOf(schema) {
  const type = own(schema, "type");
  const list = [type].flat().filter((t) => typeof t === "string");
  if (list.length > 0) return list.join(" or ");
  for (const key of ["anyOf", "oneOf"]) {
    const forms = own(schema, key);
    if (!Array.isArray(forms)) continue;
    const all = forms.map((form) => own(form, "anyOf") === void 0 && own(form, "oneOf") === void 0 ? typeOf(form) : "");
    return all.every((t) => t !== "") ? [...new Set(all)].join(" or ") : "";
  }
  return "";
}
var asIs = (value) => typeof value === "number" ? String(value) : value;
var short = (value) => !isObject(value) && (JSON.stringify(value) ?? "").length <= SHORT;
var unnamed = (effect, many = false) => `${effect === "narrowed" ? "refuse" : "accept"}${many ? "" : "s"} arguments that ${many ? "they do" : "it does"} not name`;
function without(list, other) {
  const known = new Set((Array.isArray(other) ? other : []).map((v) => JSON.stringify(v)));
  return (Array.isArray(list) ? list : []).filter((v) => !known.has(JSON.stringify(v)));
}
function argumentEntries({ name, before, after, meta }) {
  const names = meta?.names;
  if (!isObject(names)) return null;
  const list = (key) => {
    const found = own(names, key);
    return Array.isArray(found) ? found : [];
  };
  const must2 = (side, argument) => Array.isArray(side) && side.some((one) => own(one, "name") === argument && own(one, "required") === true);
  const [come, gone, changed] = [list("come"), list("gone"), list("changed")];
  const now = changed.filter((a) => must2(after, a) && !must2(before, a));
  const free = changed.filter((a) => !must2(after, a) && must2(before, a));
  const rest = changed.filter((a) => !now.includes(a) && !free.includes(a));
  const tell = (section, words, of_) => of_.length ? [of(section, `prompt {name}: ${words}`, { name, arguments: of_ })] : [];
  const entries = [
    ...tell("Removed", "argument {arguments}", gone),
    ...tell("Changed", "{arguments} must be given now", now),
    ...tell("Changed", "{arguments} may be left out now", free),
    ...tell("Changed", "what is said of {arguments}", rest),
    ...tell(
      "Added",
      "argument {arguments}, which must be given",
      come.filter((a) => must2(after, a))
    ),
    ...tell(
      "Added",
      "argument {arguments}",
      come.filter((a) => !must2(after, a))
    )
  ];
  return entries.length > 0 ? entries : null;
}

// src/diff/changelog.ts
var MASS = 3;
var INSIDE = 8;
var NAMED = 8;
function changelogEntries(changes) {
  const entries = [];
  const wholes = wholeParameters(changes);
  const groups = /* @__PURE__ */ new Map();
  const changed = /* @__PURE__ */ new Map();
  const part = (key, change) => {
    const known = changed.get(key) ?? {
      what: change.target === "tool" ? "" : `${WORDS[change.target]} `,
      name: String(change.name),
      parts: /* @__PURE__ */ new Set()
    };
    changed.set(key, known);
    known.parts.add(partOf(change));
  };
  const lines = /* @__PURE__ */ new Map();
  for (const change of changes) {
    if (sameMeaning(change)) continue;
    const group = own(change.meta, "group");
    const id = own(group, "id");
    if (typeof id === "string" && (!change.kind.endsWith("-renamed") || own(group, "exact") === true)) {
      const alike = groups.get(id);
      if (alike) alike.push(change);
      else groups.set(id, [change]);
      continue;
    }
    if (typeof change.meta?.renamedFrom === "string") continue;
    if (change.meta?.swapped === true && String(change.name) > String(change.meta.contentOf)) continue;
    const key = `${change.target} ${change.name}`;
    const whole = entryOf(change);
    const told = whole ? null : insideOf(change, wholes);
    if (whole) entries.push(whole);
    else if (told) {
      const inside = lines.get(key);
      if (inside) inside.push({ change, told });
      else lines.set(key, [{ change, told }]);
    } else if (change.name !== null) part(key, change);
  }
  for (const [key, inside] of lines) {
    const worst = inside.length > INSIDE ? [...inside].sort((x, y) => Number(harms(y.change)) - Number(harms(x.change))) : inside;
    const said = new Map(worst.slice(0, INSIDE).flatMap(({ told }) => told.map((entry) => [JSON.stringify(entry), entry])));
    entries.push(...said.values());
    for (const { change } of worst.slice(INSIDE)) part(key, change);
  }
  for (const group of groups.values()) entries.push(...massEntries(group));
  entries.push(...partEntries([...changed.values()]));
  const order = ["Removed", "Changed", "Added"];
  return entries.sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}
var changelog = (changes) => changelogEntries(changes).map(({ section, template, evidence }) => `${section}: ${fill(template, evidence, null)}`);
var WORDS = { tool: "tool", prompt: "prompt", resource: "resource", template: "resource template" };
var SPEAKING = /* @__PURE__ */ new Set(["default", "deprecated", "examples"]);
function sameMeaning({ kind, target, pointer, meta }) {
  if (kind !== "schema-changed" || target !== "tool" || meta?.effect !== "equivalent") return false;
  const path = steps(pointer);
  const named = path.at(-2) === "properties" && (meta.op === "add" || meta.op === "remove");
  return !named && !SPEAKING.has(path.at(-1) ?? "");
}
var insideOf = (change, wholes) => argumentEntries(change) ?? insideEntries(change, (parameter) => wholes.has(JSON.stringify([change.name, parameter])));
var harms = ({ pointer, meta }) => meta?.effect === "unknown" || meta?.effect === "changed" || meta?.effect === (pointer.startsWith("/outputSchema") ? "widened" : "narrowed");
function entryOf(change) {
  const { kind, target, name, before, after, pointer, meta } = change;
  const what = WORDS[target] ?? "server";
  if (kind.endsWith("-added")) {
    const alias = meta?.aliasOf;
    return alias === void 0 ? of("Added", `${what} {name}`, { name }) : of("Added", `${what} {name}; {alias} is kept and does the same`, { name, alias });
  }
  if (kind.endsWith("-removed")) return of("Removed", `${what} {name}`, { name });
  if (kind.endsWith("-renamed"))
    return of("Changed", isSure(change) ? `${what} {before} is now called {name}` : `${what} {before} is gone, {name} looks like it`, {
      before,
      name
    });
  if (kind === "instructions-changed") return of("Changed", "the instructions of the server", {});
  if (kind === "protocol-changed") return of("Changed", "protocol version {before} became {after}", { before, after });
  if (kind === "server-changed" && pointer === "/serverInfo/name")
    return of("Changed", "the server {before} is now called {after}", { before, after });
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
  const parameter = parameterOf(change);
  if (parameter === null) return null;
  if (meta?.renamedTo !== void 0)
    return of("Changed", "{name}: parameter {parameter} is now called {to}", { name, parameter, to: meta.renamedTo });
  if (meta?.op === "add") return of("Added", `{name}: parameter {parameter}${must(change)}`, { name, parameter });
  return meta?.op === "remove" ? of("Removed", "{name}: parameter {parameter}", { name, parameter }) : null;
}
var must = ({ meta }) => meta?.effect === "narrowed" || meta?.effect === "changed" ? ", which must be given" : "";
var wholeParameters = (changes) => new Set(changes.filter((c) => parameterOf(c) !== null && c.meta?.op !== "keywords").map((c) => JSON.stringify([c.name, parameterOf(c)])));
function parameterOf({ kind, pointer }) {
  const path = steps(pointer);
  return kind === "schema-changed" && path.length === 3 && path[0] === "inputSchema" && path[1] === "properties" ? path[2] : null;
}
function massEntries(group) {
  const change = group[0];
  const { kind, target, before, name, meta, pointer } = change;
  const count = new Set(group.map((c) => c.name)).size;
  const evidence = { count, of: own(own(meta, "group"), "of") ?? null };
  const things = `{count} of {of} ${WORDS[target]}s`;
  if (kind.endsWith("-renamed"))
    return [
      of("Changed", `${things} are called something else, all in the same way: {before} is now {name}`, { ...evidence, before, name })
    ];
  const parameter = parameterOf(change);
  if (parameter !== null && meta?.renamedFrom !== void 0) return [];
  if (parameter !== null && meta?.renamedTo !== void 0)
    return [of("Changed", `parameter {parameter} of ${things} is now called {to}`, { ...evidence, parameter, to: meta.renamedTo })];
  if (parameter !== null && meta?.op === "add") {
    const asked = group.filter((c) => must(c) !== "").length;
    const words = asked === group.length ? must(change) : asked > 0 ? ", which must be given in {asked} of them" : "";
    return [of("Added", `parameter {parameter} of ${things}${words}`, { ...evidence, parameter, asked })];
  }
  if (parameter !== null && meta?.op === "remove") return [of("Removed", `parameter {parameter} of ${things}`, { ...evidence, parameter })];
  if (pointer === "/inputSchema/required") {
    const [now, free] = [without(change.after, before), without(before, change.after)];
    return [
      ...now.length ? [of("Changed", `{parameters} must be given now in ${things}`, { ...evidence, parameters: now })] : [],
      ...free.length ? [of("Changed", `{parameters} may be left out now in ${things}`, { ...evidence, parameters: free })] : []
    ];
  }
  if (pointer === "/inputSchema/additionalProperties" && meta?.effect !== "unknown" && meta?.effect !== "changed")
    return [of("Changed", `${things} ${unnamed(meta?.effect, true)}`, evidence)];
  const path = steps(pointer);
  const part = partOf(change);
  if (kind === "text-changed" || path.length === 1)
    return [of("Changed", `${PART} of ${things}, all in the same way`, { ...evidence, part })];
  const keyword = path.at(-1);
  const named = path.lastIndexOf("properties");
  const one = group.every((c) => c.pointer === pointer) && path[0] === "inputSchema" && named >= 0 && named + 2 < path.length;
  return one ? [
    of("Changed", `{keyword} of parameter {parameter} of ${things}, all in the same way`, {
      ...evidence,
      keyword,
      parameter: path[named + 1]
    })
  ] : [of("Changed", `{keyword} in ${PART} of ${things}, all in the same way`, { ...evidence, keyword, part })];
}
function partEntries(changed) {
  const alike = /* @__PURE__ */ new Map();
  for (const one of changed) {
    const key = JSON.stringify([one.what, ...one.parts]);
    const group = alike.get(key);
    if (group) group.push(one);
    else alike.set(key, [one]);
  }
  return [...alike.values()].flatMap((group) => {
    const { what, parts } = group[0];
    const part = [...parts];
    if (group.length < MASS) return group.map(({ name: name2 }) => of("Changed", `${what}{name}: ${PART} changed`, { name: name2, part }));
    const name = group.slice(0, NAMED).map((g) => g.name);
    const rest = group.length - name.length;
    return [of("Changed", `${what}{name}${rest > 0 ? " and {rest} more" : ""}: ${PART} changed`, { name, rest, part })];
  });
}
var PART = oneOf("part", [
  "description",
  "title",
  "descriptions of parameters",
  "descriptions in the result",
  "parameters",
  "result",
  "hints",
  "arguments",
  "descriptions of arguments"
]);
var TEXTS = { outputSchema: "descriptions in the result", arguments: "descriptions of arguments" };
function partOf({ pointer, kind }) {
  const [first = "", ...rest] = steps(pointer);
  if (kind === "text-changed") return rest.length === 0 ? first : TEXTS[first] ?? "descriptions of parameters";
  if (first === "inputSchema") return "parameters";
  if (first === "outputSchema") return "result";
  return first === "annotations" ? "hints" : first;
}

export {
  changelogEntries,
  changelog
};
