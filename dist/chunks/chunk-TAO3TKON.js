import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  blocks,
  endOf
} from "./chunk-KKIPD7YZ.js";
import {
  changelogEntries
} from "./chunk-TGJXPFDA.js";
import {
  sections
} from "./chunk-SJGMKXUH.js";
import {
  compact,
  diffText,
  found,
  linesOf,
  rows,
  sidesOf,
  textLines,
  tools,
  wrap
} from "./chunk-I4CDGIO3.js";
import {
  bare,
  byPlace,
  byRule,
  count,
  delta,
  failures,
  heading,
  headline,
  help,
  modelReads,
  number,
  place,
  placeKey,
  remarks,
  serverName,
  signed,
  sort,
  targetWord,
  things,
  title
} from "./chunk-OXVOY4IU.js";
import {
  parts
} from "./chunk-3BFUXI5B.js";
import {
  own
} from "./chunk-ZGONL36M.js";
import {
  cell,
  code,
  fence,
  ours,
  prose,
  visible
} from "./chunk-ZIBDNHK6.js";

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
  /** The first items that fit, and how many do not. Items are made only as long as there is room. */
  fill(items, make) {
    const texts = [];
    for (const item of items) {
      const text = make(item, this.#left);
      if (!this.offer(text)) break;
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
function names(list, most = 8) {
  const shown = list.slice(0, most).map((n) => code(n, 128)).join(", ");
  return list.length > most ? `${shown} and ${(list.length - most).toLocaleString("en-US")} more` : shown;
}

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

// src/report/markdown/changes.ts
function showShared({ rewrites, names: things2 }, many, room) {
  const first = rewrites[0][0];
  const on2 = many === null ? "" : ` (${code(many)})`;
  const head = `**The same in ${count(things2.length, targetWord(first.target))}**${on2}: ${names(things2, 12)}`;
  const each = Math.max(200, Math.min(1500, room / 2 / rewrites.length));
  return [head, ...rewrites.map((places) => shared(places, things2.length, each))].join("\n\n");
}
function shared(places, things2, limit) {
  const first = places[0];
  const end = endOf(first.pointer);
  const at = end === first.pointer ? inline(place(first.target, first.pointer)) : code(end);
  return body(first, limit, places.length === things2 ? at : `${at} in ${count(places.length, "place")}`);
}
function show({ changes }, many, room) {
  const [first] = changes;
  const on2 = many === null ? "" : ` (${code(many)})`;
  const head = `**${first.name === null ? targetWord(first.target) : code(first.name, 128)}**${first.target === "tool" || first.name === null ? "" : `, ${targetWord(first.target)}`}${on2}`;
  const whole2 = changes.map((c) => body(c, LONGEST));
  const limit = share(
    whole2.map((t) => t.length),
    Math.min(LONGEST, room / 2)
  );
  return [head, ...changes.map((c, i) => whole2[i].length <= limit ? whole2[i] : body(c, Math.max(200, limit - 200)))].join("\n\n");
}
var LONGEST = 2e4;
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
var short = (value2) => compact(value2).length <= 60 && !compact(value2).includes("\n");
function body(change, limit, at = inline(place(change.target, change.pointer))) {
  const { before, after, kind } = change;
  if (kind.endsWith("-added")) return whole("New", after, "+", limit);
  if (kind.endsWith("-removed")) return whole("Removed", before, "-", limit);
  if (kind.endsWith("-renamed")) return `Renamed from ${code(compact(before), 128)}.`;
  if (kind === "order-changed") {
    const moved = own(change.meta, "moved");
    return `${typeof moved === "number" ? count(moved, "tool stands", "tools stand") : "Tools stand"} elsewhere in the list; nothing in them changed by that.`;
  }
  if (kind === "annotation-changed") {
    const fallback = HINTS[change.pointer];
    const told = fallback !== void 0 && (before === null || after === null) ? ` (default ${fallback})` : "";
    if (short(before) && short(after)) return `${at}: ${side(before)} \u2192 ${side(after)}${told}`;
  }
  if (short(before) && short(after) && !(typeof before === "string" && before.includes(" ")))
    return `${at}: ${side(before)} \u2192 ${side(after)}`;
  const text = diffText(linesOf(before, after), limit);
  return change.name === null && change.pointer === "" ? fence(text, "diff") : `${at}:

${fence(text, "diff")}`;
}
var HINTS = {
  "/annotations/readOnlyHint": false,
  "/annotations/destructiveHint": true,
  "/annotations/idempotentHint": false,
  "/annotations/openWorldHint": true
};
var side = (value2) => value2 === null ? "not set" : code(compact(value2));
function whole(word, value2, mark, limit) {
  const description = own(value2, "description");
  const properties = own(own(value2, "inputSchema"), "properties");
  const parameters = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  const told = `${word}${parameters.length ? `, with the parameters ${names(parameters, 12)}` : ""}.`;
  if (typeof description !== "string" || description === "") return `${told} It has no description.`;
  const lines2 = mark === "+" ? linesOf(null, description) : linesOf(description, null);
  return `${told}

${fence(diffText(lines2, limit), "diff")}`;
}

// src/report/markdown/directives.ts
var OPEN = 12;
function directives(list, catalogue, many) {
  const groups = byPlace(list);
  const open = [];
  let shown = 0;
  for (const group of groups) {
    if (shown >= OPEN) break;
    open.push(group.slice(0, OPEN - shown));
    shown += group.length;
  }
  const rest = open.at(-1).length < groups[open.length - 1].length ? [groups[open.length - 1].slice(open.at(-1).length)] : [];
  const first = list[0].finding;
  return {
    open: [
      `### ${count(list.length, "added sentence tells", "added sentences tell")} the model or the user what to do`,
      `${code(first.rule)} \xB7 ${inline(help(first, catalogue))}`,
      ...open.map((group) => sentences(group, catalogue, many))
    ].join("\n\n"),
    more: [...rest, ...groups.slice(open.length)]
  };
}
function sentences(group, catalogue, many) {
  const { server, finding } = group[0];
  const name = finding.tool === null ? [] : [`**${code(finding.tool, 128)}**`];
  const on2 = many ? [`server ${code(serverName(server))}`] : [];
  const lines2 = group.flatMap(({ finding: f }) => textLines("+", heading(f, catalogue).words ?? f.message));
  return `${[...name, inline(place(finding.target, finding.pointer)), ...on2].join(", ")}

${fence(diffText(lines2, 4e3), "diff")}`;
}
var moreDirectives = (texts, left) => folded(`${number(left)} more of them`, texts.join("\n\n"));

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
    STATE[finding.state],
    inline(place(finding.target, finding.pointer)),
    ...options.many ? [`server ${on(group[0])}`] : []
  ];
  const shown = evidence(finding, server, room);
  const apart = words !== null && words.trim() !== "" && (shown === "" || shown.split("\n").length > LONG) ? `The words: ${code(words)}` : "";
  return [
    `### ${inline(says, HEADING)}${alike.length > 0 ? ` (and ${number(alike.length)} more alike)` : ""}`,
    `${facts.join(" \xB7 ")}${where(finding, options)}`,
    apart,
    shown,
    alike.length > 0 ? `The same on ${names([...new Set(alike.map((p) => p.finding.tool ?? "the server"))], 20)}.` : "",
    inline(help(finding, catalogue)),
    byRule(others).map((more) => also(more, finding.rule, catalogue)).join("\n")
  ].filter((s) => s !== "").join("\n\n");
}
var LONG = 9;
function also(alike, told, catalogue) {
  const [first, ...more] = alike.map((p) => p.finding);
  const rest = more.length > 0 ? ` and ${number(more.length)} more like it` : "";
  if (first.rule === told) return `- Also: ${inline(bare(first, catalogue))}${rest}`;
  return `- Also: ${inline(bare(first, catalogue))}${rest} (${code(first.rule)}). ${inline(help(first, catalogue))}`;
}
var HEADING = 100;
function evidence(finding, server, room) {
  const sides = sidesOf(finding, server);
  if (!sides) return "";
  if (isShort(sides.before) && isShort(sides.after)) return `${value(sides.before)} \u2192 ${value(sides.after)}`;
  const text = diffText(linesOf(sides.before, sides.after), Math.max(400, Math.min(6e3, room / 3)));
  return text === "" ? "" : fence(text, "diff");
}
var isShort = (v) => v === void 0 || v === null || typeof v === "boolean" || typeof v === "number";
var value = (v) => v === void 0 || v === null ? "not set" : code(String(v));
var on = ({ server, also: more }) => [server, ...more].map((s) => code(serverName(s))).join(", ");
var ONE_BY_ONE = 3;
function lines(group, options) {
  const { catalogue, many } = options;
  const first = group[0].finding;
  if (group.length <= ONE_BY_ONE) {
    return group.map((placed) => {
      const { finding } = placed;
      const of = many ? ` on ${on(placed)}` : "";
      const at = finding.pointer === "" ? "" : `, ${inline(place(finding.target, finding.pointer))}`;
      const todo = finding.state === "new" && finding.level !== "note" && !finding.accepted ? `. ${inline(help(finding, catalogue))}` : "";
      return `- ${inline(title(finding, catalogue))} (${code(finding.rule)}${at}${of})${where(finding, options)}${todo}${by(finding)}`;
    }).join("\n");
  }
  const words = (catalogue.get(first.rule)?.summary ?? first.rule).replace(/\.$/, "");
  const about = things(group, many).map(([name, times]) => code(name, 128) + (times > 1 ? ` (${times})` : ""));
  const rest = about.length > TOGETHER ? ` and ${number(about.length - TOGETHER)} more` : "";
  return `- **${number(group.length)} \xD7** ${ours(words)} (${code(first.rule)}): ${about.slice(0, TOGETHER).join(", ")}${rest}`;
}
var TOGETHER = 10;
function by(finding) {
  const a = finding.accepted;
  if (!a) return "";
  const told = [a.who ? `accepted by ${code(a.who)}` : "accepted in the config"];
  if (a.when) told.push(`on ${code(a.when)}`);
  if (a.expires) told.push(`until ${code(a.expires)}`);
  return ` \u2014 ${told.join(" ")}${a.reason ? `: ${prose(a.reason)}` : ""}`;
}

// src/report/markdown/head.ts
var MARK = { pass: "\u2705", warn: "\u26A0\uFE0F", fail: "\u274C", error: "\u{1F6AB}" };
var heading2 = (review) => `## ${MARK[review.verdict]} ${inline(headline(review))}`;
function table(review) {
  const { told, rest } = rows(review);
  if (told.length === 0) return "";
  return [
    "| server | tools | findings | a model reads |",
    "|---|---|---|---|",
    ...told.map((s) => `| ${[cell(serverName(s)), tools(s), found(s, (t) => `**${t}**`), modelReads(s.size)].join(" | ")} |`),
    ...rest === "" ? [] : [`| and ${rest} | | | |`]
  ].join("\n");
}
function troubles(review) {
  return review.servers.flatMap(
    (server) => failures(server).map(({ side: side2, words, reason }) => {
      const [sentence = "", ...rest] = (reason ?? "").split("\n");
      const tail = rest.slice(-30).join("\n");
      const lines2 = visible(tail.length > 6e3 ? `\u2026${tail.slice(-6e3)}` : tail);
      const told = `**${code(serverName(server))} ${words}.**${sentence === "" ? "" : ` ${prose(sentence)}`}`;
      const shown = lines2.trim() === "" ? "" : `

${fence(
        lines2.split("\n").flatMap((l) => wrap(l, 140)).join("\n"),
        "text"
      )}`;
      const so = side2 === "head" ? "Nothing was compared. Mend the build or the start command and push again." : review.verdict === "error" ? "Nothing was compared, so nothing passes. Mend the base, or set `base-failure` in the config of the base branch." : "There is nothing to compare with: every finding below counts as new.";
      return `${told}${shown}

${so}`;
    })
  );
}
function known(review) {
  const told = remarks(review).map((r) => `- ${prose(r, REMARK)}`);
  const fresh = review.servers.filter((s) => s.base?.state === "absent" && s.head.state === "listed").map(serverName);
  if (fresh.length === 0) return told;
  const what = fresh.length === 1 ? "is not in the base: every tool of it is" : "are not in the base: every tool of them is";
  return [`- ${names(fresh)} ${what} new and judged in full.`, ...told];
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
  const most = Math.max(1, ...tools2.map(weight));
  const compared = server.size.base !== null;
  const counted = server.size.tokenizer !== null;
  const header = ["tool", "bytes", ...compared ? ["change"] : [], ...counted ? ["tokens"] : [], ""];
  const lines2 = tools2.slice(0, rows2).map((t) => {
    const cells = [
      cell(t.name),
      t.head ? number(t.head.modelBytes) : "gone",
      ...compared ? [signed(delta(t.base, t.head))] : [],
      ...counted ? [t.head?.tokens == null ? "" : number(t.head.tokens)] : [],
      "\u2588".repeat(Math.round(weight(t) / most * BAR))
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const rest = tools2.slice(rows2);
  const table2 = [`| ${header.join(" | ")} |`, `|---|--:|${compared ? "--:|" : ""}${counted ? "--:|" : ""}---|`, ...lines2].join("\n");
  if (rest.length === 0) return table2;
  return `${table2}

${number(rest.length)} more tools, ${number(rest.reduce((n, t) => n + weight(t), 0))} bytes together.`;
}

// src/report/markdown.ts
var COMMENT_BUDGET = 6e4;
function markdown(review, catalogue, options = {}) {
  const budget = options.budget ?? COMMENT_BUDGET;
  const room = new Room(budget, options.measure ?? characters);
  const many = review.servers.length > 1;
  const how = { catalogue, many, link: options.locationLink };
  const sorted = sort(review);
  const head = [...options.marker ? [options.marker] : [], heading2(review), table(review)];
  const foot = [accept(review, options), seen(options)];
  for (const text of [...head, ...foot]) room.take(text);
  room.take("x".repeat(600));
  const body2 = [];
  const missing = [];
  const put = (texts, left, one, many_, wrap2, joint = "\n\n") => {
    if (texts.length) body2.push(wrap2 ? wrap2(texts.join(joint)) : texts.join(joint));
    if (left > 0) missing.push(count(left, one, many_));
  };
  const before = room.fill(known(review), (remark) => remark);
  put(before.texts, before.left, "remark", "remarks", void 0, "\n");
  const trouble = room.fill(troubles(review), (t) => t);
  put(trouble.texts, trouble.left, "failed server", "failed servers");
  const blocking = room.fill(sections(sorted.blocking, catalogue), (one, left) => section(one, how, left));
  put(blocking.texts, blocking.left, "section on blocking findings", "sections on blocking findings");
  const told = new Set(sorted.blocking.map(placeKey));
  const directing = sorted.directives.filter((d) => !told.has(placeKey(d)));
  if (directing.length > 0) {
    const { open, more } = directives(directing, catalogue, many);
    if (room.offer(open)) body2.push(open);
    else missing.push("the added instructions");
    const rest = more.reduce((n, group) => n + group.length, 0);
    if (rest > 0) {
      room.take(moreDirectives([], rest));
      const made = room.fill(more, (group) => sentences(group, catalogue, many));
      put(made.texts, made.left, "place with added instructions", "places with added instructions", (text) => moreDirectives([text], rest));
    }
  }
  if (sorted.fixed.length)
    body2.push(
      room.take(`Thank you: ${count(sorted.fixed.length, "finding")} of the base ${sorted.fixed.length === 1 ? "is" : "are"} fixed.`)
    );
  const list = (findings, one, many_, summary) => {
    if (findings.length === 0) return;
    room.take(folded(summary, ""));
    const made = room.fill(byRule(findings), (group) => lines(group, how));
    put(made.texts, made.left, `kind of ${one}`, `kinds of ${many_}`, (text) => folded(summary, text), "\n");
  };
  list(sorted.warnings, "warning", "warnings", `<b>${count(sorted.warnings.length, "warning")}</b>`);
  list(sorted.accepted, "accepted finding", "accepted findings", `${count(sorted.accepted.length, "accepted finding")}`);
  const changed = review.servers.flatMap((server, i) => {
    const name = many ? serverName(server) : null;
    const { things: things2, shared: shared2, told: told2 } = blocks(server, review.servers.slice(0, i));
    return [
      ...told2 > 0 ? [() => `${code(serverName(server))}: ${count(told2, "change")} as in the variant above.`] : [],
      ...things2.map((thing) => (left) => show(thing, name, left)),
      ...shared2.map((rewrites) => (left) => showShared(rewrites, name, left))
    ];
  });
  if (changed.length > 0) {
    const total = review.servers.reduce((n, s) => n + s.changes.length, 0);
    const summary = `Every change to what a model or a client reads (${total.toLocaleString("en-US")})`;
    room.take(folded(summary, ""));
    const made = room.fill(changed, (tell, left) => tell(left));
    put(made.texts, made.left, "changed thing", "changed things", (text) => folded(summary, text));
  }
  list(sorted.notes, "note", "notes", count(sorted.notes.length, "note"));
  for (const server of review.servers) {
    const extra = (text, summary, what) => {
      if (text === "") return;
      const whole3 = folded(summary, many ? `${code(serverName(server))}

${text}` : text);
      if (room.offer(whole3)) body2.push(whole3);
      else missing.push(what);
    };
    extra(sizes(server), "Bytes by tool", "the bytes by tool");
    extra(changelog(server), `For the changelog: a ${server.semver} release`, "the lines for a changelog");
  }
  list(
    sorted.existing,
    "older finding",
    "older findings",
    `${count(sorted.existing.length, "older finding")}: at the base as well, never blocking`
  );
  if (missing.length) body2.push(`Left out for length: ${[...new Set(missing)].join(", ")}.${whereElse(options)}`);
  const whole2 = join([...head, ...body2, ...foot]);
  return room.measure(whole2) <= budget ? whole2 : join([...head.slice(0, -1), `Everything else is left out for length.${whereElse(options)}`, seen({})]);
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
function seen(options) {
  const told = ["Seen: what the server lists. Not seen: what its code does."];
  if (options.baseSha && SHA.test(options.baseSha)) told.push(`base \`${options.baseSha.slice(0, 7)}\``);
  if (options.headSha && SHA.test(options.headSha)) told.push(`head \`${options.headSha.slice(0, 7)}\``);
  told.push(...named(options.files));
  return told.join(" \xB7 ");
}

export {
  bytes,
  inline,
  COMMENT_BUDGET,
  markdown
};
