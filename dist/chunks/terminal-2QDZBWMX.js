import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  found,
  linesOf,
  sidesOf,
  tools,
  wrap
} from "./chunk-WCGKV2QS.js";
import {
  byRule,
  count,
  failures,
  headline,
  help,
  modelReads,
  number,
  place,
  plain,
  serverName,
  sort,
  things,
  title
} from "./chunk-N7LPKF3X.js";
import "./chunk-ZQPWC2TM.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-YULPTJJH.js";
import "./chunk-ZGONL36M.js";
import {
  line,
  terminal
} from "./chunk-EE3KV3OK.js";
import "./chunk-HANBNIMK.js";

// src/report/terminal.ts
var ink = (colour) => {
  const paint = (on, off) => (text2) => colour ? `\x1B[${on}m${text2}\x1B[${off}m` : text2;
  return { strong: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), yellow: paint(33, 39) };
};
var MARK = { pass: "\u2714", warn: "\u26A0", fail: "\u2716", error: "\u2716" };
var TEXT_LINES = 24;
var NAMES = 6;
var ONE_BY_ONE = 3;
function terminal2(review, catalogue, { colour, width }) {
  const paint = ink(colour);
  const wide = Math.max(40, Math.min(width, 140));
  const hue = { pass: paint.green, warn: paint.yellow, fail: paint.red, error: paint.red }[review.verdict];
  const out = [`${hue(MARK[review.verdict])} ${paint.strong(plain(headline(review)))}`, ""];
  const put = (text2, indent) => {
    for (const part of wrap(text2, wide - indent)) out.push(" ".repeat(indent) + part);
  };
  for (const server of review.servers) {
    if (server.head.state !== "listed") continue;
    const cells = [tools(server), found(server, (t) => t), modelReads(server.size)].filter((c) => c !== "");
    put(`${line(serverName(server), 80)}: ${cells.join(" \xB7 ")}`, 0);
  }
  const reasons = review.servers.flatMap((s) => [s.base?.reason, s.head.reason]);
  for (const remark of /* @__PURE__ */ new Set([...review.remarks, ...review.servers.flatMap((s) => s.remarks)])) {
    if (!reasons.some((r) => r && remark.includes(r))) put(line(remark, 600), 0);
  }
  for (const server of review.servers) {
    for (const { words, reason } of failures(server)) {
      const [sentence = "", ...rest] = (reason ?? "").split("\n");
      put(`${line(serverName(server), 80)} ${words}: ${line(sentence, 1e3)}`, 0);
      for (const text2 of terminal(rest.slice(-20).join("\n").slice(-4e3)).split("\n")) if (text2.trim()) put(`\u2502 ${text2}`, 2);
    }
  }
  const sorted = sort(review);
  const many = review.servers.length > 1;
  const whole = ({ server, finding }, mark) => {
    out.push("");
    const [first = "", ...more] = wrap(plain(title(finding, catalogue)), wide - 2);
    out.push(`${mark} ${paint.strong(first)}`, ...more.map((m) => `  ${paint.strong(m)}`));
    const at = finding.location ? [`${line(finding.location.file, 120)}:${finding.location.line}`] : [];
    const facts = [finding.rule, plain(place(finding.target, finding.pointer)), ...many ? [line(serverName(server), 80)] : [], ...at];
    out.push(`  ${paint.dim(facts.join(" \xB7 "))}`);
    const sides = sidesOf(finding, server);
    if (sides) out.push(...text(linesOf(sides.before, sides.after), wide, paint));
    put(plain(help(finding, catalogue)), 2);
  };
  for (const placed of sorted.blocking) whole(placed, paint.red("\u2716"));
  for (const placed of sorted.directives) whole(placed, paint.yellow("!"));
  const list = (group, heading, hue_) => {
    if (group.length === 0) return;
    out.push("", hue_(heading));
    for (const alike of byRule(group)) {
      const { finding } = alike[0];
      if (alike.length <= ONE_BY_ONE) for (const p of alike) put(`${plain(title(p.finding, catalogue))} (${p.finding.rule})`, 2);
      else {
        const on = things(alike, many).map(([name, times]) => line(name, 80) + (times > 1 ? ` (${times})` : ""));
        const rest = on.length > NAMES ? ` and ${number(on.length - NAMES)} more` : "";
        const words = (catalogue.get(finding.rule)?.summary ?? finding.rule).replace(/\.$/, "");
        put(`${alike.length} \xD7 ${words} (${finding.rule}): ${on.slice(0, NAMES).join(", ")}${rest}`, 2);
      }
    }
  };
  list(sorted.warnings, count(sorted.warnings.length, "warning"), paint.yellow);
  list(sorted.accepted, count(sorted.accepted.length, "accepted finding"), paint.dim);
  list(sorted.notes, count(sorted.notes.length, "note"), paint.dim);
  if (sorted.fixed.length) out.push("", paint.green(`${count(sorted.fixed.length, "finding")} fixed`));
  if (sorted.existing.length)
    out.push("", paint.dim(`${count(sorted.existing.length, "finding")} at the base as well, never blocking; --format json lists them`));
  out.push("", paint.dim("Seen: what the server lists. Not seen: what its code does."));
  return `${colour ? out.join("\n") : terminal(out.join("\n"))}
`;
}
function text(lines, width, paint) {
  const hue = { " ": paint.dim, "-": paint.red, "+": paint.green, "@": paint.dim };
  const shown = lines.slice(0, TEXT_LINES).flatMap((l) => wrap(l.text, width - 6).map((t) => `    ${hue[l.mark](`${l.mark === "@" ? "\u2026" : l.mark} ${t}`)}`));
  return lines.length > TEXT_LINES ? [...shown, `    ${paint.dim(`\u2026 ${lines.length - TEXT_LINES} more lines`)}`] : shown;
}
export {
  terminal2 as terminal
};
