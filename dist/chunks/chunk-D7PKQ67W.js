import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  changelogEntries
} from "./chunk-XX72DSOY.js";
import {
  alikeLists,
  sections
} from "./chunk-VG6KGALB.js";
import {
  apart,
  blocks,
  brief,
  compact,
  diffText,
  endOf,
  fieldLine,
  fields,
  firstOf,
  found,
  isNamed,
  linesOf,
  rows,
  sidesOf,
  textLines,
  tools,
  wrap
} from "./chunk-ADCB63FS.js";
import {
  bare,
  byPlace,
  byRule,
  common,
  count,
  delta,
  failures,
  heading,
  headline,
  help,
  inCommon,
  looked,
  modelReads,
  number,
  place,
  placeKey,
  plain,
  proofOf,
  remarks,
  serverName,
  signed,
  sort,
  targetWord,
  things,
  title,
  withoutBase
} from "./chunk-MKNZ2JRH.js";
import {
  isSure
} from "./chunk-FYU3YSYK.js";
import {
  canonical,
  isObject,
  own,
  steps
} from "./chunk-K4EVMT5Y.js";
import {
  cell,
  code,
  fence,
  line,
  ours,
  prose,
  visible
} from "./chunk-SD42AGYI.js";
import {
  grouped,
  parts
} from "./chunk-4HT2VLJ3.js";

// src/report/fit.ts
var Room = class {
  constructor(budget, measure) {
    this.measure = measure;
    this.#left = budget;
  }
  measure;
  #left;
  get left() {
    return this.#left;
  }
  /** Sets room aside for what must stand. */
  take(text) {
    this.#left -= this.measure(text) + 2;
    return text;
  }
  /** Takes the text if it fits. */
  offer(text) {
    const cost = this.measure(text) + 2;
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }
  /** The first items that fit into a share of what is left, and how many do not. Items are made only as long as there is room. */
  fill(items, make, share2 = 1) {
    const texts = [];
    const kept = this.#left * (1 - share2);
    for (const item of items) {
      const text = make(item, this.#left - kept);
      if (this.measure(text) > this.#left - kept || !this.offer(text)) break;
      texts.push(text);
    }
    return { texts, left: items.length - texts.length };
  }
};
var characters = (text) => text.length;
var bytes = (text) => Buffer.byteLength(text);

// src/report/markdown/inline.ts
var inline = (parts2, limit = 300) => parts2.map((p) => "text" in p ? ours(p.text) : code(p.value, limit)).join("");
var folded = (summary, body2) => `<details><summary>${summary}</summary>

${body2}

</details>`;
function names(list, most2 = 8) {
  const shown = list.slice(0, most2).map((n) => code(n, 128)).join(", ");
  return list.length > most2 ? `${shown} and ${grouped(list.length - most2)} more` : shown;
}

// src/report/markdown/findings.ts
var URL_TEXT = /^https?:\/\/[\w.~:/?#@!$&'*+,;=%[\]-]+$/;
var link = (label, url) => url && URL_TEXT.test(url) ? `[${label}](<${url}>)` : label;
function where(finding, options) {
  const { location } = finding;
  if (!location) return "";
  const label = `${code(location.file, 120)} line ${location.line}`;
  return ` \xB7 ${link(label, options.link?.(location.file, location.line))}`;
}
var STATE = { new: "new in this change", existing: "stands at the base as well", fixed: "fixed" };
function section({ group, alike }, options, room) {
  const [{ server, finding }, ...others] = group;
  const { catalogue } = options;
  const { says, words } = heading(finding, catalogue);
  const facts = [
    code(finding.rule),
    ...server.base === null ? [] : [STATE[finding.state]],
    inline(place(finding.target, finding.pointer)),
    ...options.many ? [`server ${on(group[0])}`] : []
  ];
  const shown = evidence(finding, server, room);
  const apart2 = words !== null && words.trim() !== "" && (shown === "" || shown.split("\n").length > LONG) ? `The words: ${code(words)}` : "";
  return [
    `### ${inline(says, HEADING)}${alike.length > 0 ? ` (and ${number(alike.length)} more alike)` : ""}`,
    `${facts.join(" \xB7 ")}${where(finding, options)}`,
    apart2,
    shown,
    alike.length > 0 ? `The same on ${names([...new Set(alike.map((p) => p.finding.tool ?? "the server"))], 20)}.` : "",
    inline(help(finding, catalogue)),
    byRule(others).map((more) => also(more, finding.rule, catalogue)).join("\n")
  ].filter((s) => s !== "").join("\n\n");
}
var LONG = 9;
function also(alike, told, catalogue) {
  const [first, ...more] = alike.map((p) => p.finding);
  const rest2 = more.length > 0 ? ` and ${number(more.length)} more like it` : "";
  if (first.rule === told) return `- Also: ${inline(bare(first, catalogue))}${rest2}`;
  return `- Also: ${inline(bare(first, catalogue))}${rest2} (${code(first.rule)}). ${inline(help(first, catalogue))}`;
}
var HEADING = 100;
function evidence(finding, server, room) {
  const sides = sidesOf(finding, server);
  if (!sides) return "";
  if (isShort(sides.before) && isShort(sides.after)) return `${value(sides.before)} \u2192 ${value(sides.after)}`;
  const text = diffText(linesOf(sides.before, sides.after), Math.max(400, Math.min(Math.max(LONGEST, room / 50), room / 3)));
  return text === "" ? "" : fence(text, "diff");
}
var LONGEST = 6e3;
var isShort = (v) => v === void 0 || v === null || typeof v === "boolean" || typeof v === "number";
var value = (v) => v === void 0 ? "not set" : code(String(v));
var on = ({ server, also: more }) => [server, ...more].map((s) => code(serverName(s))).join(", ");
var ONE_BY_ONE = 3;
var SECURITY = 8;
function lines(group, options) {
  const fresh = group[0].finding.state === "new";
  if (!fresh || group.length > ONE_BY_ONE && group[0].finding.category !== "security")
    return group.length > ONE_BY_ONE ? together(group, options) : group.map((placed) => single(placed, options)).join("\n");
  const lists = alikeLists(group, options.catalogue);
  const rest2 = lists.slice(SECURITY).flat();
  return [
    ...lists.slice(0, SECURITY).map((list) => list.length > 1 ? same(list, options) : single(list[0], options)),
    ...rest2.length > 1 ? [together(rest2, options)] : rest2.map((placed) => single(placed, options))
  ].join("\n");
}
function single(placed, options) {
  const { finding } = placed;
  const { catalogue } = options;
  const of = options.many ? ` on ${on(placed)}` : "";
  const at = finding.pointer === "" && finding.target === "tool" ? "" : `, ${inline(place(finding.target, finding.pointer))}`;
  return `- ${inline(title(finding, catalogue))} (${code(finding.rule)}${at}${of})${where(finding, options)}${todo(finding, catalogue)}${by(finding)}`;
}
var todo = (finding, catalogue) => finding.state === "new" && finding.level !== "note" && !finding.accepted ? `. ${inline(help(finding, catalogue))}` : "";
function same(list, options) {
  const { finding } = list[0];
  const { catalogue, many } = options;
  const about = things(list, many);
  const said = bare(finding, catalogue);
  if (about.length < 2 || said.some((p) => "value" in p && p.value === finding.tool)) return together(list, options);
  const at = finding.pointer === "" ? "" : `, ${inline(place(finding.target, finding.pointer))}`;
  const names2 = namesOf(about.map((a) => ({ ...a, spots: [] })));
  return `- **${number(list.length)} \xD7** ${inline(said)} (${code(finding.rule)}${at}): ${names2}${todo(finding, catalogue)}${by(finding)}`;
}
function together(group, { catalogue, many }) {
  const { finding } = group[0];
  const all = things(group, many);
  const shared = inCommon(group.map((p) => p.finding.evidence)) || oneSpot(all);
  const what = shared === "" ? "" : `, ${code(shared)}`;
  const about = all.map((a) => finding.state === "new" ? a : { ...a, spots: [] });
  return `- **${number(group.length)} \xD7** ${ours(common(finding, catalogue))} (${code(finding.rule)}${what}): ${namesOf(about)}${example(group)}`;
}
function example(group) {
  const proof = proofOf(group);
  if (!proof) return "";
  const says = proof.result ? `A result of ${code(proof.name, 128)} that may come now` : `Refused now, for example by ${code(proof.name, 128)}`;
  return `. ${says}: ${code(proof.witness)}`;
}
function oneSpot(about) {
  const [first] = about;
  return first !== void 0 && first.spots.length === 1 && about.every((a) => a.spots.length === 1 && a.spots[0] === first.spots[0]) ? first.spots[0] : "";
}
function namesOf(about) {
  const told = about.slice(0, TOGETHER).map(({ name, from, times, spots }) => {
    const shown = spots.slice(0, SPOTS).map((s) => code(s, 80));
    const more = times > shown.length ? [shown.length ? `${number(times - shown.length)} more` : number(times)] : [];
    const where2 = [...shown, ...more];
    const label = from === null ? code(name, 128) : `${code(from, 128)} \u2192 ${code(name, 128)}`;
    return `${label}${times > 1 || shown.length ? ` (${where2.join(", ")})` : ""}`;
  });
  const rest2 = about.length > TOGETHER ? ` and ${number(about.length - TOGETHER)} more` : "";
  return `${told.join(", ")}${rest2}`;
}
var SPOTS = 4;
var TOGETHER = 10;
function by(finding) {
  const a = finding.accepted;
  if (!a) return "";
  const told = [a.who ? `accepted by ${code(a.who)}` : "accepted in the config"];
  if (a.when) told.push(`on ${code(a.when)}`);
  if (a.expires) told.push(`until ${code(a.expires)}`);
  return ` \u2014 ${told.join(" ")}${a.reason ? `: ${prose(a.reason)}` : ""}`;
}

// src/report/markdown/body.ts
var Body = class _Body {
  constructor(room, how) {
    this.room = room;
    this.how = how;
  }
  room;
  how;
  parts = [];
  #missing = /* @__PURE__ */ new Set();
  /** A short text that always stands. */
  take(text) {
    this.parts.push(this.room.take(text));
  }
  /** A text that stands when there is room. */
  offer(text, what) {
    if (text === "") return;
    if (this.room.offer(text)) this.parts.push(text);
    else this.#missing.add(what);
  }
  /** As many items as there is room for. */
  fill(items, make, { named: named2, around, joint = "\n\n", share: share2 }) {
    if (items.length === 0) return;
    if (around) this.room.take(around(""));
    const { texts, left } = this.room.fill(items, make, share2);
    if (texts.length > 0) this.parts.push(around ? around(texts.join(joint)) : texts.join(joint));
    if (left > 0) this.#missing.add(count(left, ...named2));
  }
  /** A body with the same room, whose parts are placed later. */
  later() {
    return new _Body(this.room, this.how);
  }
  /** Puts the parts of another body here. */
  append(other) {
    this.parts.push(...other.parts);
    for (const what of other.#missing) this.#missing.add(what);
  }
  /** Findings in a line each, folded under a summary of ours or open. */
  list(findings, what, summary) {
    this.fill(byRule(findings), (group) => lines(group, this.how), {
      named: [`kind of ${what}`, `kinds of ${what}s`],
      joint: "\n",
      ...summary === void 0 ? {} : { around: (text) => folded(summary, text) }
    });
  }
  /** What did not fit, in words; empty when all of it did. */
  get missing() {
    return [...this.#missing].join(", ");
  }
};

// src/report/markdown/changelog.ts
var ENTRIES = 40;
function changelog(server) {
  if (server.semver === null || server.semver === "none") return "";
  const entries = changelogEntries(server.changes);
  if (entries.length === 0) return "";
  const lines2 = entries.slice(0, ENTRIES).map((e) => `- ${e.section}: ${inline(parts(e.template, e.evidence, null))}`);
  if (entries.length > ENTRIES) lines2.push(`- and ${number(entries.length - ENTRIES)} more`);
  return lines2.join("\n");
}

// src/report/markdown/whole.ts
function whole({ kind, target, before, after, meta }, limit) {
  const come = kind.endsWith("-added");
  const value2 = come ? after : before;
  const description = own(value2, "description");
  const properties = own(own(value2, "inputSchema"), "properties");
  const parameters = isObject(properties) ? Object.keys(properties) : [];
  const told = `${come ? "New" : "Removed"}${parameters.length ? `, with the parameters ${names(parameters, 12)}` : ""}.${come ? kinship(meta) : ""}`;
  const text = typeof description === "string" ? description : "";
  const silent = text === "" && (target === "tool" || target === "prompt") ? " It has no description." : "";
  const lines2 = come ? [...linesOf(null, text), ...rest(value2)] : linesOf(text, null);
  return lines2.length === 0 ? `${told}${silent}` : `${told}${silent}

${fence(diffText(lines2, limit), "diff")}`;
}
function kinship(meta) {
  const of = (key) => typeof meta?.[key] === "string" ? code(meta[key], 128) : void 0;
  const [alias, formerly, place2] = [of("aliasOf"), of("formerly"), of("inPlaceOf")];
  if (alias !== void 0) return ` ${alias} is kept and does the same.`;
  if (formerly !== void 0) return ` It is what ${formerly} was, which does something else now.`;
  return place2 === void 0 ? "" : ` It looks like what replaces ${place2}.`;
}
var BEFORE_REST = /* @__PURE__ */ new Set(["name", "description", "inputSchema", "outputSchema", "annotations", "arguments"]);
function rest(value2) {
  if (!isObject(value2)) return [];
  const under2 = (title2, texts) => texts.length === 0 ? [] : [{ mark: "@", text: title2 }, ...texts.flatMap((text) => textLines("+", text))];
  const schema = (key, title2, itself) => value2[key] === void 0 ? [] : under2(
    title2,
    fields(value2[key]).map((f) => fieldLine(f, itself))
  );
  const pairs = (of) => isObject(of) ? Object.entries(of).map(([k, v]) => `${k} ${brief(v)}`) : [];
  const list = own(value2, "arguments");
  return [
    ...schema("inputSchema", "parameters", "arguments"),
    ...under2("arguments", Array.isArray(list) ? list.map(argumentLine) : []),
    ...schema("outputSchema", "result", "result"),
    ...under2("hints", pairs(own(value2, "annotations"))),
    ...under2(
      "further",
      Object.entries(value2).filter(
        ([key, v]) => !BEFORE_REST.has(key) || key === "annotations" && !isObject(v) || key === "arguments" && !Array.isArray(v)
      ).map(([key, v]) => `${key} ${brief(v)}`)
    )
  ];
}
function argumentLine(argument) {
  const name = own(argument, "name");
  if (!isObject(argument) || typeof name !== "string") return brief(argument);
  const { name: _, description, required, ...more } = argument;
  const words = [
    ...required === true ? ["required"] : required === void 0 || required === false ? [] : [`required ${brief(required)}`],
    ...Object.entries(more).map(([key, v]) => `${key} ${brief(v)}`)
  ];
  const text = description === void 0 ? "" : typeof description === "string" ? description : brief(description);
  return fieldLine({ at: name, words, text }, name);
}
function becameOf({ before, after, meta }, limit) {
  const of = meta?.names ?? null;
  const told = [
    ["new", "come"],
    ["gone", "gone"],
    ["changed", "changed"]
  ].flatMap(([word, key]) => {
    const list = own(of, key);
    return Array.isArray(list) && list.length ? [`${word} ${names(list.map(String), 12)}`] : [];
  });
  if (told.length === 0) return "in another order";
  const [b, a] = [before, after].map(
    (list) => new Map((Array.isArray(list) ? list : []).map((one) => [String(own(one, "name")), argumentLine(one)]))
  );
  const lines2 = [.../* @__PURE__ */ new Set([...b.keys(), ...a.keys()])].flatMap((name) => {
    const [was, is] = [b.get(name), a.get(name)];
    if (was === is) return [];
    return [...was === void 0 ? [] : textLines("-", was), ...is === void 0 ? [] : textLines("+", is)];
  });
  return `${told.join("; ")}

${fence(diffText(lines2, limit), "diff")}`;
}
var LONG_SCHEMA = 300;
function newSchema(schema, mark, limit) {
  const length = compact(schema).length;
  if (length <= LONG_SCHEMA) return null;
  const properties = own(schema, "properties");
  const named2 = isObject(properties) && Object.keys(properties).length ? `, with the fields ${names(Object.keys(properties), 12)}` : "";
  const open = fields(schema).map((f) => ({ ...f, words: f.words.filter((word) => word !== "additionalProperties false") }));
  const lines2 = open.filter((f) => f.at !== "" || f.words.length > 0 || f.text !== "").flatMap((f) => textLines(mark, fieldLine(f, "the whole")));
  return `${number(length)} characters${named2}.

${fence(diffText(lines2, limit), "diff")}`;
}

// src/report/markdown/changes.ts
function showShared({ rewrites, names: things2 }, many, room) {
  const first = rewrites[0][0];
  const on2 = many === null ? "" : ` (${code(many)})`;
  if (first.kind.endsWith("-renamed"))
    return `**${count(things2.length, targetWord(first.target))} renamed**${on2}, all in the same way: ${listed(rewrites[0].map(under), 12)}`;
  const head = `**The same in ${count(things2.length, targetWord(first.target))}**${on2}: ${names(things2, 12)}`;
  const each = Math.max(200, Math.min(Math.max(1500, room / 40), room / 2 / rewrites.length));
  return [head, ...rewrites.map((places) => repeated(places, things2.length, each))].join("\n\n");
}
var under = ({ before, after }) => `${code(compact(before), 128)} \u2192 ${code(compact(after), 128)}`;
function repeated(places, things2, limit) {
  const first = ofAll(places);
  const ofNames = isNamed(first) ? `, with words of each one\u2019s own name, as here of ${code(first.name ?? "", 128)}` : "";
  if (places.every((c) => c.pointer === first.pointer))
    return body(first, limit, `${inline(place(first.target, first.pointer))}${ofNames}`);
  const end = endOf(first.pointer);
  const whole2 = end === first.pointer;
  if (!whole2 && things2 > 1) return body(first, limit, `${code(end)} in ${count(places.length, "place")}${ofNames}`);
  const spots = places.map((c) => place(c.target, c.pointer.endsWith(`/${end}`) ? c.pointer.slice(0, -end.length - 1) : c.pointer));
  const kinds = new Set(spots.map(([kind2]) => kind2 !== void 0 && "text" in kind2 ? kind2.text.trim() : ""));
  const kind = kinds.size === 1 && [...kinds].every((k) => k === "parameter" || k === "output field") ? [...kinds][0] : "place";
  const names2 = spots.map(
    (spot) => kind === "place" ? inline(spot) : spot.flatMap((p) => "value" in p ? code(p.value, 128) : []).join(", ")
  );
  return body(first, limit, `${whole2 ? "" : `${code(end)} of `}${count(places.length, kind)} (${listed(names2, 6)})`);
}
function ofAll(places) {
  const first = places[0];
  const effects = new Set(places.map((c) => c.meta?.effect));
  if (effects.size === 1) return first;
  const { effect: _, ...meta } = first.meta ?? {};
  const worst = ["narrowed", "changed", "unknown", "widened"].find((e) => effects.has(e));
  return { ...first, meta: worst === "narrowed" || worst === "changed" ? { ...meta, effect: "narrowed in some" } : meta };
}
var listed = (list, most2) => list.slice(0, most2).join(", ") + (list.length > most2 ? ` and ${number(list.length - most2)} more` : "");
function show(thing, many, room) {
  const first = firstOf(thing);
  const on2 = many === null ? "" : ` (${code(many)})`;
  const title2 = first.kind === "order-changed" ? "Order of the tools" : first.name === null ? targetWord(first.target) : code(first.name, 128);
  const head = `**${title2}**${first.target === "tool" || first.name === null ? "" : `, ${targetWord(first.target)}`}${on2}`;
  const told = [
    ...joinRenamed(thing.changes).map((c) => (limit2) => body(c, limit2)),
    ...thing.repeated.map((places) => (limit2) => repeated(places, 1, limit2))
  ];
  const full = told.map((tell) => tell(most(room)));
  const limit = share(
    full.map((t) => t.length),
    most(room)
  );
  return [head, ...told.map((tell, i) => full[i].length <= limit ? full[i] : tell(Math.max(200, limit - 200)))].join("\n\n");
}
var LONGEST2 = 2e4;
var most = (room) => Math.min(room / 2, Math.max(LONGEST2, room / 10));
function share(lengths, total) {
  const sorted = [...lengths].sort((a, b) => a - b);
  let left = total;
  for (const [i, length] of sorted.entries()) {
    const each = left / (sorted.length - i);
    if (length > each) return each;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}
var SENTENCE = /[ \p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
var short = (value2) => compact(value2).length <= 60 && !compact(value2).includes("\n");
function joinRenamed(changes) {
  const parent = (c) => c.pointer.slice(0, c.pointer.lastIndexOf("/"));
  const old = new Map(
    changes.filter((c) => typeof c.meta?.renamedTo === "string").map((c) => [JSON.stringify([parent(c), steps(c.pointer).at(-1)]), c])
  );
  const joined = /* @__PURE__ */ new Map();
  for (const c of changes) {
    const from = c.meta?.renamedFrom;
    const was = typeof from === "string" ? old.get(JSON.stringify([parent(c), from])) : void 0;
    if (was) joined.set(c, was);
  }
  const gone = new Set(joined.values());
  return changes.filter((c) => !gone.has(c)).map((c) => joined.has(c) ? { ...c, before: joined.get(c).before } : c);
}
var TELLING = /\/(?:enum|anyOf|oneOf|allOf|\$ref|required|pattern|additionalProperties|unevaluatedProperties|items|prefixItems)$/;
var SILENT = /\/(?:\$schema|\$id|\$comment|\$defs\/[^/]*|definitions\/[^/]*|default|examples|deprecated)$/;
function effect({ kind, pointer, meta }) {
  if (kind !== "schema-changed" || SILENT.test(pointer)) return "";
  if (meta?.effect === "equivalent") return " (other words for the same)";
  if (meta?.effect === "changed") return " (accepts other values)";
  if (meta?.effect === "narrowed in some") return " (some accept less)";
  if (meta?.op !== "keywords" && !TELLING.test(pointer)) return "";
  return meta?.effect === "narrowed" ? " (accepts less)" : meta?.effect === "widened" ? " (accepts more)" : "";
}
function body(change, limit, where2 = inline(place(change.target, change.pointer))) {
  const { before, after, kind, meta } = change;
  const from = meta?.renamedFrom;
  const [was, is] = typeof before === "string" && typeof after === "string" ? apart(before, after) : [before, after];
  const sides = `${side(was, meta?.op === "replace" || meta?.op === "remove")} \u2192 ${side(is, meta?.op === "replace" || meta?.op === "add")}`;
  const at = `${where2}${typeof from === "string" ? `, called ${code(from, 128)} before` : ""}${effect(change)}`;
  if (kind.endsWith("-added") || kind.endsWith("-removed")) return whole(change, limit);
  if (kind.endsWith("-renamed"))
    return isSure(change) ? `Renamed from ${code(compact(before), 128)}.` : `Looks like ${code(compact(before), 128)} under a new name (likeness ${meta?.likeness}).`;
  if (kind === "order-changed") {
    const moved = own(change.meta, "moved");
    return `${typeof moved === "number" ? count(moved, "tool stands", "tools stand") : "Tools stand"} elsewhere in the list; nothing in them changed by that.`;
  }
  if (kind === "annotation-changed") {
    const fallback = HINTS[change.pointer];
    const told = fallback !== void 0 && (before === null || after === null) ? ` (default ${fallback})` : "";
    if (short(before) && short(after)) return `${at}: ${sides}${told}`;
  }
  if (short(before) && short(after) && !(typeof before === "string" && SENTENCE.test(before)))
    return `${at}: ${cameOrWent(change) ?? sides}`;
  if (typeof meta?.contentOf === "string") {
    const other = code(meta.contentOf, 128);
    const said = meta.swapped === true ? `This tool and ${other} swapped names` : `This is what ${other} said before`;
    return `${said}. ${at}:

${fence(diffText(linesOf(before, after), limit), "diff")}`;
  }
  if (meta?.names !== void 0) return `${at}: ${becameOf(change, limit)}`;
  if ((change.pointer === "/outputSchema" || change.pointer === "/inputSchema") && (before === null || after === null)) {
    const told = newSchema(after ?? before, after === null ? "-" : "+", limit);
    if (told !== null) return `${at}: ${after === null ? "removed" : "new"}, ${told}`;
  }
  const beside = otherForms(change);
  if (beside) {
    const text2 = diffText([...linesOf(beside.left, null), ...linesOf(null, beside.come)], limit);
    return `${at}: ${beside.come === null ? "of its forms, only this one is left; gone is" : "as before, or"}

${fence(text2, "diff")}`;
  }
  const text = diffText(linesOf(before, after), limit);
  return change.name === null && change.pointer === "" ? fence(text, "diff") : `${at}:

${fence(text, "diff")}`;
}
function otherForms({ before, after, meta }) {
  if (meta?.op !== "keywords") return void 0;
  const others = (one, many) => {
    for (const key of ["anyOf", "oneOf"]) {
      const forms = own(many, key);
      if (!Array.isArray(forms) || Object.keys(many).length !== 1) continue;
      const rest2 = forms.filter((form) => canonical(form) !== canonical(one));
      if (rest2.length > 0 && rest2.length < forms.length) return rest2.length === 1 ? rest2[0] : rest2;
    }
    return void 0;
  };
  const come = others(before, after);
  if (come !== void 0) return { left: null, come };
  const left = others(after, before);
  return left === void 0 ? void 0 : { left, come: null };
}
var HINTS = {
  "/annotations/readOnlyHint": false,
  "/annotations/destructiveHint": true,
  "/annotations/idempotentHint": false,
  "/annotations/openWorldHint": true
};
function cameOrWent({ pointer, before, after, meta }) {
  if (steps(pointer).at(-2) !== "properties" || meta?.renamedFrom !== void 0 || meta?.renamedTo !== void 0) return void 0;
  return meta?.op === "add" ? `new, ${code(compact(after))}` : meta?.op === "remove" ? `removed, it was ${code(compact(before))}` : void 0;
}
var side = (value2, there) => value2 === null && !there ? "not set" : code(compact(value2));

// src/report/markdown/directives.ts
var OPEN = 12;
var LONGEST3 = 4e3;
var SAME = 3;
function directives(list, catalogue, many, room) {
  const first = list[0].finding;
  const blocks2 = sameSentences(byPlace(list), catalogue);
  const told = (some) => some.map((places) => sentences(places, catalogue, many, Math.max(LONGEST3, room / 50)));
  const [atOnce, rest2] = [[], []];
  let free = OPEN;
  for (const places of blocks2) {
    const length = places[0].length;
    if (free > 0) atOnce.push(places.map((p) => p.slice(0, free)));
    if (length > free) rest2.push(places.map((p) => p.slice(Math.max(0, free))));
    free -= length;
  }
  const open = [
    `### ${count(list.length, "added sentence tells", "added sentences tell")} the model or the user what to do`,
    `${code(first.rule)} \xB7 ${inline(help(first, catalogue))}`,
    fence(told(atOnce).join("\n"), "diff")
  ];
  return { open: open.join("\n\n"), more: told(rest2), left: rest2.flat(2).length };
}
function sameSentences(places, catalogue) {
  const groups = /* @__PURE__ */ new Map();
  for (const place_ of places) {
    const key = JSON.stringify(place_.map(({ finding: f }) => heading(f, catalogue).words ?? f.message));
    const group = groups.get(key);
    if (group) group.push(place_);
    else groups.set(key, [place_]);
  }
  const kept = [...groups.values()].flatMap((group) => group.length < SAME ? group.map((one) => [one]) : [group]);
  const order = new Map(places.map((p, i) => [p, i]));
  return kept.sort((a, b) => order.get(a[0]) - order.get(b[0]));
}
function sentences(places, catalogue, many, limit) {
  const group = places[0];
  const named2 = places.slice(0, NAMED).map(([p]) => {
    const { server, finding } = p;
    const on2 = [...many ? [line(serverName(server), 80)] : [], ...finding.tool === null ? [] : [line(finding.tool, 128)]];
    return [...on2, plain(place(finding.target, finding.pointer))].join(" \xB7 ");
  });
  const rest2 = places.length > NAMED ? [`and ${number(places.length - NAMED)} more places`] : [];
  const at = [...named2, ...rest2].map((text) => ({ mark: "@", text }));
  return diffText([...at, ...group.flatMap(({ finding: f }) => textLines("+", heading(f, catalogue).words ?? f.message))], limit);
}
var NAMED = 8;
var moreDirectives = (text, left) => folded(`${number(left)} more of them`, fence(text, "diff"));

// src/report/markdown/head.ts
var MARK = { pass: "\u2705", warn: "\u26A0\uFE0F", fail: "\u274C", error: "\u{1F6AB}" };
var heading2 = (review) => `## ${MARK[review.verdict]} ${inline(headline(review))}`;
function table(review) {
  const { told, rest: rest2 } = rows(review);
  if (told.length === 0) return "";
  return [
    "| server | tools | findings | a model reads |",
    "|---|---|---|---|",
    ...told.map((s) => `| ${[cell(serverName(s)), tools(s), found(s, (t) => `**${t}**`), modelReads(s.size)].join(" | ")} |`),
    ...rest2 === "" ? [] : [`| and ${rest2} | | | |`]
  ].join("\n");
}
function troubles(review) {
  return review.servers.flatMap(
    (server) => failures(server).map(({ side: side2, words, reason }) => {
      const [sentence = "", ...rest2] = (reason ?? "").split("\n");
      const tail = rest2.slice(-30).join("\n");
      const lines2 = visible(tail.length > 6e3 ? `\u2026${tail.slice(-6e3)}` : tail);
      const told = `**${code(serverName(server))} ${words}.**${sentence === "" ? "" : ` ${prose(sentence)}`}`;
      const shown = lines2.trim() === "" ? "" : `

${fence(
        lines2.split("\n").flatMap((l) => wrap(l, 140)).join("\n"),
        "text"
      )}`;
      const so = side2 === "head" ? `${review.servers.length > 1 ? "It" : "Nothing"} was ${review.servers.length > 1 ? "not " : ""}compared. Mend the build or the start command and push again.` : review.verdict === "error" ? "Nothing was compared, so nothing passes. Mend the base, or set `base-failure` in the config of the base branch." : "There is nothing to compare with: every finding below counts as new.";
      return `${told}${shown}

${so}`;
    })
  );
}
function known(review) {
  const told = remarks(review).map((r) => `- ${prose(r, REMARK)}`);
  const fresh = withoutBase(review).map(
    ({ servers, words, reason }) => `- ${names(servers)} ${words}${reason === null ? "" : ` ${prose(reason, REMARK)}`}`
  );
  return [...fresh, ...told];
}
var REMARK = 600;

// src/report/markdown/size.ts
var BAR = 24;
var FULL = 30;
var FEW = 10;
function sizes(server) {
  const tools2 = [...server.size.tools].filter((t) => t.head || t.base);
  if (tools2.length === 0 || server.head.state !== "listed") return "";
  const weight = (t) => t.head?.modelBytes ?? 0;
  tools2.sort((a, b) => Math.abs(delta(b.base, b.head)) - Math.abs(delta(a.base, a.head)) || weight(b) - weight(a));
  const changed = tools2.filter((t) => delta(t.base, t.head) !== 0).length;
  const rows2 = server.size.base === null ? FULL : changed === 0 ? FEW : Math.min(FULL, changed);
  const most2 = Math.max(1, ...tools2.map(weight));
  const compared = server.size.base !== null;
  const counted = server.size.tokenizer !== null;
  const header = ["tool", "bytes", ...compared ? ["change"] : [], ...counted ? ["tokens"] : [], ""];
  const lines2 = tools2.slice(0, rows2).map((t) => {
    const cells = [
      cell(t.name),
      t.head ? number(t.head.modelBytes) : "gone",
      ...compared ? [signed(delta(t.base, t.head))] : [],
      ...counted ? [t.head?.tokens == null ? "" : number(t.head.tokens)] : [],
      "\u2588".repeat(Math.round(weight(t) / most2 * BAR))
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const rest2 = tools2.slice(rows2);
  const table2 = [`| ${header.join(" | ")} |`, `|---|--:|${compared ? "--:|" : ""}${counted ? "--:|" : ""}---|`, ...lines2].join("\n");
  if (rest2.length === 0) return table2;
  return `${table2}

${count(rest2.length, "more tool")}, ${number(rest2.reduce((n, t) => n + weight(t), 0))} bytes together.`;
}

// src/report/markdown.ts
var COMMENT_BUDGET = 6e4;
var MISSING = 600;
function markdown(review, catalogue, options = {}) {
  const budget = options.budget ?? COMMENT_BUDGET;
  const room = new Room(budget - MISSING, options.measure ?? characters);
  const top = [...options.marker ? [options.marker] : [], heading2(review)];
  const foot = [accept(review, options), seen(review, options)];
  const overview = table(review);
  const elsewhere = whereElse(options);
  for (const text of [...top, overview, elsewhere, ...foot]) room.take(text);
  const body2 = new Body(room, { catalogue, many: review.servers.length > 1, link: options.locationLink });
  const sorted = sort(review);
  body2.fill(known(review), (remark) => remark, { named: ["remark", "remarks"], joint: "\n", share: 1 / 6 });
  body2.fill(troubles(review), (trouble) => trouble, { named: ["failed server", "failed servers"], share: 1 / 3 });
  attention(body2, sorted);
  details(body2, sorted, review);
  const missing = body2.missing === "" ? "" : `Left out for length: ${body2.missing}.${elsewhere}`;
  const whole2 = join([...top, overview, ...body2.parts, missing, ...foot]);
  if (room.measure(whole2) <= budget) return whole2;
  return join([...top, `Everything else is left out for length.${elsewhere}`, seen(review, {})]);
}
function attention(body2, sorted) {
  const { catalogue, many } = body2.how;
  body2.fill(sections(sorted.blocking, catalogue), (one, left) => section(one, body2.how, left), {
    named: ["section on blocking findings", "sections on blocking findings"]
  });
  const told = new Set(sorted.blocking.map(placeKey));
  const directing = sorted.directives.filter((d) => !told.has(placeKey(d)));
  if (directing.length > 0) {
    const { open, more, left } = directives(directing, catalogue, many, body2.room.left);
    body2.offer(open, "the added instructions");
    body2.fill(more, (text) => text, {
      named: ["place with added instructions", "places with added instructions"],
      around: (text) => moreDirectives(text, left),
      joint: "\n"
    });
  }
  const security = sorted.warnings.filter(isSecurity);
  if (security.length > 0) body2.take(`### ${count(security.length, "security warning")}`);
  body2.list(security, "security warning");
  const fixed = sorted.fixed.length;
  if (fixed > 0) body2.take(`Thank you: ${count(fixed, "finding")} of the base ${fixed === 1 ? "is" : "are"} fixed.`);
}
var isSecurity = ({ finding }) => finding.category === "security";
function details(body2, sorted, review) {
  const { many } = body2.how;
  const others = sorted.warnings.filter((w) => !isSecurity(w));
  body2.list(others, "warning", `<b>${count(others.length, others.length < sorted.warnings.length ? "more warning" : "warning")}</b>`);
  body2.list(sorted.accepted, "accepted finding", count(sorted.accepted.length, "accepted finding"));
  const small = body2.later();
  for (const server of review.servers) {
    const of = (text) => many ? `${code(serverName(server))}

${text}` : text;
    const [bytes2, log] = [sizes(server), changelog(server)];
    if (bytes2 !== "") small.offer(folded("Bytes by tool", of(bytes2)), "the bytes by tool");
    if (log !== "") small.offer(folded(`For the changelog: a ${server.semver} release`, of(log)), "the lines for a changelog");
  }
  const changes = number(review.servers.reduce((n, s) => n + s.changes.length, 0));
  body2.fill(changedThings(review, many), (tell, left) => tell(left), {
    named: ["changed thing", "changed things"],
    around: (text) => folded(`Every change to what a model or a client reads (${changes})`, text),
    share: CHANGES
  });
  body2.list(sorted.notes, "note", count(sorted.notes.length, "note"));
  body2.append(small);
  body2.list(sorted.existing, "older finding", `${count(sorted.existing.length, "older finding")}: at the base as well, never blocking`);
}
var CHANGES = 0.85;
function changedThings(review, many) {
  return review.servers.flatMap((server, i) => {
    const name = many ? serverName(server) : null;
    const { renamed, things: things2, shared, told } = blocks(server, review.servers.slice(0, i));
    return [
      ...told > 0 ? [() => `${code(serverName(server))}: ${count(told, "change")} as in the variant above.`] : [],
      ...renamed.map((rewrites) => (left) => showShared(rewrites, name, left)),
      ...things2.map((thing) => (left) => show(thing, name, left)),
      ...shared.map((rewrites) => (left) => showShared(rewrites, name, left))
    ];
  });
}
var join = (texts) => `${texts.filter((t) => t !== "").join("\n\n")}
`;
var whereElse = ({ files }) => {
  const places = [...files?.summary ? [link("the job summary", files.summary)] : [], ...named(files)];
  return places.length ? ` All of it is in ${places.join(" and ")}.` : "";
};
var named = (files) => [files?.html, files?.json].filter((f) => f !== void 0).map((f) => /^https?:/.test(f) ? link(f === files?.html ? "the HTML report" : "review.json", f) : code(f.split("/").at(-1) ?? f));
function accept(review, { acceptDigest }) {
  if (!acceptDigest || !/^[0-9a-f]{8,64}$/.test(acceptDigest) || review.verdict !== "fail") return "";
  return `To accept exactly this state: \`/mcp-tool-review accept ${acceptDigest}\` (someone with write access who has not pushed here).`;
}
var SHA = /^[0-9a-f]{7,64}$/;
function seen(review, options) {
  const told = [looked(review)];
  if (options.baseSha && SHA.test(options.baseSha)) told.push(`base \`${options.baseSha.slice(0, 7)}\``);
  if (options.headSha && SHA.test(options.headSha)) told.push(`head \`${options.headSha.slice(0, 7)}\``);
  told.push(...named(options.files));
  return told.join(" \xB7 ");
}

export {
  bytes,
  inline,
  changelog,
  markdown
};
