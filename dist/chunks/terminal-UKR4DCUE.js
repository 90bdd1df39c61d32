import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sections
} from "./chunk-VG6KGALB.js";
import {
  apart,
  blocks,
  brief,
  fields,
  firstOf,
  found,
  invisibleOnly,
  isNamed,
  linesOf,
  rows,
  sidesOf,
  textDiff,
  textLines,
  tools,
  twins,
  wrap
} from "./chunk-ADCB63FS.js";
import {
  bare,
  byPlace,
  byRule,
  common,
  count,
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
  sort,
  targetWord,
  things,
  title,
  withoutBase
} from "./chunk-MKNZ2JRH.js";
import {
  isSure
} from "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import {
  isObject,
  own,
  steps
} from "./chunk-K4EVMT5Y.js";
import {
  line,
  terminal
} from "./chunk-SD42AGYI.js";
import {
  grouped
} from "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/report/terminal/words.ts
var MARKS = { del: "\uE000", add: "\uE001", end: "\uE002" };
var AROUND = 36;
var STRETCH = 160;
var TOTAL = 420;
function wordChanges(before, after) {
  const parts = settled(textDiff(before, after));
  const white = invisibleOnly(parts);
  const tell = twins(before, after);
  let out = "";
  let left = 0;
  let used = 0;
  parts.forEach((part, i) => {
    if (part.op !== "same" && used > TOTAL) {
      left++;
      return;
    }
    const text = part.op === "same" ? around(part.text, i > 0, i < parts.length - 1) : stretch(part, tell, white);
    if (used <= TOTAL) out += text;
    used += text.length;
  });
  return left > 0 ? `${out} \u2026 and ${grouped(left)} more` : out;
}
function settled(parts) {
  const out = [];
  for (let i = 0; i < parts.length; i++) {
    const [part, next] = [parts[i], parts[i + 1]];
    const still = part.moved && next?.moved && part.op !== next.op && part.text.trim() === next.text.trim();
    const text = still ? (part.op === "add" ? part : next).text : part.text;
    if (still) i++;
    const op = still ? "same" : part.op;
    const last = out.at(-1);
    if (last?.op === "same" && op === "same") last.text += text;
    else out.push({ op, text });
  }
  return out.some((p) => p.op !== "same") ? out : parts;
}
function stretch({ op, text }, tell, white) {
  const drawn = white || text.trim() === "" ? text.replaceAll(" ", "\xB7").replaceAll("	", "\u2192").replaceAll("\n", "\u23CE") : flat(tell(text));
  const more = drawn.length > STRETCH ? "\u2026" : "";
  const told = line(whole(drawn.slice(0, STRETCH)), STRETCH) + more;
  return op === "del" ? `${MARKS.del}[-${told}-]${MARKS.end}` : `${MARKS.add}{+${told}+}${MARKS.end}`;
}
function around(text, before, after) {
  const all = flat(text);
  if (all.length <= AROUND * 2 + 10) return before || all.length <= AROUND + 10 ? line(all) : `\u2026${line(tail(all))}`;
  const [first, last] = [before ? line(head(all)) : "", after ? line(tail(all)) : ""];
  return `${first}${"\u2026"}${last}`;
}
var head = (text) => {
  const at = text.lastIndexOf(" ", AROUND);
  return whole(text.slice(0, at > 0 ? at : AROUND));
};
var tail = (text) => {
  const at = text.indexOf(" ", text.length - AROUND);
  return whole(text.slice(at > 0 && at < text.length - 1 ? at + 1 : text.length - AROUND));
};
var whole = (text) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
var flat = (text) => text.replace(/\s+/g, " ");

// src/report/terminal/changes.ts
var FEW = 12;
var PLACES = 6;
var PLACES_OF_MANY = 2;
var LINES = 90;
var VALUE = 80;
var NEW = 160;
var TAKES = 8;
function changed(page, review, told) {
  const many = review.servers.length > 1;
  const all = review.servers.flatMap((server, i) => things2(server, review.servers.slice(0, i), many, (c) => told(server, c)));
  if (all.length === 0) return;
  const places = all.length > FEW ? PLACES_OF_MANY : PLACES;
  page.blank();
  page.put("Changed:", 0, page.paint.strong);
  const from = page.lines.length;
  let shown = 0;
  for (const { name, changes } of all) {
    if (page.lines.length - from >= LINES) break;
    shown++;
    if (changes.length === 1) page.words(`${name}: ${changes[0]()}`, 2);
    else {
      page.put(name, 2);
      for (const tell of changes.slice(0, places)) page.words(tell(), 4);
      if (changes.length > places) page.put(`and ${number(changes.length - places)} more`, 4, page.paint.dim);
    }
  }
  if (shown < all.length) page.put(`and ${number(all.length - shown)} more`, 2, page.paint.dim);
  page.blank();
  page.put(advice(review), 0, page.paint.dim);
}
var ADVICE = ["major", "minor", "patch"];
function advice({ servers }) {
  const release = ADVICE.find((a) => servers.some((s) => s.semver === a));
  const asks = release === void 0 ? "" : `By semver this asks for a ${release} release. `;
  return `${asks}--format markdown or html shows every change whole${release === void 0 ? "" : ", markdown with lines for a changelog"}.`;
}
function things2(server, earlier, many, told) {
  const { renamed, things: alone, shared } = blocks(server, earlier);
  const on = many ? `${line(serverName(server), 80)}: ` : "";
  const together = [...renamed, ...shared].map(({ rewrites, names: names2 }) => ({
    name: `${on}${count(names2.length, targetWord(rewrites[0][0].target))}, all in the same way`,
    changes: rewrites.filter((r) => isTold(r[0])).map((r) => () => alike(r[0]))
  }));
  const each = alone.map((thing) => ({
    name: on + subject(firstOf(thing)),
    changes: [
      ...thing.changes.filter(isTold).map((c) => () => told(c) ? `${where(c)}: shown above` : what(c)),
      ...thing.repeated.filter((r) => isTold(r[0])).map((r) => () => `${what(r[0])} (and ${number(r.length - 1)} more alike)`)
    ]
  }));
  return [...together, ...each].filter(({ changes }) => changes.length > 0);
}
var isTold = ({ meta }) => meta?.renamedTo === void 0;
var alike = (first) => first.kind.endsWith("-renamed") ? `${line(String(first.before), 80)} is now ${line(String(first.after), 80)}` : `${what(first)}${isNamed(first) ? ` (here of ${line(first.name ?? "", 80)}, in the others with words of their own names)` : ""}`;
var subject = ({ kind, name, target }) => kind === "order-changed" ? "the list of tools" : name === null ? targetWord(target) : `${target === "tool" ? "" : `${targetWord(target)} `}${line(name, 80)}`;
var where = ({ target, pointer }) => plain(place(target, pointer));
function what(change) {
  const { kind, before, after, meta } = change;
  if (kind.endsWith("-added")) return fresh(after);
  if (kind.endsWith("-removed")) return "removed";
  if (kind.endsWith("-renamed"))
    return isSure(change) ? `called ${line(String(before), 80)} before` : `looks like ${line(String(before), 80)} under a new name`;
  if (kind === "order-changed") return "another order";
  if (typeof meta?.contentOf === "string")
    return meta.swapped === true ? `swapped names with ${line(meta.contentOf, 80)}` : `says what ${line(meta.contentOf, 80)} said`;
  const text = becomes(change);
  return change.name === null && change.pointer === "" ? text : `${where(change)}: ${text}`;
}
function fresh(value2) {
  const description = own(value2, "description");
  const properties = own(own(value2, "inputSchema"), "properties");
  const parameters = isObject(properties) ? Object.keys(properties) : [];
  const list = own(value2, "arguments");
  const args = Array.isArray(list) ? list.flatMap((one) => String(own(one, "name") ?? "")) : [];
  const all = [...parameters, ...args];
  const more = all.length > TAKES ? ` and ${number(all.length - TAKES)} more` : "";
  const takes = all.slice(0, TAKES).join(", ");
  const said = typeof description === "string" && description !== "" ? `: ${short(description, NEW)}` : "";
  return `new${takes === "" ? "" : `, takes ${short(takes, VALUE * 2)}${more}`}${said}`;
}
function becomes({ pointer, before, after, meta }) {
  const { op } = meta ?? {};
  if (typeof meta?.renamedFrom === "string") return `called ${line(meta.renamedFrom, 80)} before`;
  if (op === "keywords" && meta?.effect === "equivalent") return "other words for the same";
  if (meta?.names !== void 0) return lists(own(meta.names, "come"), own(meta.names, "gone"), own(meta.names, "changed"));
  if (typeof before === "string" && typeof after === "string" && !meansItself(before, after)) return wordChanges(before, after);
  const [b, a] = [op === "add" ? [] : before, op === "remove" ? [] : after];
  if (scalars(b) && scalars(a)) {
    const [was, is] = [b, a].map((list) => new Set(list.map((v) => JSON.stringify(v))));
    const differ = lists(
      a.filter((v) => !was.has(JSON.stringify(v))),
      b.filter((v) => !is.has(JSON.stringify(v))),
      void 0
    );
    return differ === "" ? "in another order" : differ;
  }
  const named = steps(pointer).at(-2) === "properties";
  if (op === "add") return `new, ${named ? short(field(after), NEW) : value(after)}`;
  if (op === "remove") return named ? "removed" : `removed, it was ${value(before)}`;
  const [x, y] = typeof before === "string" && typeof after === "string" ? apart(before, after) : [before, after];
  return `${value(x)} \u2192 ${value(y)}`;
}
var meansItself = (before, after) => before.length + after.length <= VALUE * 2 && !/\s/.test(before + after);
var scalars = (value_) => Array.isArray(value_) && value_.every((v) => typeof v !== "object" || v === null);
function lists(come, gone, changed_) {
  const told = (word, list) => Array.isArray(list) && list.length > 0 ? [`${word} ${short(list.map((v) => value(v)).join(", "), VALUE * 2)}`] : [];
  return [...told("new", come), ...told("gone", gone), ...told("changed", changed_)].join("; ");
}
function field(schema) {
  const [first, ...more] = fields(schema);
  if (first === void 0) return "of any kind";
  if (first.at !== "") return brief(schema);
  const itself = [first.words.join(", "), first.text].filter((t) => t !== "").join(": ") || "of any kind";
  return more.length === 0 ? itself : `${itself}, with ${more.map((f) => f.at).join(", ")}`;
}
var value = (of) => of === null ? "null" : short(typeof of === "string" ? of : brief(of), VALUE);
var short = (text, limit) => {
  const flat2 = text.replace(/\s+/g, " ");
  return flat2.length > limit ? `${line(flat2.slice(0, limit).replace(/[\ud800-\udbff]$/, ""), limit)}\u2026` : line(flat2, limit);
};

// src/report/terminal/findings.ts
var NAMES = 6;
var SPOTS = 2;
var ONE_BY_ONE = 3;
var SECTIONS = 25;
var SENTENCES = 12;
var names = (list) => list.slice(0, NAMES).join(", ") + (list.length > NAMES ? ` and ${number(list.length - NAMES)} more` : "");
function whole2(page, all, catalogue, many) {
  const mark = page.paint.red("\u2716");
  for (const { group, alike: alike2 } of all.slice(0, SECTIONS)) {
    const [{ server, finding }, ...others] = group;
    page.blank();
    page.heading(mark, plain(title(finding, catalogue)));
    const at = finding.location ? [`${line(finding.location.file, 120)}:${finding.location.line}`] : [];
    const on = many ? [line(serverName(server), 80)] : [];
    page.put([finding.rule, plain(place(finding.target, finding.pointer)), ...on, ...at].join(" \xB7 "), 2, page.paint.dim);
    const sides = sidesOf(finding, server);
    if (sides) page.text(linesOf(sides.before, sides.after, page.textWidth));
    if (alike2.length > 0) page.put(`The same on ${names(alike2.map((p) => line(p.finding.tool ?? "the server", 80)))}.`, 2);
    page.put(plain(help(finding, catalogue)), 2);
    for (const { finding: f } of others) page.put(`Also: ${plain(bare(f, catalogue))} (${f.rule})`, 2);
  }
  if (all.length <= SECTIONS) return;
  page.blank();
  page.put(`${mark} ${count(all.length - SECTIONS, "more blocking finding")}; --format html or json has all of them`);
}
function directives(page, list, catalogue, many) {
  if (list.length === 0) return;
  page.blank();
  const told = `${count(list.length, "added sentence tells", "added sentences tell")} the model or the user what to do`;
  page.heading(page.paint.yellow("!"), told);
  for (const group of byPlace(list.slice(0, SENTENCES))) {
    const { server, finding } = group[0];
    const name = [...many ? [line(serverName(server), 80)] : [], ...finding.tool === null ? [] : [line(finding.tool, 80)]];
    page.put([...name, plain(place(finding.target, finding.pointer))].join(" \xB7 "), 2, page.paint.dim);
    page.text(group.flatMap(({ finding: f }) => textLines("+", heading(f, catalogue).words ?? f.message, page.textWidth)));
  }
  if (list.length > SENTENCES) page.put(`and ${number(list.length - SENTENCES)} more; --format html shows all of them`, 2, page.paint.dim);
}
function briefly(page, list, what2, paint, { catalogue, many, advise }) {
  if (list.length === 0) return;
  page.blank();
  page.put(count(list.length, what2), 0, paint);
  for (const alike2 of byRule(list)) {
    const { finding } = alike2[0];
    if (alike2.length <= ONE_BY_ONE) {
      for (const p of alike2) {
        page.put(`${plain(title(p.finding, catalogue))} (${p.finding.rule})`, 2);
        if (advise) page.put(plain(help(p.finding, catalogue)), 4, page.paint.dim);
      }
      continue;
    }
    const words = common(finding, catalogue);
    const same = inCommon(alike2.map((p) => p.finding.evidence));
    const breaks = finding.category === "breaking" && finding.state === "new";
    const on = things(alike2, many).map(({ name: name2, from, times, spots }) => {
      const label = from === null ? line(name2, 80) : `${line(from, 80)} \u2192 ${line(name2, 80)}`;
      const told = breaks ? spots.slice(0, SPOTS) : [];
      const more = times > Math.max(1, told.length) ? [number(told.length ? times - told.length : times)] : [];
      const where2 = [...told.map((s) => line(s, 80)), ...more.map((n) => told.length ? `${n} more` : n)];
      return label + (where2.length ? ` (${where2.join(", ")})` : "");
    });
    page.put(`${number(alike2.length)} \xD7 ${words} (${finding.rule}${same === "" ? "" : `, ${line(same, 200)}`}): ${names(on)}`, 2);
    const proof = proofOf(alike2);
    if (!proof) continue;
    const [name, value2] = [line(proof.name, 80), line(proof.witness)];
    page.put(
      proof.result ? `A result of ${name} that may come now: ${value2}` : `Refused now, for example by ${name}: ${value2}`,
      4,
      page.paint.dim
    );
  }
}

// src/report/terminal/page.ts
var ink = (colour) => {
  const paint = (on, off) => (text) => colour ? `\x1B[${on}m${text}\x1B[${off}m` : text;
  return { strong: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), yellow: paint(33, 39) };
};
var plainly = (text) => text;
var MARK = new RegExp(`([${Object.values(MARKS).join("")}])`);
var TEXT_LINES = 24;
var BEFORE_TEXT = 6;
var Page = class {
  constructor(width, paint) {
    this.width = width;
    this.paint = paint;
  }
  width;
  paint;
  lines = [];
  /** Columns that a shown text may take. */
  get textWidth() {
    return this.width - BEFORE_TEXT;
  }
  blank() {
    this.lines.push("");
  }
  put(text, indent = 0, paint = plainly) {
    for (const part of wrap(text, this.width - indent)) this.lines.push(" ".repeat(indent) + paint(part));
  }
  /** A line in which the words that changed are marked, painted where there are colours. */
  words(text, indent) {
    const { red, green } = this.paint;
    let paint = plainly;
    wrap(text, this.width - indent - 2).forEach((part, i) => {
      let out = " ".repeat(i === 0 ? indent : indent + 2);
      for (const piece of part.split(MARK)) {
        if (piece === MARKS.del) paint = red;
        else if (piece === MARKS.add) paint = green;
        else if (piece === MARKS.end) paint = plainly;
        else if (piece !== "") out += paint(piece);
      }
      this.lines.push(out);
    });
  }
  /** A heading behind a mark of one column. */
  heading(mark, text) {
    wrap(text, this.width - 2).forEach((part, i) => {
      this.lines.push(`${i === 0 ? mark : " "} ${this.paint.strong(part)}`);
    });
  }
  /** Lines of a foreign text, already wrapped to `textWidth`. */
  text(lines) {
    const { dim, red, green } = this.paint;
    const hue = { " ": dim, "-": red, "+": green, "@": dim };
    for (const { mark, text } of lines.slice(0, TEXT_LINES)) this.lines.push(`    ${hue[mark](`${mark === "@" ? "\u2026" : mark} ${text}`)}`);
    if (lines.length > TEXT_LINES) this.lines.push(`    ${dim(`\u2026 ${lines.length - TEXT_LINES} more lines`)}`);
  }
};

// src/report/terminal.ts
var MARK2 = { pass: "\u2714", warn: "\u26A0", fail: "\u2716", error: "\u2716" };
var LAST_LINES = 20;
var LAST_WORDS = 4e3;
function terminal2(review, catalogue, { colour, width }) {
  const paint = ink(colour);
  const page = new Page(Math.max(40, Math.min(width, 140)), paint);
  const hue = { pass: paint.green, warn: paint.yellow, fail: paint.red, error: paint.red }[review.verdict];
  page.heading(hue(MARK2[review.verdict]), plain(headline(review)));
  page.blank();
  overview(page, review);
  troubles(page, review);
  const sorted = sort(review);
  const many = review.servers.length > 1;
  whole2(page, sections(sorted.blocking, catalogue), catalogue, many);
  const told = new Set(sorted.blocking.map(placeKey));
  directives(page, sorted.directives.filter((d) => !told.has(placeKey(d))), catalogue, many);
  briefly(page, sorted.warnings, "warning", paint.yellow, { catalogue, many, advise: true });
  briefly(page, sorted.accepted, "accepted finding", paint.dim, { catalogue, many, advise: false });
  briefly(page, sorted.notes, "note", paint.dim, { catalogue, many, advise: false });
  if (sorted.notes.length || sorted.warnings.length) {
    page.blank();
    page.put("'mcp-tool-review explain RULE' tells what a rule wants and why.", 0, paint.dim);
  }
  if (sorted.fixed.length) {
    page.blank();
    page.put(`${count(sorted.fixed.length, "finding")} fixed`, 0, paint.green);
  }
  changed(
    page,
    review,
    ({ name, variant }, { target, name: tool, pointer }) => told.has(JSON.stringify([name, variant, target, tool, pointer]))
  );
  page.blank();
  if (sorted.existing.length) {
    page.put(`${count(sorted.existing.length, "finding")} at the base as well, never blocking; --format json lists them`, 0, paint.dim);
    page.blank();
  }
  page.put(looked(review), 0, paint.dim);
  return `${colour ? page.lines.join("\n") : terminal(page.lines.join("\n"))}
`;
}
function overview(page, review) {
  const { told, rest } = rows(review);
  for (const server of told) {
    const cells = [tools(server), found(server, (t) => t), modelReads(server.size)].filter((c) => c !== "");
    page.put(`${line(serverName(server), 80)}: ${cells.join(" \xB7 ")}`);
  }
  if (rest !== "") page.put(`and ${rest}`);
  for (const { servers, words, reason } of withoutBase(review)) {
    page.put(`${listed(servers)} ${words}${reason === null ? "" : ` ${line(reason, 600)}`}`);
  }
  for (const remark of remarks(review)) page.put(line(remark, 600));
}
var listed = (servers) => {
  const shown = servers.slice(0, NAMES2).map((name) => line(name, 80));
  return shown.join(", ") + (servers.length > NAMES2 ? ` and ${count(servers.length - NAMES2, "more", "more")}` : "");
};
var NAMES2 = 6;
function troubles(page, review) {
  for (const server of review.servers) {
    for (const { words, reason } of failures(server)) {
      const [sentence = "", ...rest] = (reason ?? "").split("\n");
      page.put(`${line(serverName(server), 80)} ${words}: ${line(sentence, 1e3)}`);
      const last = terminal(rest.slice(-LAST_LINES).join("\n").slice(-LAST_WORDS));
      for (const text of last.split("\n")) if (text.trim()) page.put(`\u2502 ${text}`, 2);
    }
  }
}
export {
  terminal2 as terminal
};
