import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sections
} from "./chunk-PZIQSHGB.js";
import {
  blocks,
  firstOf,
  found,
  linesOf,
  rows,
  sidesOf,
  textLines,
  tools,
  wrap
} from "./chunk-URA6YX7F.js";
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
  remarks,
  serverName,
  sort,
  targetWord,
  things,
  title,
  withoutBase
} from "./chunk-RMCH7CKE.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-5UMFPHIS.js";
import {
  line,
  terminal
} from "./chunk-VUE3WIDQ.js";
import "./chunk-T76IDIYB.js";
import "./chunk-HANBNIMK.js";

// src/report/terminal/changes.ts
var LINES = 12;
var PLACES = 4;
function changed(page, { servers }) {
  const many = servers.length > 1;
  const all = servers.flatMap(
    (server, i) => linesOf2(server, servers.slice(0, i)).map((text) => many ? `${line(serverName(server), 80)}: ${text}` : text)
  );
  if (all.length === 0) return;
  page.blank();
  page.put("Changed:", 0, page.paint.strong);
  for (const text of all.slice(0, LINES)) page.put(text, 2);
  if (all.length > LINES) page.put(`and ${number(all.length - LINES)} more; --format markdown or html has all of them`, 2, page.paint.dim);
}
function linesOf2(server, earlier) {
  const { renamed, things: things2, shared } = blocks(server, earlier);
  const alone = things2.map((thing) => `${subject(firstOf(thing))}: ${places([...thing.changes, ...thing.repeated.flat()])}`);
  const together = [...renamed, ...shared].map(
    ({ rewrites, names: names2 }) => `${count(names2.length, targetWord(rewrites[0][0].target))}, all in the same way: ${rewrites.map((r) => alike(r[0])).join(", ")}`
  );
  return [...together, ...alone];
}
var alike = (first) => first.kind.endsWith("-renamed") ? `${line(String(first.before), 80)} is now ${line(String(first.after), 80)}` : what(first);
var subject = ({ kind, name, target }) => kind === "order-changed" ? "the list of tools" : name === null ? targetWord(target) : `${target === "tool" ? "" : `${targetWord(target)} `}${line(name, 80)}`;
function places(changes) {
  const told = [...new Set(changes.map(what))];
  return told.slice(0, PLACES).join(", ") + (told.length > PLACES ? ` and ${number(told.length - PLACES)} more` : "");
}
function what(change) {
  const { kind, target, pointer, before, meta } = change;
  if (kind.endsWith("-added")) return "new";
  if (kind.endsWith("-removed")) return "removed";
  if (kind.endsWith("-renamed")) return `called ${line(String(before), 80)} before`;
  if (kind === "order-changed") return "another order";
  if (typeof meta?.contentOf === "string")
    return meta.swapped === true ? `swapped names with ${line(meta.contentOf, 80)}` : `says what ${line(meta.contentOf, 80)} said`;
  return plain(place(target, pointer));
}

// src/report/terminal/findings.ts
var NAMES = 6;
var ONE_BY_ONE = 3;
var SECTIONS = 25;
var SENTENCES = 12;
var names = (list) => list.slice(0, NAMES).join(", ") + (list.length > NAMES ? ` and ${number(list.length - NAMES)} more` : "");
function whole(page, all, catalogue, many) {
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
    const on = things(alike2, many).map(({ name, from, times }) => {
      const label = from === null ? line(name, 80) : `${line(from, 80)} \u2192 ${line(name, 80)}`;
      return label + (times > 1 ? ` (${times})` : "");
    });
    const words = common(finding, catalogue);
    const same = inCommon(alike2.map((p) => p.finding.evidence));
    page.put(`${number(alike2.length)} \xD7 ${words} (${finding.rule}${same === "" ? "" : `, ${line(same, 200)}`}): ${names(on)}`, 2);
  }
}

// src/report/terminal/page.ts
var ink = (colour) => {
  const paint = (on, off) => (text) => colour ? `\x1B[${on}m${text}\x1B[${off}m` : text;
  return { strong: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), yellow: paint(33, 39) };
};
var plainly = (text) => text;
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
var MARK = { pass: "\u2714", warn: "\u26A0", fail: "\u2716", error: "\u2716" };
var LAST_LINES = 20;
var LAST_WORDS = 4e3;
function terminal2(review, catalogue, { colour, width }) {
  const paint = ink(colour);
  const page = new Page(Math.max(40, Math.min(width, 140)), paint);
  const hue = { pass: paint.green, warn: paint.yellow, fail: paint.red, error: paint.red }[review.verdict];
  page.heading(hue(MARK[review.verdict]), plain(headline(review)));
  page.blank();
  overview(page, review);
  troubles(page, review);
  const sorted = sort(review);
  const many = review.servers.length > 1;
  whole(page, sections(sorted.blocking, catalogue), catalogue, many);
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
  changed(page, review);
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
