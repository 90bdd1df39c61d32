import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  CATEGORIES
} from "./chunk-YULPTJJH.js";
import {
  own,
  steps
} from "./chunk-K4EVMT5Y.js";
import {
  line
} from "./chunk-SD42AGYI.js";
import {
  grouped,
  parts
} from "./chunk-4HT2VLJ3.js";

// src/report/numbers.ts
var number = (n) => grouped(n);
function percent(base, head) {
  if (base === 0 || base === head) return "";
  const share = (head - base) / base * 100;
  const size = Math.abs(share);
  return `${share > 0 ? "+" : "\u2212"}${size >= 10 ? number(Math.round(size)) : size.toFixed(1)} %`;
}
var change = (base, head, unit) => base === void 0 || base === head ? `${number(head)}${unit}` : `${number(base)} \u2192 ${number(head)}${unit}`;
function modelReads(size) {
  const { base, head } = size;
  if (!head) return base ? `${number(base.modelBytes)} B at the base` : "";
  const growth = base ? percent(base.modelBytes, head.modelBytes) : "";
  const bytes = `${change(base?.modelBytes, head.modelBytes, " B")}${growth ? ` (${growth})` : ""}`;
  if (head.tokens === null) return bytes;
  return `${bytes}, \u2248 ${change(base?.tokens ?? void 0, head.tokens, " tokens")} (${size.tokenizer ?? "tokenizer not named"})`;
}
var delta = (base, head) => (head?.modelBytes ?? 0) - (base?.modelBytes ?? 0);
var signed = (n) => n === 0 ? "\xB10" : n > 0 ? `+${number(n)}` : `\u2212${number(-n)}`;
function checksum(text) {
  let [a, b] = [1, 0];
  for (let i = 0; i < text.length; i++) {
    a = (a + text.charCodeAt(i)) % 65521;
    b = (b + a) % 65521;
  }
  return (b * 65536 + a >>> 0).toString(16);
}

// src/report/words.ts
var wordsOf = (finding, catalogue) => {
  const messages = catalogue.get(finding.rule)?.messages;
  return messages && (Object.hasOwn(messages, finding.messageId) ? messages[finding.messageId] : messages.default);
};
function title(finding, catalogue) {
  const words = wordsOf(finding, catalogue);
  if (!words || finding.tool === null || words.title.includes("{tool}")) return bare(finding, catalogue);
  return [{ value: finding.tool }, { text: ": " }, ...bare(finding, catalogue)];
}
function bare(finding, catalogue) {
  const words = wordsOf(finding, catalogue);
  return words ? parts(words.title.replace(/\.$/, ""), finding.evidence, finding.tool) : [{ value: finding.message }];
}
function heading(finding, catalogue) {
  const whole = title(finding, catalogue);
  const last = whole.at(-1);
  const colon = whole.at(-2);
  if (whole.length < 3 || !colon || !last || !("text" in colon) || !("value" in last) || !colon.text.endsWith(": "))
    return { says: whole, words: null };
  return { says: [...whole.slice(0, -2), { text: colon.text.slice(0, -2) }], words: last.value };
}
function common(finding, catalogue) {
  const known = catalogue.get(finding.rule);
  const title2 = finding.messageId === "default" ? "" : wordsOf(finding, catalogue)?.title ?? "";
  const said = title2.includes("{") ? title2.split(": ").find((piece) => !piece.includes("{")) ?? "" : title2;
  return (said === "" ? known?.summary ?? finding.rule : said.charAt(0).toUpperCase() + said.slice(1)).replace(/\.$/, "");
}
function help(finding, catalogue) {
  const words = wordsOf(finding, catalogue);
  return [
    ...words ? parts(words.help, finding.evidence, finding.tool) : [{ value: finding.help }],
    ...elsewhere(finding),
    ...proof(finding)
  ];
}
var MOST_PLACES = 5;
function elsewhere({ category, evidence: { also } }) {
  if (category !== "breaking" || !Array.isArray(also) || !also.length) return [];
  const named = also.slice(0, MOST_PLACES).flatMap((place2, i) => [{ text: i ? ", " : " The same is true of " }, { value: String(place2) }]);
  const more = also.length - MOST_PLACES;
  return [...named, { text: more > 0 ? ` and ${grouped(more)} more.` : "." }];
}
function proof({ category, pointer, evidence }) {
  if (category !== "breaking" || evidence.witness === void 0) return [];
  const says = pointer.startsWith("/outputSchema") ? " A result that may come now: " : " Arguments that were accepted and are refused now: ";
  return [{ text: says }, { value: JSON.stringify(evidence.witness) }, { text: "." }];
}
var TARGETS = {
  tool: "tool",
  prompt: "prompt",
  resource: "resource",
  template: "resource template",
  instructions: "server instructions",
  server: "server"
};
var targetWord = (target) => TARGETS[target];
var CONTAINERS = {
  inputSchema: "input schema",
  outputSchema: "output schema",
  annotations: "hints",
  _meta: "`_meta`"
};
function place(target, pointer) {
  const path = steps(pointer);
  if (path.length === 0) return [{ text: targetWord(target) }];
  const [root, ...rest] = path;
  if (target !== "tool" || rest.length === 0) {
    const known = Object.hasOwn(CONTAINERS, root) ? CONTAINERS[root] : /^[a-z]{2,24}$/i.test(root) ? root : void 0;
    if (rest.length === 0) return [known === void 0 ? { value: root } : { text: known }];
    if (root === "arguments" && /^\d+$/.test(rest[0]))
      return [
        { text: `argument ${Number(rest[0]) + 1}` },
        ...rest.length > 1 ? [{ text: ", " }, { value: rest.slice(1).join(".") }] : []
      ];
    return [known === void 0 ? { value: root } : { text: known }, { text: ", " }, { value: rest.join(".") }];
  }
  if (root === "annotations" && rest.length === 1) return [{ text: "hint " }, { value: rest[0] }];
  if (root !== "inputSchema" && root !== "outputSchema")
    return [Object.hasOwn(CONTAINERS, root) ? { text: CONTAINERS[root] } : { value: root }, { text: ", " }, { value: rest.join(".") }];
  const { names, branches, end } = wayOf(rest);
  if (names.length === 0) return [{ text: `${CONTAINERS[root]}, ` }, { value: rest.join("/") }];
  return [
    { text: root === "inputSchema" ? "parameter " : "output field " },
    { value: names.join(".") },
    ...branches.length === 0 ? [] : [{ text: ", in " }, { value: branches.join(" ") }],
    ...end === "" ? [] : end === "description" ? [{ text: ", description" }] : [{ text: ", " }, { value: end }]
  ];
}
var BRANCHES = /* @__PURE__ */ new Set(["anyOf", "oneOf", "allOf"]);
function wayOf(path) {
  const names = [];
  const branches = [];
  const last = path.findLastIndex((key, i2) => key === "properties" && i2 + 1 < path.length || key === "items" || key === "prefixItems");
  const position = (text) => /^\d+$/.test(text ?? "");
  let i = 0;
  while (i < path.length) {
    const [key, next] = [path[i], path[i + 1]];
    if (key === "properties" && next !== void 0) {
      names.push(next);
      i += 2;
    } else if ((key === "items" || key === "prefixItems") && names.length > 0 && position(next)) {
      names[names.length - 1] += `[${next}]`;
      i += 2;
    } else if (key === "items" && names.length > 0) {
      names[names.length - 1] += "[]";
      i++;
    } else if (i < last && key === "additionalProperties" && names.length > 0) {
      names.push("*");
      i++;
    } else if (i < last && BRANCHES.has(key) && position(next)) {
      branches.push(`${key}/${next}`);
      i += 2;
    } else break;
  }
  return { names, branches, end: path.slice(i).join("/") };
}
var plain = (sentence) => sentence.map((p) => "text" in p ? p.text.replaceAll("`", "") : line(p.value)).join("");
var count = (n, one, many = `${one}s`) => `${n === 0 ? "no" : grouped(n)} ${n === 1 ? one : many}`;
var SIDE_STATE = {
  listed: "was listed",
  absent: "is not there",
  "build-failed": "could not be built",
  "list-failed": "could not be started or listed"
};
function failures(server) {
  const { base, head } = server;
  if (base && head.state !== "listed" && base.state === head.state && base.reason === head.reason)
    return [{ side: "head", words: `${SIDE_STATE[head.state]} at the head, and not at the base either`, reason: head.reason }];
  const out = [];
  for (const side of ["head", "base"]) {
    const found = server[side];
    if (!found || found.state === "listed" || side === "base" && found.state === "absent") continue;
    out.push({ side, words: `${SIDE_STATE[found.state]} at the ${side}`, reason: found.reason });
  }
  return out;
}
var REASONS = 5;
function withoutBase(review) {
  const byReason = /* @__PURE__ */ new Map();
  for (const server of review.servers) {
    if (server.base?.state !== "absent" || server.head.state !== "listed") continue;
    const reason = server.base.reason?.split("\n")[0] ?? "";
    byReason.set(reason, [...byReason.get(reason) ?? [], serverName(server)]);
  }
  const groups = [...byReason].map(([reason, servers]) => ({ servers, reason: reason || null }));
  const rest = groups.slice(REASONS).flatMap((group) => group.servers);
  const told = rest.length ? [...groups.slice(0, REASONS), { servers: rest, reason: null }] : groups;
  return told.map((group) => ({
    ...group,
    words: group.servers.length === 1 ? "is not in the base: every tool of it is new and judged in full." : "are not in the base: every tool of them is new and judged in full."
  }));
}
var isNew = (f) => f.state === "new";
var sameKey = ({ name }, f) => JSON.stringify([name, f.fingerprint, f.rule, f.level, f.target, f.tool, f.pointer, f.state, f.blocking, f.accepted !== null]);
function all(review) {
  const variants = /* @__PURE__ */ new Map();
  return review.servers.flatMap(
    (server) => server.findings.filter((finding) => {
      const key = sameKey(server, finding);
      const first = variants.get(key) ?? server;
      variants.set(key, first);
      return first === server;
    })
  );
}
var serverName = (server) => server.variant === null ? server.name : `${server.name} (${server.variant})`;
function headline(review) {
  const findings = all(review);
  const blocking = findings.filter((f) => f.blocking).length;
  if (review.verdict === "error") {
    const failed = review.servers.flatMap((s2) => failures(s2).map((f2) => ({ s: s2, f: f2 })));
    if (failed.length === 0) return [{ text: "No review: " }, ...noTools(review) ?? [{ text: "the work could not be done" }]];
    const { s, f } = failed[0];
    const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : "";
    const others = blocking > 0 ? `; ${count(blocking, "finding blocks", "findings block")} in what was compared` : "";
    const part = review.servers.some((server) => server.head.state === "listed" && failures(server).length === 0);
    return [{ text: part ? "Reviewed in part: " : "No review: " }, { value: serverName(s) }, { text: ` ${f.words}${more}${others}` }];
  }
  const withBase = review.servers.filter((s) => s.base?.state === "listed");
  const compared = withBase.length > 0;
  const alone = !compared && review.servers.some((s) => s.base !== null) ? "; there is no base to compare with" : "";
  if (review.verdict === "fail")
    return [
      {
        text: compared ? `${count(blocking, "finding blocks", "findings block")} this change` : `${count(blocking, "blocking finding")}${alone}`
      }
    ];
  const open = findings.filter((f) => isNew(f) && !f.accepted);
  const look = open.filter((f) => f.level !== "note").length;
  if (look > 0) return [{ text: `${count(look, "finding")} to look at, none blocking${alone}` }];
  const touched = withBase.reduce((n, s) => n + s.changes.length, 0);
  const accepted = findings.filter((f) => isNew(f) && f.accepted).length;
  const tail = accepted > 0 ? `, ${count(accepted, "accepted finding")}` : "";
  const where = touched === 0 ? "" : ` in ${count(touched, "change")}`;
  if (open.length > 0) return [{ text: `${count(open.length, "note")} and no warning${where}${tail}${alone}` }];
  if (touched === 0 && tail === "")
    return [{ text: compared ? "Nothing changed in what a model or a client reads" : `No finding${alone}` }];
  return [{ text: `No new finding${where}${tail}${alone}` }];
}
var looked = (review) => review.servers.some((server) => server.head.state === "listed") ? "Seen: what the server lists. Not seen: what its code does." : "Not seen: what the server lists, and what its code does.";
function noTools(review) {
  const empty = review.servers.find((s) => s.head.state === "listed" && s.head.tools === 0);
  return empty && [{ value: serverName(empty) }, { text: " lists no tools" }];
}
function remarks(review) {
  const reasons = review.servers.flatMap((s) => [s.base?.reason ?? "", s.head.reason ?? ""]).filter((r) => r !== "");
  const told = /* @__PURE__ */ new Set([...review.remarks, ...review.servers.flatMap((s) => s.remarks)]);
  return [...told].filter((remark) => !reasons.some((reason) => remark.includes(reason)));
}

// src/report/order.ts
var LEVEL = { error: 0, warning: 1, note: 2 };
var DIRECTIVE = "security/new-directive";
var bySeverity = (a, b) => LEVEL[a.finding.level] - LEVEL[b.finding.level] || CATEGORIES.indexOf(a.finding.category) - CATEGORIES.indexOf(b.finding.category);
function sort(review) {
  const out = { blocking: [], directives: [], warnings: [], notes: [], accepted: [], existing: [], fixed: [] };
  const first = /* @__PURE__ */ new Map();
  for (const server of review.servers) {
    for (const finding of server.findings) {
      const placed = { server, finding, also: [] };
      const key = sameKey(server, finding);
      const told = first.get(key);
      if (told && told.server !== server) told.also.push(server);
      else {
        first.set(key, placed);
        out[groupOf(finding)].push(placed);
      }
    }
  }
  for (const group of Object.values(out)) group.sort(bySeverity);
  out.blocking.sort((a, b) => CATEGORIES.indexOf(a.finding.category) - CATEGORIES.indexOf(b.finding.category));
  return out;
}
function groupOf(f) {
  if (f.state === "fixed") return "fixed";
  if (f.state === "existing") return "existing";
  if (f.blocking) return "blocking";
  if (f.accepted) return "accepted";
  if (f.rule === DIRECTIVE) return "directives";
  return f.level === "note" ? "notes" : "warnings";
}
function byRule(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const placed of findings) {
    const { rule, level, messageId } = placed.finding;
    const key = `${rule} ${level} ${messageId} ${own(placed.finding.evidence.mass, "id") ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()];
}
function byPlace(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const placed of findings) {
    const key = placeKey(placed);
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()];
}
var placeKey = ({ server, finding }) => JSON.stringify([server.name, server.variant, finding.target, finding.tool, finding.pointer]);
function things(group, many) {
  const about = /* @__PURE__ */ new Map();
  const alike = sharedBy(group.map((p) => p.finding.evidence));
  for (const { server, finding } of group) {
    const { tool, target, evidence } = finding;
    const name = (many ? `${serverName(server)}: ` : "") + (tool ?? targetWord(target));
    const from = finding.pointer === "/name" && typeof evidence.from === "string" ? evidence.from : null;
    const known = about.get(name) ?? { name, from, times: 0, spots: [] };
    about.set(name, known);
    known.times++;
    const spot = spotOf(finding, alike);
    if (spot !== null && !known.spots.includes(spot)) known.spots.push(spot);
  }
  return [...about.values()].sort((a, b) => b.times - a.times);
}
function spotOf({ target, pointer, evidence }, alike) {
  if (typeof evidence.from === "string" && typeof evidence.to === "string") return `${evidence.from} \u2192 ${evidence.to}`;
  if (typeof evidence.place === "string") {
    const told = [alike.place === "" ? evidence.place : "", alike.became === "" ? became(evidence) : ""].filter((t) => t !== "");
    return told.length > 0 ? told.join(": ") : null;
  }
  if (typeof evidence.capability === "string") return evidence.capability;
  if (pointer === "" || pointer === "/name") return null;
  const value = place(target, pointer).find((p) => "value" in p);
  return value && "value" in value ? value.value : null;
}
var BRIEF = 60;
function became({ change: change2, lost, gained, before, after }) {
  const list = (of) => Array.isArray(of) ? of.map(spelled).join(", ") : spelled(of);
  const told = (text) => text.length > BRIEF ? "" : text;
  if (typeof change2 === "string") return change2;
  if (before !== void 0 && after !== void 0 && before !== null && after !== null) return told(`${list(before)} \u2192 ${list(after)}`);
  if (Array.isArray(lost) && lost.length > 0) return told(`no longer ${list(lost)}`);
  return Array.isArray(gained) && gained.length > 0 ? told(`now also ${list(gained)}`) : "";
}
var spelled = (value) => typeof value === "string" ? value : JSON.stringify(value) ?? "";
function sharedBy(all2) {
  const [first] = all2;
  const at = first?.place;
  const words = first === void 0 ? "" : became(first);
  return {
    place: typeof at === "string" && all2.every((e) => e.place === at) ? at : "",
    became: words !== "" && all2.every((e) => became(e) === words) ? words : ""
  };
}
function inCommon(all2) {
  const shared = sharedBy(all2);
  return [shared.place, shared.place === "" && all2[0]?.mass === void 0 ? "" : shared.became].filter((t) => t !== "").join(": ");
}
function proofOf(group) {
  const found = group.find(({ finding: f }) => f.category === "breaking" && f.evidence.witness !== void 0 && f.state === "new");
  if (!found) return void 0;
  const { tool, target, pointer, evidence } = found.finding;
  return { name: tool ?? targetWord(target), witness: JSON.stringify(evidence.witness), result: pointer.startsWith("/outputSchema") };
}

export {
  number,
  percent,
  modelReads,
  delta,
  signed,
  checksum,
  title,
  bare,
  heading,
  common,
  help,
  targetWord,
  place,
  plain,
  count,
  failures,
  withoutBase,
  isNew,
  all,
  serverName,
  headline,
  looked,
  remarks,
  sort,
  byRule,
  byPlace,
  placeKey,
  things,
  inCommon,
  proofOf
};
