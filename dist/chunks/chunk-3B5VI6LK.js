import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  AT_HAND,
  Document,
  NONE,
  RULES,
  alikeWords,
  annotation,
  child,
  equal,
  isAnnotation,
  markGroups,
  measure,
  opposed,
  profilesOf,
  schemaFacts,
  settingFor
} from "./chunk-HIR5STKP.js";
import {
  volatileTest
} from "./chunk-XCWXDAL5.js";
import {
  version
} from "./chunk-SLZ2U25S.js";
import {
  changelog
} from "./chunk-XX72DSOY.js";
import {
  SURE,
  contentLikeness,
  features,
  likeness,
  nameLikeness,
  nameWords
} from "./chunk-FYU3YSYK.js";
import {
  LEVELS
} from "./chunk-YULPTJJH.js";
import {
  MAX_DEPTH,
  cutDeep,
  define,
  isObject,
  own,
  step,
  steps,
  written
} from "./chunk-K4EVMT5Y.js";
import {
  fill
} from "./chunk-4HT2VLJ3.js";

// src/report/index.ts
var FORMATS = ["terminal", "markdown", "json", "sarif", "html"];
var WHOLE = Number.MAX_SAFE_INTEGER;
async function render(review2, format, options) {
  const { catalogue: catalogue2 } = options;
  switch (format) {
    case "terminal":
      return (await import("./terminal-UKR4DCUE.js")).terminal(review2, catalogue2, { colour: options.colour ?? false, width: options.width ?? 100 });
    case "markdown":
      return (await import("./markdown-V5T32MCX.js")).markdown(review2, catalogue2, { budget: WHOLE, ...options.markdown });
    case "json":
      return (await import("./json-T3B2SY5S.js")).json(review2);
    case "sarif":
      return (await import("./sarif-GPFPW3TC.js")).sarif(review2, catalogue2, options.sarif);
    case "html":
      return (await import("./html-3WCVGTSE.js")).htmlReport(review2, catalogue2, options.html);
  }
}

// src/verdict/accept.ts
var NEVER = /* @__PURE__ */ new Set(["security/unstable-list"]);
var Acceptances = class {
  constructor(policy, approvals, digest2, today) {
    this.policy = policy;
    this.approvals = approvals;
    this.digest = digest2;
    this.today = today;
  }
  policy;
  approvals;
  digest;
  today;
  #used = /* @__PURE__ */ new Set();
  #late = /* @__PURE__ */ new Set();
  of(finding2) {
    if (NEVER.has(finding2.rule)) return null;
    for (const entry of this.policy.accept) {
      const fits = entry.fingerprint ? entry.fingerprint === finding2.fingerprint : entry.rule === finding2.rule && finding2.category !== "security" && (entry.tool === void 0 || concerns(finding2, entry.tool));
      if (!fits) continue;
      if (entry.expires !== void 0 && entry.expires < this.today) this.#late.add(entry);
      else {
        this.#used.add(entry);
        return { by: "config", reason: entry.reason, ...entry.expires ? { expires: entry.expires } : {} };
      }
    }
    if (finding2.state !== "new") return null;
    for (const a of this.approvals) {
      if (a.fingerprints ? a.fingerprints.includes(finding2.fingerprint) : this.digest?.slice(0, 32) === a.digest) {
        return { by: "comment", reason: a.reason, who: a.who, when: a.when };
      }
    }
    return null;
  }
  /** Sentences on entries that have expired; entries that fit nothing are told by `unused`. */
  remarks() {
    return [...this.#late].filter((e) => !this.#used.has(e)).map((e) => `The acceptance of ${subject(e)} expired on ${e.expires} and no longer counts.`);
  }
  unused() {
    return this.policy.accept.filter((e) => !this.#used.has(e) && !this.#late.has(e));
  }
};
var concerns = (finding2, tool) => finding2.tool === tool || Object.values(finding2.evidence).some((value) => value === tool);
var subject = (entry) => entry.fingerprint ? `finding ${entry.fingerprint}` : `${entry.rule}${entry.tool ? ` on ${entry.tool}` : ""}`;

// src/config/glob.ts
function matches(glob, name) {
  let [g, n] = [0, 0];
  let [star, from] = [-1, 0];
  while (n < name.length) {
    if (glob[g] === "*") {
      star = g++;
      from = n;
    } else if (g < glob.length && (glob[g] === "?" || glob[g] === name[n])) {
      g++;
      n++;
    } else if (star >= 0) {
      g = star + 1;
      n = ++from;
    } else return false;
  }
  while (glob[g] === "*") g++;
  return g === glob.length;
}

// src/config/presets.ts
var isBreaking = (id) => id.startsWith("breaking/");
var isSecurity = (id) => id.startsWith("security/");
function underPreset(id, level, preset) {
  if (preset === "strict") {
    if (level === "off") return "note";
    return level === "warning" && isBreaking(id) ? "error" : level;
  }
  if (preset === "security" && !isSecurity(id)) return level === "error" || level === "warning" ? "note" : "off";
  return level;
}
function levelOf(meta, policy, toolName) {
  const set = setFor(meta.id, policy, toolName);
  if (set !== void 0) return { level: set, explicit: true };
  return { level: meta.presets?.[policy.preset] ?? underPreset(meta.id, meta.level, policy.preset), explicit: false };
}
var isOff = (meta, policy) => levelOf(meta, policy, null).level === "off" && policy.tools.every(({ rules }) => !Object.hasOwn(rules, meta.id) || (rules[meta.id]?.level ?? "off") === "off");
function setFor(id, policy, toolName) {
  const named = ({ rules }) => Object.hasOwn(rules, id) ? rules[id]?.level : void 0;
  if (toolName !== null) {
    const entry = policy.tools.findLast((tool) => named(tool) !== void 0 && matches(tool.match, toolName));
    if (entry) return named(entry);
  }
  return named(policy);
}

// src/diff/rename.ts
var SAME = 0.6;
var RESPELT = 0.85;
var ANOTHER = SURE - 0.05;
var COMMON = 40;
var CANDIDATES = 8;
function matchRenames(removed, added, floor = SAME, anyName = false) {
  if (!removed.length || !added.length) return [];
  const matches2 = [];
  const byName3 = (a, b) => (a.name ?? "") < (b.name ?? "") ? -1 : 1;
  const [left, right] = equalContent([...removed].sort(byName3), [...added].sort(byName3), matches2, anyName);
  if (!left.length || !right.length) return matches2;
  const leftFeatures = left.map(features);
  const rightFeatures = right.map(features);
  const index = left.length > CANDIDATES ? new Index(leftFeatures) : null;
  const weighed = [];
  rightFeatures.forEach((f, r) => {
    for (const l of index ? index.likest(f) : leftFeatures.keys()) {
      const other = leftFeatures[l];
      const respelt = nameLikeness(other.name, f.name, other.nameWords, f.nameWords) === 1;
      const score = Math.max(likeness(other, f), respelt ? RESPELT : 0);
      if (score < floor || !anyName && opposed(other.nameWords, f.nameWords)) continue;
      weighed.push({ l, r, score: score > ANOTHER && another(other, f) ? ANOTHER : score });
    }
  });
  weighed.sort((a, b) => b.score - a.score || a.l - b.l || a.r - b.r);
  const takenLeft = /* @__PURE__ */ new Set();
  const takenRight = /* @__PURE__ */ new Set();
  for (const { l, r, score } of weighed) {
    if (takenLeft.has(l) || takenRight.has(r)) continue;
    takenLeft.add(l);
    takenRight.add(r);
    matches2.push({ base: left[l], head: right[r], likeness: Math.round(score * 100) / 100 });
  }
  return matches2;
}
function another(a, b) {
  const own2 = (x, y) => [...x.nameWords].filter((word) => !y.nameWords.has(word) && says(x, word) && !says(y, word));
  const [mine, other] = [own2(a, b), own2(b, a)];
  return mine.length > 0 && other.length > 0 && !mine.some((x) => other.some((y) => alikeWords(x, y)));
}
var says = ({ words }, word) => words.has(word) || words.has(`${word}s`) || words.has(`${word}es`);
var Index = class {
  #names = /* @__PURE__ */ new Map();
  #fields = /* @__PURE__ */ new Map();
  #words = /* @__PURE__ */ new Map();
  /** By the first word of two. */
  #pairs = /* @__PURE__ */ new Map();
  constructor(all) {
    all.forEach((f, i) => {
      this.#visit(f, true, (holders, key) => {
        const list2 = holders.get(key);
        if (list2 === void 0) holders.set(key, [i]);
        else if (list2 && list2.at(-1) !== i) {
          if (list2.length < COMMON) list2.push(i);
          else holders.set(key, null);
        }
      });
    });
  }
  /** Those that share the most with something, by what few others have. */
  likest(f) {
    const votes = /* @__PURE__ */ new Map();
    this.#visit(f, false, (holders, key) => {
      const list2 = holders.get(key);
      if (list2) for (const l of list2) votes.set(l, (votes.get(l) ?? 0) + 1 / list2.length);
    });
    return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CANDIDATES).map(([l]) => l);
  }
  /** Goes through all that something can be looked up by. May repeat. */
  #visit({ nameWords: nameWords2, fields, sequence }, adding, take) {
    for (const word of nameWords2) take(this.#names, word);
    for (const field of fields) take(this.#fields, field);
    let before;
    for (const word of sequence) {
      take(this.#words, word);
      if (before) take(before, word);
      before = this.#pairs.get(word);
      if (before !== void 0 || !adding) continue;
      before = /* @__PURE__ */ new Map();
      this.#pairs.set(word, before);
    }
  }
};
function equalContent(removed, added, matches2, anyName) {
  const byText = /* @__PURE__ */ new Map();
  for (const item of removed) {
    const text = told(item);
    if (text === null) continue;
    const list2 = byText.get(text);
    if (list2) list2.push(item);
    else byText.set(text, [item]);
  }
  const taken = /* @__PURE__ */ new Set();
  for (const item of added) {
    const list2 = byText.get(told(item) ?? "");
    if (!list2?.length) continue;
    let best = -1;
    let most = -1;
    for (let i = 0; i < Math.min(list2.length, CANDIDATES); i++) {
      if (!sameContent(list2[i], item) || !anyName && opposedNames(list2[i], item)) continue;
      const score = list2.length === 1 ? 1 : nameLikeness(list2[i].name ?? "", item.name ?? "");
      if (score > most) [best, most] = [i, score];
    }
    if (best < 0) continue;
    const [base] = list2.splice(best, 1);
    matches2.push({ base, head: item, likeness: 1 });
    taken.add(base).add(item);
  }
  return [removed.filter((i) => !taken.has(i)), added.filter((i) => !taken.has(i))];
}
var opposedNames = (a, b) => opposed(new Set(nameWords(a.name ?? "")), new Set(nameWords(b.name ?? "")));
var told = (item) => (item.description ?? "").length < 20 ? null : item.description;
function sameContent(a, b) {
  if (!isObject(a.raw) || !isObject(b.raw) || told(a) === null || a.description !== b.description) return false;
  for (const key of /* @__PURE__ */ new Set([...Object.keys(a.raw), ...Object.keys(b.raw)])) {
    if (key === "name" || key === "title") continue;
    const [x, y] = [own(a.raw, key), own(b.raw, key)];
    if (key === "annotations" ? !sameHints(x, y) : !equal(x, y)) return false;
  }
  return true;
}
function sameHints(a, b) {
  const hints = (v) => {
    if (!isObject(v)) return {};
    const { title: _, ...rest } = v;
    return rest;
  };
  return equal(hints(a), hints(b));
}

// src/diff/taken.ts
var TELLING = 20;
var SAME2 = 0.6;
var OTHER = 0.4;
var CLEARLY = 0.3;
var LOOKED_AT = 300;
var MOST = 40;
function tellTaken(pairs, base) {
  const rewritten = pairs.filter((p) => p.how === "same" && p.base.description !== p.head.description);
  if (!rewritten.length) return;
  const saidBy = /* @__PURE__ */ new Map();
  for (const tool of base) {
    const text = tool.description ?? "";
    if (text.length < TELLING) continue;
    saidBy.set(text, saidBy.has(text) ? null : tool);
  }
  for (const p of rewritten) {
    const said = saidBy.get(p.head.description ?? "");
    if (said) p.contentOf = said.name;
  }
  edited(rewritten, pairs);
  const byName3 = new Map(rewritten.filter((p) => p.contentOf !== void 0).map((p) => [p.base.name, p]));
  for (const p of byName3.values()) if (byName3.get(p.contentOf)?.contentOf === p.base.name) p.swapped = true;
}
function edited(rewritten, pairs) {
  if (rewritten.length > LOOKED_AT) return;
  const known = /* @__PURE__ */ new Map();
  const of = (tool) => {
    const found = known.get(tool) ?? features(tool);
    known.set(tool, found);
    return found;
  };
  const own2 = (p) => contentLikeness(of(p.base), of(p.head));
  const strangers = rewritten.filter((p) => own2(p) < OTHER);
  const gone = pairs.flatMap((p) => p.base && !p.head ? [p.base] : []);
  const sources = [...strangers.map((p) => p.base), ...gone];
  if (strangers.length > MOST || sources.length > MOST) return;
  for (const p of strangers) {
    if (p.contentOf !== void 0 || (p.head.description ?? "").length < TELLING) continue;
    const scored = sources.filter((tool) => tool !== p.base && (tool.description ?? "").length >= TELLING).map((tool) => ({ tool, score: contentLikeness(of(tool), of(p.head)) })).sort((x, y) => y.score - x.score);
    const [best, next] = scored;
    if (best && best.score >= SAME2 && best.score >= own2(p) + CLEARLY && best.score > (next?.score ?? 0)) p.contentOf = best.tool.name;
  }
}

// src/diff/pair.ts
function pair(base, head, renames, volatile = volatileTest([])) {
  const tools = pairItems(base.tools, head.tools, renames, true);
  const toolsOnly = isBare(base) && head.snapshot.era !== null || isBare(head) && base.snapshot.era !== null;
  const rest = toolsOnly ? { prompts: [], resources: [], templates: [] } : null;
  const prompts = rest?.prompts ?? pairItems(base.prompts, head.prompts, renames, true);
  const resources = rest?.resources ?? pairItems(base.resources, head.resources, {}, false);
  const templates = rest?.templates ?? pairItems(base.templates, head.templates, {}, false);
  tellTaken(tools, base.tools);
  const toBase = /* @__PURE__ */ new Map();
  const toHead = /* @__PURE__ */ new Map();
  const unchanged = /* @__PURE__ */ new Set();
  const both = [
    [base.instructions, head.instructions],
    [base.server, head.server]
  ];
  for (const list2 of [tools, prompts, resources, templates]) for (const p of list2) both.push([p.base, p.head]);
  for (const [b, h] of both) {
    if (!b || !h) continue;
    toBase.set(h, b);
    toHead.set(b, h);
    if (!equal(b.raw, h.raw)) continue;
    unchanged.add(h);
    b.isLike(h);
  }
  return {
    tools,
    prompts,
    resources,
    templates,
    toolsOnly,
    baseOf: (item) => toBase.get(item),
    headOf: (item) => toHead.get(item),
    unchanged,
    volatile
  };
}
var isBare = ({ snapshot }) => snapshot.era === null && snapshot.server === null;
var TRIED = 8;
function pairItems(base, head, renames, similar) {
  const left = byName(base);
  const right = byName(head);
  const pairs = [];
  const places = /* @__PURE__ */ new Map();
  for (const side2 of [left, right])
    for (const same of side2.values()) if (same.length > 1) for (const [i, item] of same.entries()) places.set(item, i + 1);
  const place = (item) => places.has(item) ? { nth: places.get(item) } : {};
  for (const [to, from] of Object.entries(renames)) {
    if (from === null) {
      const h2 = right.get(to)?.shift();
      if (h2) pairs.push({ base: void 0, head: h2, how: "added", forced: true, ...place(h2) });
      continue;
    }
    const [b, h] = [left.get(from)?.[0], right.get(to)?.[0]];
    if (!b || !h || from === to) continue;
    left.get(from).shift();
    right.get(to).shift();
    pairs.push({ base: b, head: h, how: "renamed", forced: true, ...place(b) });
  }
  const removed = [];
  const added = [];
  for (const [name, bs] of left) {
    const namesakes = pairNamesakes(bs, right.get(name) ?? []);
    for (const [b, h] of namesakes.both)
      pairs.push({ base: b, head: h, how: "same", ...places.has(b) ? place(b) : places.has(h) ? { nth: 1 } : {} });
    removed.push(...namesakes.removed);
    added.push(...namesakes.added);
  }
  for (const [name, hs] of right) if (!left.has(name)) added.push(...hs);
  const renamed = similar ? matchRenames(removed, added) : [];
  const gone = /* @__PURE__ */ new Set();
  for (const match of renamed) {
    pairs.push({ base: match.base, head: match.head, how: "renamed", likeness: match.likeness, ...place(match.base) });
    gone.add(match.base).add(match.head);
  }
  for (const b of removed) if (!gone.has(b)) pairs.push({ base: b, head: void 0, how: "removed", ...place(b) });
  for (const h of added) if (!gone.has(h)) pairs.push({ base: void 0, head: h, how: "added", ...place(h) });
  return pairs.sort(byShownName);
}
function pairNamesakes(bs, hs) {
  if (bs.length < 2 && hs.length < 2)
    return bs[0] && hs[0] ? { both: [[bs[0], hs[0]]], removed: [], added: [] } : { both: [], removed: [...bs], added: [...hs] };
  const both = [];
  const byText = /* @__PURE__ */ new Map();
  for (const b of bs) {
    const text = b.description ?? "";
    const list2 = byText.get(text);
    if (list2) list2.push(b);
    else byText.set(text, [b]);
  }
  const taken = /* @__PURE__ */ new Set();
  for (const h of hs) {
    const list2 = byText.get(h.description ?? "") ?? [];
    const at = list2.slice(0, TRIED).findIndex((b2) => equal(b2.raw, h.raw));
    if (at < 0) continue;
    const [b] = list2.splice(at, 1);
    both.push([b, h]);
    taken.add(b).add(h);
  }
  let [removed, added] = [bs, hs].map((list2) => list2.filter((item) => !taken.has(item)));
  if (removed.length !== added.length && removed.length <= TRIED && added.length <= TRIED) {
    for (const { base, head } of matchRenames(removed, added)) {
      both.push([base, head]);
      taken.add(base).add(head);
    }
    [removed, added] = [removed, added].map((list2) => list2.filter((item) => !taken.has(item)));
  }
  const common = Math.min(removed.length, added.length);
  for (let i = 0; i < common; i++) both.push([removed[i], added[i]]);
  return { both, removed: removed.slice(common), added: added.slice(common) };
}
function byName(items) {
  const map = /* @__PURE__ */ new Map();
  for (const item of items) {
    const name = item.name ?? "";
    const list2 = map.get(name);
    if (list2) list2.push(item);
    else map.set(name, [item]);
  }
  return map;
}
var shown = (p) => (p.head ?? p.base)?.name ?? "";
function byShownName(a, b) {
  const [x, y] = [shown(a), shown(b)];
  return x < y ? -1 : x > y ? 1 : (a.nth ?? 0) - (b.nth ?? 0);
}

// src/model/surface.ts
var Item = class {
  constructor(target, name, raw, index) {
    this.target = target;
    this.name = name;
    this.raw = raw;
    this.index = index;
  }
  target;
  name;
  raw;
  index;
  #texts;
  #written;
  get title() {
    const title = own(this.raw, "title");
    return typeof title === "string" ? title : void 0;
  }
  get description() {
    const description = own(this.raw, "description");
    return typeof description === "string" ? description : void 0;
  }
  /** Every string and key of it, down to MAX_DEPTH, but for what the specifications themselves spell. */
  get texts() {
    this.#texts ??= walk(this.raw, this.target);
    return this.#texts;
  }
  /** Its length as JSON, and a digest of it. */
  get written() {
    this.#written ??= written(this.raw);
    return this.#written;
  }
  /** Lets go of what can be made again when it is asked for: the texts of a large list take as much room as the list. */
  release() {
    this.#texts = void 0;
  }
  /** Takes over what was worked out about an item whose `raw` is equal. */
  isLike(other) {
    this.#written = other.written;
  }
};
var Tool = class extends Item {
  #parameters;
  constructor(raw, index) {
    super("tool", nameOf(raw, "name", index), raw, index);
  }
  release() {
    super.release();
    this.#parameters = void 0;
  }
  get inputSchema() {
    return own(this.raw, "inputSchema");
  }
  get outputSchema() {
    return own(this.raw, "outputSchema");
  }
  get annotations() {
    const annotations = own(this.raw, "annotations");
    return isObject(annotations) ? annotations : void 0;
  }
  get hints() {
    const hint = (key, fallback) => {
      const value = own(this.annotations, key);
      return typeof value === "boolean" ? value : fallback;
    };
    return {
      readOnlyHint: hint("readOnlyHint", false),
      destructiveHint: hint("destructiveHint", true),
      idempotentHint: hint("idempotentHint", false),
      openWorldHint: hint("openWorldHint", true)
    };
  }
  /** Parameters at the root of the input schema, in the order sent. */
  get parameters() {
    const properties = own(this.inputSchema, "properties");
    this.#parameters ??= isObject(properties) ? Object.entries(properties) : [];
    return this.#parameters;
  }
  get required() {
    const required = own(this.inputSchema, "required");
    return Array.isArray(required) ? required.filter((r) => typeof r === "string") : [];
  }
};
var Surface = class {
  constructor(snapshot) {
    this.snapshot = snapshot;
    const items = (list2, target, key) => list2.map((sent, i) => {
      const raw = cutDeep(sent);
      return new Item(target, nameOf(raw, key, i), raw, i);
    });
    this.tools = snapshot.tools.map((raw, i) => new Tool(cutDeep(raw), i));
    this.prompts = items(snapshot.prompts, "prompt", "name");
    this.resources = items(snapshot.resources, "resource", "uri");
    this.templates = items(snapshot.resourceTemplates, "template", "uriTemplate");
    this.instructions = snapshot.instructions === null ? void 0 : new Item("instructions", null, snapshot.instructions, 0);
    this.server = serverItem(snapshot);
    this.items = [
      ...this.tools,
      ...this.prompts,
      ...this.resources,
      ...this.templates,
      ...this.instructions ? [this.instructions] : [],
      ...this.server ? [this.server] : []
    ];
    this.toolNames = new Set(this.tools.map((t) => t.name));
  }
  snapshot;
  tools;
  prompts;
  resources;
  templates;
  instructions;
  server;
  /** All of the above. */
  items;
  toolNames;
};
function serverItem(snapshot) {
  const raw = {};
  if (snapshot.server !== null) raw.serverInfo = cutDeep(snapshot.server);
  if (snapshot.capabilities !== null) raw.capabilities = cutDeep(snapshot.capabilities);
  if (snapshot.protocolVersion !== null) raw.protocolVersion = snapshot.protocolVersion;
  return Object.keys(raw).length ? new Item("server", null, raw, 0) : void 0;
}
function nameOf(raw, key, index) {
  const name = own(raw, key);
  if (typeof name === "string") return name;
  return name === void 0 ? `(unnamed ${index + 1})` : `(not a string: ${String(JSON.stringify(name)).slice(0, 40)})`;
}
var SCHEMA_ROLES = {
  title: "title",
  description: "description",
  $comment: "comment",
  pattern: "pattern",
  format: "format",
  const: "const",
  default: "default",
  enum: "enum",
  examples: "example",
  example: "example",
  type: "type",
  required: "required",
  $ref: "ref",
  $id: "ref",
  $schema: "ref",
  $anchor: "ref",
  $dynamicRef: "ref"
};
var SCHEMA_MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependentRequired", "dependencies"];
var OTHERS = [
  "items",
  "prefixItems",
  "additionalItems",
  "unevaluatedItems",
  "contains",
  "minContains",
  "maxContains",
  "minItems",
  "maxItems",
  "uniqueItems",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "minProperties",
  "maxProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "readOnly",
  "writeOnly",
  "deprecated",
  "nullable"
];
var KEYWORDS = new Map([
  ...OTHERS.map((key) => [key, ["schema", "other"]]),
  ...SCHEMA_MAPS.map((key) => [key, ["map", "other"]]),
  ...Object.entries(SCHEMA_ROLES).map(([key, role]) => [key, ["value", role]])
]);
var UNKNOWN = ["value", "other"];
var TYPES = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);
var HINTS = /* @__PURE__ */ new Set(["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]);
function walk(raw, target) {
  const texts = [];
  const visit = (value, pointer, mode, role, depth, inProperties) => {
    if (typeof value === "string") {
      texts.push({ pointer, value, role, inProperties });
      return;
    }
    if (typeof value !== "object" || value === null || depth >= MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++)
        visit(value[i], step(pointer, i), mode === "map" ? "schema" : mode, role, depth + 1, inProperties);
      return;
    }
    for (const key of Object.keys(value)) {
      const child2 = value[key];
      const held = mode === "schema" ? KEYWORDS.get(key) : void 0;
      if (held && (typeof child2 === "number" || typeof child2 === "boolean" || key === "type" && TYPES.has(child2))) continue;
      const below = step(pointer, key);
      const inside = inProperties || key === "properties";
      if (mode === "item") {
        const [next, as] = itemField(key, target);
        if (as === "other" && next !== "item") texts.push({ pointer: below, value: key, role: "key", inProperties });
        visit(child2, below, next, as, depth + 1, inside);
      } else if (mode === "schema") {
        if (!held) texts.push({ pointer: below, value: key, role: "key", inProperties });
        const [next, as] = held ?? UNKNOWN;
        visit(child2, below, next, as, depth + 1, inside);
      } else if (mode === "map") {
        texts.push({ pointer: below, value: key, role: "key", inProperties });
        visit(child2, below, "schema", "required", depth + 1, inside);
      } else {
        if (mode !== "annotations" || !HINTS.has(key)) texts.push({ pointer: below, value: key, role: "key", inProperties });
        visit(child2, below, mode, mode === "annotations" && key === "title" ? "title" : role, depth + 1, inside);
      }
    }
  };
  visit(raw, "", "item", target === "instructions" ? "instructions" : "other", 0, false);
  return texts;
}
function itemField(key, target) {
  switch (key) {
    case "name":
      return ["value", "name"];
    case "title":
      return ["value", "title"];
    case "description":
      return ["value", "description"];
    case "uri":
    case "uriTemplate":
    case "websiteUrl":
      return ["value", "uri"];
    case "inputSchema":
    case "outputSchema":
      return ["schema", "required"];
    case "annotations":
      return ["annotations", "meta"];
    case "_meta":
      return ["meta", "meta"];
    case "serverInfo":
      return ["item", "other"];
    case "capabilities":
      return ["meta", "meta"];
    case "protocolVersion":
      return ["value", "meta"];
    case "icons":
      return ["value", "uri"];
    case "arguments":
      return target === "prompt" ? ["item", "description"] : ["value", "other"];
    case "version":
    case "mimeType":
    case "size":
    case "execution":
      return ["value", "meta"];
    default:
      return ["value", "other"];
  }
}

// src/diff/schema/effect.ts
var SPELLINGS = /* @__PURE__ */ new Set([
  "type",
  "nullable",
  "anyOf",
  "oneOf",
  "allOf",
  "$ref",
  "const",
  "enum",
  "multipleOf",
  "not",
  "if",
  "then",
  "else"
]);
var INSIDE = /* @__PURE__ */ new Set([
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "items",
  "prefixItems",
  "propertyNames"
]);
var SIDES = [/* @__PURE__ */ new Set(["minimum", "exclusiveMinimum"]), /* @__PURE__ */ new Set(["maximum", "exclusiveMaximum"])];
var OF_THE_OBJECT = /* @__PURE__ */ new Set(["required", "removed", "added", "renamed", "default"]);
var Effects = class {
  constructor(facts) {
    this.facts = facts;
    for (const fact of facts) {
      for (const place of conditionsOf(fact)) push(this.#conditions, place, fact);
      for (const place of /* @__PURE__ */ new Set([fact.pointer, fact.homes.base, fact.homes.head, ...fact.sources ?? []])) {
        push(this.#at, place, fact);
        for (let end = place.length; end > 0; end = place.lastIndexOf("/", end - 1)) {
          const above = place.slice(0, end);
          const set = this.#below.get(above);
          if (set) set.add(fact);
          else this.#below.set(above, /* @__PURE__ */ new Set([fact]));
        }
      }
    }
  }
  facts;
  /** Facts by the places they are about, and by every place above. */
  #at = /* @__PURE__ */ new Map();
  #below = /* @__PURE__ */ new Map();
  /** Facts on a condition that is compared as it is written, by its place: any part of it is what they are about. */
  #conditions = /* @__PURE__ */ new Map();
  /** @param names properties that a list at the pointer gained or lost: what must be given is told with them */
  of(pointer, names = []) {
    if (this.facts.length === 0) return "equivalent";
    const effects = /* @__PURE__ */ new Set();
    for (const fact of this.#below.get(pointer) ?? []) effects.add(shown2(fact));
    for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const above = pointer.slice(0, end);
      const [found, conditions] = [this.#at.get(above), this.#conditions.get(above)];
      if (!found && !conditions) continue;
      const rest = steps(pointer.slice(end));
      for (const fact of found ?? []) if (concerns2(rest, fact)) effects.add(shown2(fact));
      for (const fact of conditions ?? []) if (!saysNothing(rest)) effects.add(shown2(fact));
    }
    for (const fact of this.#named(pointer, names)) effects.add(shown2(fact));
    if (effects.has("narrowed") && effects.has("widened")) return "changed";
    return ["narrowed", "unknown", "widened"].find((e) => effects.has(e)) ?? "equivalent";
  }
  /** Facts on properties that are named in the list of what must be given. */
  *#named(pointer, names) {
    const object = pointer.slice(0, pointer.lastIndexOf("/"));
    for (const name of names)
      for (const fact of this.#at.get(step(`${object}/properties`, name)) ?? [])
        if (["added", "removed", "renamed", "required"].includes(fact.what)) yield fact;
  }
  /** The fact that a property at this place has another name on the other side. */
  renamed(pointer) {
    for (const fact of this.#below.get(pointer) ?? [])
      if (fact.what === "renamed" && (fact.homes.base === pointer || fact.homes.head === pointer)) return fact;
    return void 0;
  }
};
var shown2 = (fact) => fact.unsure ? "unknown" : fact.effect;
function concerns2(rest, fact) {
  const keyword = rest[0];
  if (keyword === fact.keyword || fact.keyword === "size") return true;
  if (fact.keyword === "if" && (keyword === "then" || keyword === "else")) return true;
  if (fact.what === "bound" && SIDES.some((side2) => side2.has(keyword) && side2.has(fact.keyword))) return true;
  if (saysNothing(rest) || rest.some((key) => INSIDE.has(key))) return false;
  return SPELLINGS.has(keyword) && !OF_THE_OBJECT.has(fact.what);
}
var saysNothing = (rest) => isAnnotation(rest.at(-1)) && !["properties", "patternProperties"].includes(rest.at(-2) ?? "");
function conditionsOf({ what, keyword, homes }) {
  const own2 = what === "written" ? [homes.base, homes.head].filter((home) => home.endsWith(`/${keyword}`)) : [];
  if (keyword !== "if") return new Set(own2);
  return new Set(own2.flatMap((home) => ["if", "then", "else"].map((key) => home.slice(0, -keyword.length) + key)));
}
function push(map, key, fact) {
  const list2 = map.get(key);
  if (list2) list2.push(fact);
  else map.set(key, [fact]);
}

// src/diff/records.ts
var MAPS = /* @__PURE__ */ new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
var SCHEMAS = /* @__PURE__ */ new Set([
  "items",
  "additionalItems",
  "unevaluatedItems",
  "contains",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
  "contentSchema"
]);
var LISTS = /* @__PURE__ */ new Set(["anyOf", "oneOf", "allOf", "prefixItems", "items"]);
var TEXTS = /* @__PURE__ */ new Set(["title", "description"]);
var SPELLINGS2 = /* @__PURE__ */ new Set(["type", "anyOf", "oneOf", "allOf", "$ref", "const", "enum", "multipleOf", "prefixItems"]);
function records(base, head, nth, volatile) {
  const [b, h] = [base.raw, head.raw];
  const from = base.name === head.name ? null : base.name;
  const walk2 = new Walk(head.target, head.name, { ...from === null ? {} : { from }, ...nth ? { nth } : {} }, volatile);
  if (isObject(b) && isObject(h)) walk2.item(b, h);
  else walk2.leaf(b, h, "", "metadata-changed");
  if (base instanceof Tool && head instanceof Tool) {
    tellHints(base, head, walk2.out);
    tellEffects(base, head, walk2.out);
  }
  return walk2.out;
}
var Walk = class {
  constructor(target, name, which, volatile) {
    this.target = target;
    this.name = name;
    this.which = which;
    this.volatile = volatile;
  }
  target;
  name;
  which;
  volatile;
  out = [];
  /** The schemas the walk is in, so that references can be looked up. */
  #documents;
  /** One difference. `undefined` is nothing on that side. */
  leaf(before, after, pointer, kind, op) {
    if (this.volatile(this.target, this.name, pointer)) return;
    const how = op ?? (before === void 0 ? "add" : after === void 0 ? "remove" : "replace");
    const meta = { op: how, ...this.which };
    this.out.push({ kind, target: this.target, name: this.name, pointer, before: before ?? null, after: after ?? null, meta });
  }
  item(b, h) {
    for (const key of differing(b, h)) {
      const pointer = step("", key);
      const [x, y] = [own(b, key), own(h, key)];
      if (key === "name" && (this.target === "tool" || this.target === "prompt")) {
        if (typeof x !== "string" || typeof y !== "string") this.leaf(x, y, pointer, "metadata-changed");
      } else if (TEXTS.has(key)) this.leaf(x, y, pointer, "text-changed");
      else if (this.target === "tool" && (key === "inputSchema" || key === "outputSchema")) {
        this.#documents = [new Document(x ?? null, pointer), new Document(y ?? null, pointer)];
        this.value(x, y, pointer, "schema", "schema-changed");
      } else if (key === "annotations") this.value(x, y, pointer, "plain", "annotation-changed");
      else if (key === "arguments" && this.target === "prompt") this.parameters(x, y, pointer);
      else this.value(x, y, pointer, "plain", "metadata-changed");
    }
  }
  /** Arguments of a prompt are known by their names: one by one where the names stand as before, else as a list, with what became of them. */
  parameters(x, y, pointer) {
    const [b, h] = [byName2(x), byName2(y)];
    if (!b || !h || equal([...b.keys()], [...h.keys()])) {
      this.value(x, y, pointer, "list", "schema-changed");
      return;
    }
    const recorded = this.out.length;
    this.leaf(x, y, pointer, "schema-changed");
    const come = [...h.keys()].filter((name) => !b.has(name));
    const gone = [...b.keys()].filter((name) => !h.has(name));
    const rewritten = [...h.keys()].filter((name) => b.has(name) && !equal(b.get(name), h.get(name)));
    const must = (list2, name) => own(list2.get(name), "required") === true;
    const less = gone.length > 0 || [...h.keys()].some((name) => must(h, name) && !(b.has(name) && must(b, name)));
    const more = come.length > 0 || rewritten.some((name) => must(b, name) && !must(h, name));
    const record = this.out[recorded];
    if (record)
      record.meta = {
        ...record.meta,
        names: { come, gone, changed: rewritten },
        effect: less && more ? "changed" : less ? "narrowed" : more ? "widened" : "equivalent"
      };
  }
  /** Of two values that differ: goes on inside where both are objects (or lists of as many entries), else records the whole value. */
  value(x, y, pointer, mode, kind) {
    if (this.volatile(this.target, this.name, pointer)) return;
    if (isObject(x) && isObject(y)) {
      const all = differing(x, y);
      const together = mode === "schema" ? this.respelt(x, y, pointer, all) : void 0;
      for (const key of all) {
        if (together?.has(key)) continue;
        const [x1, y1] = [own(x, key), own(y, key)];
        const below = step(pointer, key);
        if (mode === "schema") this.keyword(key, x1, y1, below);
        else this.value(x1, y1, below, mode === "map" ? "schema" : mode, kind);
      }
    } else if (mode === "list" && Array.isArray(x) && Array.isArray(y) && x.length === y.length && [...x, ...y].every(isObject)) {
      for (let i = 0; i < x.length; i++) if (!equal(x[i], y[i])) this.value(x[i], y[i], step(pointer, i), "schema", kind);
    } else this.leaf(x, y, pointer, kind);
  }
  keyword(key, x, y, pointer) {
    if (TEXTS.has(key)) this.leaf(x, y, pointer, "text-changed");
    else if (MAPS.has(key)) this.value(x, y, pointer, "map", "schema-changed");
    else if (SCHEMAS.has(key) && isObject(x) && isObject(y)) this.value(x, y, pointer, "schema", "schema-changed");
    else if (LISTS.has(key)) this.value(x, y, pointer, "list", "schema-changed");
    else this.leaf(x, y, pointer, "schema-changed");
  }
  /** One record for keywords that took the place of others, such as `type` that became `anyOf`. Gives those it covers of `all` that differ. */
  respelt(x, y, pointer, all) {
    if (all.length < 2) return void 0;
    const oneSided = (key) => own(x, key) === void 0 || own(y, key) === void 0;
    const branched = UNIONS.find((key) => all.includes(key) && oneSided(key));
    const away = branched !== void 0 || all.includes("$ref") && oneSided("$ref");
    const differ = all.filter((key) => !MAPS.has(key) || away && key === "properties" && oneSided(key));
    const moved = differ.filter((key) => key === "type" || SPELLINGS2.has(key) && oneSided(key));
    const hoisted = moved.includes("$ref");
    const together = differ.filter((key) => hoisted || !isAnnotation(key) || branched !== void 0 && TEXTS.has(key) && oneSided(key));
    if (!moved.length || together.length < 2) return void 0;
    const part = (of) => Object.fromEntries(together.filter((key) => Object.hasOwn(of, key)).map((key) => [key, of[key]]));
    this.leaf(part(x), part(y), pointer, "schema-changed", "keywords");
    if (hoisted && this.#documents) {
      const [b, h] = this.#documents.map((d, i) => [
        steps(pointer).slice(1).reduce((at, key) => child(at, i ? y : x, key), d.node)
      ]);
      for (const key of TEXTS) {
        const [before, after] = [annotation(b, key), annotation(h, key)];
        if (!equal(before, after)) this.leaf(before, after, step(pointer, key), "text-changed", "derived");
      }
    } else if (branched !== void 0)
      for (const key of TEXTS) {
        if (!together.includes(key)) continue;
        const [before, after] = [textIn(x, key, branched, own(y, key)), textIn(y, key, branched, own(x, key))];
        if (!equal(before, after)) this.leaf(before, after, step(pointer, key), "text-changed", "derived");
      }
    return new Set(together);
  }
};
var UNIONS = ["anyOf", "oneOf", "allOf"];
function textIn(schema, key, union, other) {
  const here = own(schema, key);
  const branches = own(schema, union);
  if (here !== void 0 || !Array.isArray(branches)) return here;
  const texts = branches.map((s) => own(s, key)).filter((t) => t !== void 0);
  return texts.find((t) => equal(t, other)) ?? texts[0];
}
function byName2(list2) {
  if (list2 !== void 0 && !Array.isArray(list2)) return null;
  const found = /* @__PURE__ */ new Map();
  for (const entry of list2 ?? []) {
    const name = own(entry, "name");
    if (typeof name !== "string" || found.has(name)) return null;
    found.set(name, entry);
  }
  return found;
}
var differing = (a, b) => [
  ...Object.keys(a).filter((key) => !equal(a[key], own(b, key))),
  ...Object.keys(b).filter((key) => !Object.hasOwn(a, key))
].sort();
function tellHints(base, head, changes) {
  const first = changes.find((c) => c.kind === "annotation-changed");
  if (!first) return;
  const [before, after] = [base.hints, head.hints];
  const effective = {};
  for (const key of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"])
    if (before[key] !== after[key]) effective[key] = { before: before[key], after: after[key] };
  first.meta = { ...first.meta, effective };
}
function tellEffects(base, head, changes) {
  for (const key of ["inputSchema", "outputSchema"]) {
    const mine = changes.filter((c) => c.kind === "schema-changed" && c.pointer.startsWith(`/${key}`));
    if (!mine.length) continue;
    const effects = new Effects(schemaFacts(base, head, key));
    for (const change of mine) {
      const meta = { ...change.meta };
      const renamed = meta.op === "remove" || meta.op === "add" ? effects.renamed(change.pointer) : void 0;
      if (renamed) meta[meta.op === "remove" ? "renamedTo" : "renamedFrom"] = meta.op === "remove" ? renamed.after : renamed.before;
      meta.effect = effects.of(change.pointer, change.pointer.endsWith("/required") ? unshared(change.before, change.after) : []);
      if (change.pointer === `/${key}` && meta.op !== "keywords")
        meta.effect = meta.op === "add" && key === "outputSchema" ? "widened" : "unknown";
      change.meta = meta;
    }
  }
}
function unshared(before, after) {
  const [x, y] = [before, after].map((v) => new Set((Array.isArray(v) ? v : []).filter((n) => typeof n === "string")));
  return [...x, ...y].filter((name) => !(x.has(name) && y.has(name)));
}

// src/diff/server.ts
var KINDS = [
  ["serverInfo", "server-changed"],
  ["capabilities", "capability-changed"],
  ["protocolVersion", "protocol-changed"]
];
function serverRecords(base, head, volatile, toolsOnly = false) {
  const out = [];
  const add = (kind, target, pointer, before2, after2) => {
    if (volatile(target, null, pointer)) return;
    const op = before2 === void 0 ? "add" : after2 === void 0 ? "remove" : "replace";
    out.push({ kind, target, name: null, pointer, before: before2 ?? null, after: after2 ?? null, meta: { op } });
  };
  const walk2 = (kind, x, y, pointer) => {
    if (equal(x, y)) return;
    if (!isObject(x) || !isObject(y)) {
      add(kind, "server", pointer, x, y);
      return;
    }
    for (const key of [.../* @__PURE__ */ new Set([...Object.keys(x), ...Object.keys(y)])].sort()) walk2(kind, own(x, key), own(y, key), step(pointer, key));
  };
  for (const [key, kind] of KINDS) {
    const [x, y] = [own(base.server?.raw, key), own(head.server?.raw, key)];
    if (x !== void 0 && y !== void 0) walk2(kind, x, y, step("", key));
  }
  const [before, after] = [base.snapshot.instructions, head.snapshot.instructions];
  if (before !== after && !toolsOnly) add("instructions-changed", "instructions", "", before ?? void 0, after ?? void 0);
  return out;
}

// src/diff/successor.ts
var AKIN = 0.5;
var SAME3 = 0.65;
var MOST2 = 300;
var OTHER2 = 0.4;
function tellSuccessors(pairs, changes) {
  const added = /* @__PURE__ */ new Map();
  const records2 = new Map(changes.filter((c) => c.kind === "tool-added").map((c) => [`${c.name} ${c.meta?.nth ?? ""}`, c]));
  for (const p of pairs) {
    const record = p.head && !p.base ? records2.get(`${p.head.name} ${p.nth ?? ""}`) : void 0;
    if (record) added.set(p.head, record);
  }
  if (!added.size) return;
  const kept = pairs.filter((p) => p.how === "same");
  const say = (tool, key, name) => {
    const record = added.get(tool);
    record.meta = { ...record.meta, [key]: name };
  };
  for (const [tool, old] of aliases(kept, [...added.keys()])) say(tool, "aliasOf", old);
  for (const [tool, old] of swapped(kept, [...added.keys()])) say(tool, "formerly", old);
  for (const [tool, old] of resembling(pairs, [...added.keys()])) say(tool, "inPlaceOf", old);
}
var akin = (a, b, floor) => likeness(features(a), features(b)) >= floor;
function aliases(kept, added) {
  const found = /* @__PURE__ */ new Map();
  const byName3 = new Map(added.map((t) => [t.name, t]));
  const bySignature = /* @__PURE__ */ new Map();
  for (const tool of added) {
    const list2 = bySignature.get(signature(tool));
    if (list2) list2.push(tool);
    else bySignature.set(signature(tool), [tool]);
  }
  for (const { base, head } of kept) {
    if (base.description !== head.description) {
      for (const [word] of (head.description ?? "").slice(0, 4e3).matchAll(/[\p{L}\p{N}_.-]+/gu)) {
        const tool = byName3.get(word) ?? byName3.get(word.replace(/[.-]+$/, ""));
        if (tool && !found.has(tool) && equal(head.inputSchema, tool.inputSchema) && akin(head, tool, SAME3)) found.set(tool, head.name);
      }
    }
    for (const tool of bySignature.get(signature(head))?.slice(0, 20) ?? []) {
      if (!found.has(tool) && sameContent(tool, head)) found.set(tool, head.name);
    }
  }
  return found;
}
var signature = (tool) => {
  const properties = own(tool.inputSchema, "properties");
  return `${isObject(properties) ? Object.keys(properties).sort().join(" ") : ""} ${tool.description?.length ?? 0}`;
};
function swapped(kept, added) {
  const found = /* @__PURE__ */ new Map();
  const rewritten = kept.filter(({ base, head }) => base.description !== head.description).slice(0, MOST2);
  const others = rewritten.filter(({ base, head }) => likeness(features(base), features(head)) - 0.3 < OTHER2);
  const heads = new Map(others.map(({ base, head }) => [base, head]));
  for (const match of matchRenames(
    others.map((p) => p.base),
    added,
    void 0,
    true
  )) {
    const before = features(match.base);
    const own_ = contentLikeness(before, features(heads.get(match.base)));
    if (own_ < OTHER2 && contentLikeness(before, features(match.head)) > own_ + 0.3) found.set(match.head, match.base.name);
  }
  return found;
}
function resembling(pairs, added) {
  const removed = pairs.flatMap((p) => p.base && !p.head ? p.base : []);
  return new Map(matchRenames(removed, added, AKIN).map((m) => [m.head, m.base.name]));
}

// src/diff/index.ts
function diff(base, head, options) {
  const volatile = volatileTest(options.volatile);
  const pairing = pair(base, head, options.renames, volatile);
  const changes = serverRecords(base, head, volatile, pairing.toolsOnly);
  list(pairing.tools, "tool", ["tool-added", "tool-removed", "tool-renamed"], pairing, changes);
  const unknown = failedLists(base, head);
  if (!unknown.has("prompts/list")) list(pairing.prompts, "prompt", ["prompt-added", "prompt-removed", "prompt-renamed"], pairing, changes);
  if (!unknown.has("resources/list"))
    list(pairing.resources, "resource", ["resource-added", "resource-removed", "resource-removed"], pairing, changes);
  if (!unknown.has("resources/templates/list"))
    list(pairing.templates, "template", ["template-added", "template-removed", "template-removed"], pairing, changes);
  tellSuccessors(pairing.tools, changes);
  const both = (pairs) => pairs.filter((p) => p.base && p.head).length;
  markGroups(changes, {
    tool: both(pairing.tools),
    prompt: both(pairing.prompts),
    resource: both(pairing.resources),
    template: both(pairing.templates)
  });
  const moved = movedTools(pairing);
  if (moved > 0)
    changes.push({
      kind: "order-changed",
      target: "tool",
      name: null,
      pointer: "",
      before: null,
      after: null,
      meta: { op: "order", moved }
    });
  return { changes, pairing };
}
function failedLists(base, head) {
  const failed = /* @__PURE__ */ new Map();
  for (const [side2, surface] of [
    ["base", base],
    ["head", head]
  ]) {
    for (const note of surface?.snapshot.notes ?? []) {
      const method = note.kind === "list-failed" ? own(note.data, "method") : void 0;
      if (typeof method === "string") failed.set(method, side2);
    }
  }
  return failed;
}
function list(pairs, target, [added, removed, renamed], { volatile, unchanged }, out) {
  for (const p of pairs) {
    const nth = p.nth ? { nth: p.nth } : {};
    if (p.base && p.head) {
      if (p.how === "renamed") {
        const meta = {
          op: "rename",
          from: p.base.name,
          ...p.forced ? { forced: true } : { likeness: p.likeness ?? 1 },
          ...nth
        };
        out.push({ kind: renamed, target, name: p.head.name, pointer: "/name", before: p.base.name, after: p.head.name, meta });
      }
      if (unchanged.has(p.head)) continue;
      const mine = records(p.base, p.head, p.nth, volatile);
      const text = mine.find((c) => c.pointer === "/description");
      if (text && p.contentOf !== void 0) text.meta = { ...text.meta, contentOf: p.contentOf, ...p.swapped ? { swapped: true } : {} };
      out.push(...mine);
    } else if (p.head) out.push(whole(added, target, p.head, null, p.head.raw, { op: "add", ...nth }));
    else if (p.base) out.push(whole(removed, target, p.base, p.base.raw, null, { op: "remove", ...nth }));
  }
}
var whole = (kind, target, item, before, after, meta) => ({
  kind,
  target,
  name: item.name,
  pointer: "",
  before,
  after,
  meta
});
function movedTools(pairing) {
  const order2 = pairing.tools.filter((p) => p.base && p.head).sort((a, b) => a.head.index - b.head.index);
  const tails = [];
  for (const p of order2) {
    const index = p.base.index;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = low + high >> 1;
      if (tails[middle] < index) low = middle + 1;
      else high = middle;
    }
    tails[low] = index;
  }
  return order2.length - tails.length;
}

// src/diff/semver.ts
function semverAdvice(changes, findings) {
  if (findings.some((f) => f.category === "breaking" && f.state === "new" && f.level !== "note")) return "major";
  const told3 = changes.filter((c) => c.kind !== "order-changed");
  if (told3.some(adds)) return "minor";
  return told3.length ? "patch" : "none";
}
function adds({ kind, meta, before, after }) {
  if (kind.endsWith("-added")) return true;
  if (kind === "schema-changed") return ["widened", "changed", "unknown"].includes(String(meta?.effect));
  return kind === "capability-changed" && (meta?.op === "add" || before === false && after === true);
}

// src/rules/run.ts
function run({ rules, base, head, pairing, changes, setting }) {
  const settings = new Map(rules.map((rule) => [rule, setting(rule)]));
  const twins = base && pairing ? twinsOf(base, head, pairing) : /* @__PURE__ */ new Map();
  const content = rules.filter((rule) => rule.tool || rule.item || rule.surface);
  const judges = (surface, side2, counterpart) => content.map((rule) => ({ rule, context: { ...settings.get(rule), side: side2, surface, counterpart, alone: base === null } }));
  const atHead = judges(head, "head", (item) => pairing?.baseOf(item));
  const atBase = base ? judges(base, "base", () => void 0) : [];
  const found = /* @__PURE__ */ new Map();
  const left = new Set(base?.items.filter((item) => !twins.has(item)));
  for (const batch of batchesOf(head.items)) {
    judgeItems(atHead, batch, found);
    const before = batch.map((item) => pairing?.baseOf(item)).filter((item) => item !== void 0 && left.delete(item));
    judgeItems(atBase, before, found);
  }
  for (const batch of batchesOf([...left])) judgeItems(atBase, batch, found);
  const ofSurface = (all, surface) => all.flatMap(({ rule, context }) => rule.surface ? told2(rule, rule.surface(surface, context)) : []);
  return {
    head: [...head.items.flatMap((item) => found.get(item) ?? []), ...ofSurface(atHead, head)],
    base: base ? [...base.items.flatMap((item) => found.get(twins.get(item) ?? item) ?? []), ...ofSurface(atBase, base)] : [],
    change: base && pairing ? rules.flatMap((rule) => rule.change ? told2(rule, rule.change({ ...settings.get(rule), base, head, pairing, changes })) : []) : []
  };
}
var told2 = (rule, issues) => Array.from(issues, (issue) => ({ rule, issue }));
function twinsOf(base, head, pairing) {
  const twins = /* @__PURE__ */ new Map();
  if (!sameNames(base, head)) return twins;
  for (const item of head.items) {
    const twin = pairing.baseOf(item);
    if (twin && pairing.unchanged.has(item)) twins.set(twin, item);
  }
  return twins;
}
var sameNames = (a, b) => a.toolNames.size === b.toolNames.size && [...a.toolNames].every((n) => b.toolNames.has(n));
var BATCH = AT_HAND / 2;
var batchesOf = (items) => Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));
function judgeItems(judges, batch, found) {
  const tell = (item, rule, issues) => {
    if (issues === NONE) return;
    for (const issue of issues) {
      const list2 = found.get(item);
      if (list2) list2.push({ rule, issue });
      else found.set(item, [{ rule, issue }]);
    }
  };
  const tools = batch.filter((item) => item instanceof Tool);
  for (const { rule, context } of judges) {
    if (rule.item) for (const item of batch) tell(item, rule, rule.item(item, context));
    if (rule.tool) for (const tool of tools) tell(tool, rule, rule.tool(tool, context));
  }
  for (const item of batch) item.release();
}

// src/verdict/digest.ts
import { createHash } from "node:crypto";
function digest(surface, key, volatile) {
  const isVolatile = volatile.length ? volatileTest(volatile) : null;
  const one = (item) => (isVolatile ? written(without(item, isVolatile)) : item.written).sha256;
  const { tools, prompts, resources, templates, instructions, server } = surface;
  const hash = createHash("sha256");
  hash.update(JSON.stringify(["mcp-tool-review", 1, key]));
  for (const items of [tools, prompts, resources, templates, instructions ? [instructions] : [], server ? [server] : []]) {
    hash.update(JSON.stringify(items.map(one).sort()));
  }
  return hash.digest("hex");
}
function without(item, isVolatile) {
  const copy = (value, pointer) => {
    if (Array.isArray(value)) return value.map((v, i) => copy(v, step(pointer, i)));
    if (!isObject(value)) return value;
    const out = {};
    for (const [key, child2] of Object.entries(value)) {
      const below = step(pointer, key);
      if (!isVolatile(item.target, item.name, below)) define(out, key, copy(child2, below));
    }
    return out;
  };
  return isVolatile(item.target, item.name, "") ? null : copy(item.raw, "");
}

// src/verdict/fingerprint.ts
import { createHash as createHash2 } from "node:crypto";
function fingerprint(of) {
  const pointer = of.pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  const sentence = (of.sentence ?? "").normalize("NFKC").toLowerCase().replace(/[^\S ]\s*|\s{2,}/g, " ").trim();
  return createHash2("sha256").update(JSON.stringify([of.rule, of.target, of.name, pointer, sentence])).digest("hex").slice(0, 32);
}

// src/verdict/findings.ts
var atLeast = (level, floor) => LEVELS.indexOf(level) >= LEVELS.indexOf(floor);
var fails = (level, failOn) => failOn !== "never" && atLeast(level, failOn);
function states(found, policy, head, pairing) {
  const names = baseNames(head, pairing);
  const of = (f, state, side2) => finding(f, state, policy, side2 === "head" ? names : null);
  const now = found.head.flatMap((f) => of(f, "new", "head") ?? []);
  const before = found.base.flatMap((f) => of(f, "fixed", "base") ?? []);
  const stood = /* @__PURE__ */ new Map();
  for (const f of before) if (!stood.has(f.fingerprint) || !atLeast(stood.get(f.fingerprint), f.level)) stood.set(f.fingerprint, f.level);
  for (const f of now) {
    const level = stood.get(f.fingerprint);
    if (level && atLeast(level, f.level)) f.state = "existing";
  }
  const still = new Set(now.map((f) => f.fingerprint));
  const kept = keptNames(head, pairing);
  const unsafe = new Set(found.base.flatMap((f) => f.rule.meta.whileUnsafe ? f.rule.meta.id : []));
  const calmed = unsafe.size ? calmedTools(pairing) : /* @__PURE__ */ new Set();
  const mended = (f) => f.target !== "tool" || !unsafe.has(f.rule) || !calmed.has(f.tool ?? "");
  const fixed = before.filter((f) => !still.has(f.fingerprint) && (f.tool === null || kept.has(`${f.target} ${f.tool}`)) && mended(f));
  return [...found.change.flatMap((f) => of(f, "new", "head") ?? []), ...now, ...fixed].sort(order);
}
function finding(found, state, policy, names) {
  const { rule, issue } = found;
  const { level, explicit } = levelOf(rule.meta, policy, issue.name);
  if (level === "off") return void 0;
  const messageId = issue.messageId ?? "default";
  const words = rule.meta.messages[messageId] ?? rule.meta.messages.default;
  const known = issue.name === null ? null : names?.get(`${issue.target} ${issue.name}`) ?? issue.name;
  return {
    rule: rule.meta.id,
    category: rule.meta.id.slice(0, rule.meta.id.indexOf("/")),
    level: explicit ? level : scaled(issue.level, rule.meta.level, level),
    state,
    blocking: false,
    accepted: null,
    target: issue.target,
    tool: issue.name,
    pointer: issue.pointer,
    messageId,
    message: fill(words.title, issue.evidence, issue.name),
    help: fill(words.help, issue.evidence, issue.name),
    evidence: issue.evidence,
    fingerprint: fingerprint({ rule: rule.meta.id, target: issue.target, name: known, pointer: issue.pointer, sentence: issue.sentence }),
    location: null
  };
}
function scaled(given, usual, preset) {
  if (given === void 0 || usual === preset) return given ?? preset;
  if (usual === "off") return preset;
  const shift = LEVELS.indexOf(preset) - LEVELS.indexOf(usual);
  return LEVELS[Math.min(2, Math.max(0, LEVELS.indexOf(given) + shift))];
}
function gate(findings, failOn, acceptanceOf) {
  for (const finding2 of findings) {
    if (finding2.state !== "fixed") finding2.accepted = acceptanceOf(finding2);
    finding2.blocking = finding2.state === "new" && finding2.accepted === null && fails(finding2.level, failOn);
  }
}
var STATE_ORDER = { new: 0, existing: 1, fixed: 2 };
var CATEGORY_ORDER = ["security", "policy", "breaking", "protocol", "compat", "quality", "size"];
var ATTENTION = "security/new-directive";
function order(a, b) {
  return STATE_ORDER[a.state] - STATE_ORDER[b.state] || LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level) || Number(b.rule === ATTENTION) - Number(a.rule === ATTENTION) || CATEGORY_ORDER.indexOf(a.category) - CATEGORY_ORDER.indexOf(b.category) || Number("mass" in a.evidence) - Number("mass" in b.evidence) || compare(a.rule, b.rule) || compare(a.tool ?? "", b.tool ?? "") || compare(a.pointer, b.pointer);
}
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function baseNames(head, pairing) {
  const names = /* @__PURE__ */ new Map();
  for (const item of head.items) {
    const base = pairing?.baseOf(item);
    if (base?.name && item.name && base.name !== item.name) names.set(`${item.target} ${item.name}`, base.name);
  }
  return names;
}
function calmedTools(pairing) {
  const names = /* @__PURE__ */ new Set();
  for (const { base, head } of pairing?.tools ?? []) {
    if (!base || !head) continue;
    const [before, after] = [base.hints, head.hints];
    if (!before.readOnlyHint && after.readOnlyHint || before.destructiveHint && !after.destructiveHint) names.add(base.name);
  }
  return names;
}
function keptNames(head, pairing) {
  return new Set(head.items.map((item) => `${item.target} ${pairing?.baseOf(item)?.name ?? item.name}`));
}

// src/verdict/judge.ts
function judge(facts, options) {
  const { policy } = options;
  const head = facts.head.snapshot && new Surface(facts.head.snapshot);
  const base = facts.base?.snapshot ? new Surface(facts.base.snapshot) : null;
  const wrong = cannotJudge(facts, policy);
  const compared = wrong !== null || head === null || facts.base === null ? null : diff(base ?? new Surface(nothing(facts.head)), head, { renames: policy.renames, volatile: policy.volatile });
  const key = facts.variant ? `${facts.name}/${facts.variant}` : facts.name;
  const headSide = side(facts.head, head, key, policy);
  const acceptances = new Acceptances(policy, options.approvals, headSide.digest, options.today);
  const review2 = {
    name: facts.name,
    variant: facts.variant,
    trust: policy.trust,
    base: facts.base && side(facts.base, base, key, policy),
    head: headSide,
    changes: [],
    findings: [],
    size: size(base, head, options.count),
    semver: null,
    changelog: [],
    remarks: []
  };
  if (wrong !== null || head === null) {
    if (wrong) review2.remarks.push(wrong);
    return { review: review2, verdict: "error", acceptances };
  }
  const found = run({
    rules: options.rules.filter((rule) => !isOff(rule.meta, policy)),
    base,
    head,
    pairing: base ? compared.pairing : null,
    changes: compared?.changes ?? [],
    setting: (rule) => settingFor(rule.meta, policy, profilesOf(policy.clients), facts.name)
  });
  review2.changes = compared?.changes ?? [];
  if (compared) review2.size.tools = joinRenamed(review2.size.tools, compared.pairing);
  review2.findings = states(found, policy, head, base ? compared.pairing : null);
  gate(review2.findings, policy.failOn, (f) => acceptances.of(f));
  review2.semver = base ? semverAdvice(review2.changes, review2.findings) : null;
  review2.changelog = base ? changelog(review2.changes) : [];
  for (const [method, which] of failedLists(base, head))
    review2.remarks.push(`The ${which} failed at ${method}: what that list holds is not known, and changes of it were not compared.`);
  review2.remarks.push(...acceptances.remarks());
  if (compared && base) review2.remarks.push(...pairingRemarks(policy, base, head, compared.pairing));
  return { review: review2, verdict: verdictOf(review2.findings, facts, policy), acceptances };
}
function pairingRemarks({ renames }, base, head, { toolsOnly, tools, prompts }) {
  const remarks = toolsOnly ? ["One side is a bare list of tools, so only tools were compared."] : [];
  const [before, after] = [base, head].map((s) => new Set([...s.tools, ...s.prompts].map((i) => i.name)));
  const forced = new Map([...tools, ...prompts].flatMap((p) => p.forced && p.base && p.head ? [[p.head.name, p.base.name]] : []));
  for (const [to, from] of Object.entries(renames)) {
    if (from === null || from === to || !after.has(to) || forced.get(to) === from) continue;
    const other = [...forced].find(([, name]) => name === from)?.[0];
    remarks.push(
      !before.has(from) ? `renames pairs ${to} with ${from}, which the base does not have: correct it, or take it out of the config.` : other === void 0 ? `renames pairs ${to} with ${from}, of which one is a tool and the other a prompt: take it out of the config.` : `renames pairs both ${other} and ${to} with ${from}: one thing cannot become two, so only ${other} was paired. Take one of them out of the config.`
    );
  }
  return remarks;
}
function cannotJudge(facts, policy) {
  const { base, head } = facts;
  if (head.state !== "listed" || head.snapshot === null) return reasonOf("head", head);
  if (base && (base.state === "build-failed" || base.state === "list-failed") && policy.baseFailure === "fail")
    return reasonOf("base", base);
  if (head.snapshot.tools.length === 0) {
    return base?.snapshot && base.snapshot.tools.length > 0 ? `The head lists no tools where the base lists ${base.snapshot.tools.length}: a server that starts without its tools is broken, and nothing was compared. Start it by hand and look at its log.` : "The server lists no tools, so there is nothing to review. Check the start command and what the server needs in its environment.";
  }
  return null;
}
var WHAT = {
  listed: "was not listed",
  absent: "is not there",
  "build-failed": "could not be built",
  "list-failed": "could not be listed"
};
var reasonOf = (which, { state, reason }) => `The ${which} ${WHAT[state]}: ${reason ?? "no reason is known."}`;
function verdictOf(findings, facts, policy) {
  if (findings.some((f) => f.blocking)) return "fail";
  const forgiven = facts.base?.state.endsWith("-failed") && policy.baseFailure === "warn";
  const warned = findings.some((f) => f.state === "new" && f.accepted === null && fails(f.level, "warning"));
  return forgiven || warned ? "warn" : "pass";
}
function side(facts, surface, key, policy) {
  const { snapshot } = facts;
  return {
    state: facts.state,
    reason: facts.reason,
    digest: surface && digest(surface, key, policy.volatile),
    ref: facts.ref,
    protocolVersion: snapshot?.protocolVersion ?? null,
    server: snapshot?.server ?? null,
    tools: snapshot?.tools.length ?? 0
  };
}
function size(base, head, count) {
  const of = (surface) => surface && measure(surface, count ?? void 0);
  const [b, h] = [of(base), of(head)];
  const names = [.../* @__PURE__ */ new Set([...h?.tools.keys() ?? [], ...b?.tools.keys() ?? []])];
  const total = (m) => m && { bytes: m.bytes, modelBytes: m.modelBytes, tokens: m.tokens };
  return {
    tokenizer: count ? "o200k" : null,
    base: total(b),
    head: total(h),
    tools: names.map((name) => ({ name, base: b?.tools.get(name) ?? null, head: h?.tools.get(name) ?? null }))
  };
}
function joinRenamed(tools, pairing) {
  const sizes = new Map(tools.map((t) => [t.name, t]));
  for (const { base, head } of pairing.tools) {
    if (!base || !head || base.name === head.name) continue;
    const [from, to] = [sizes.get(base.name), sizes.get(head.name)];
    if (!from || !to || from.head || to.base) continue;
    to.base = from.base;
    sizes.delete(base.name);
  }
  return [...sizes.values()];
}
var nothing = (head) => ({
  ...head.snapshot,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  instructions: null,
  notes: []
});
var worst = (verdicts) => ["error", "fail", "warn"].find((v) => verdicts.includes(v)) ?? "pass";

// src/review.ts
function review(facts, { policyFor, approvals = [], today, count = null, remarks = [], notices = [] }) {
  const judged = facts.map((f) => judge(f, { rules: RULES, policy: policyFor(f.name), approvals, today, count }));
  const unused = judged.length ? judged.map((j) => j.acceptances.unused()).reduce((a, b) => a.filter((entry) => b.some((e) => subject(e) === subject(entry)))) : [];
  return {
    schemaVersion: 1,
    tool: { name: "mcp-tool-review", version },
    verdict: judged.length ? worst(judged.map((j) => j.verdict)) : "error",
    servers: judged.map((j) => j.review),
    remarks: [...remarks, ...unused.map((e) => `The acceptance of ${subject(e)} fits nothing: correct it, or take it out of the config.`)],
    ...notices.length ? { notices: [...notices] } : {}
  };
}
var catalogue = new Map(
  RULES.map(({ meta }) => [meta.id, { id: meta.id, summary: meta.summary, why: meta.why, messages: meta.messages }])
);

export {
  FORMATS,
  render,
  Surface,
  review,
  catalogue
};
