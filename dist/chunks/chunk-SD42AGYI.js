import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  grouped
} from "./chunk-4HT2VLJ3.js";

// src/report/visible.ts
var HIDDEN = /(?:[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029\u2800\u00a0\u1680\u2000-\u200a\u202f\u205f\ufffe\uffff\u{1d159}](?<![\n\t]))+/u.source;
var SPACES = "[ \\t]{24,}";
var BLANK_LINES = "\\n(?:[ \\t]*\\n){3,}";
var MARKS = "(?<=\\p{Mn}{4})\\p{Mn}+";
var COMMANDS = "##\\[|(?<=^[ \\t\\u3000]*)::";
var TICKS = "`{13,}";
var ODD = new RegExp([HIDDEN, BLANK_LINES, SPACES, MARKS, TICKS, COMMANDS].join("|"), "gmu");
var COMMAND = new RegExp(COMMANDS, "gmu");
var PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
var PICTURE_AFTER = new RegExp("^\\p{Extended_Pictographic}", "u");
var JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
function pieces(text) {
  const out = [];
  let from = 0;
  for (const match of text.matchAll(ODD)) {
    const found = match[0];
    const drawing = draw(found, text, match.index);
    if (drawing === found) continue;
    if (match.index > from) out.push({ text: text.slice(from, match.index), drawn: false });
    out.push({ text: drawing, drawn: true });
    from = match.index + found.length;
  }
  if (from < text.length) out.push({ text: text.slice(from), drawn: false });
  return out;
}
var visible = (text) => inert(
  pieces(text).map((p) => p.text).join("")
);
var inert = (text) => text.replace(COMMAND, broken);
var broken = (command) => command === "::" ? "\\u{3A}:" : "##\\u{5B}";
var drawn = (char) => `\\u{${char.codePointAt(0).toString(16).toUpperCase().padStart(2, "0")}}`;
var count = (text) => [...text].length;
function belongs(run, text, at) {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + run.length, at + run.length + 2);
  if (run === "\uFE0F" || run === "\uFE0E") return PICTURE.test(before) || after[0] === "\u20E3" && /[0-9#*]$/.test(before);
  if (run === "\u200D" || run === "\uFE0F\u200D") return PICTURE.test(before) && PICTURE_AFTER.test(after) || between(before, after, run);
  return run === "\u200C" && between(before, after, run);
}
var between = (before, after, run) => run.length === 1 && JOINING.test(before.slice(-1)) && JOINING.test(after.slice(0, 1));
var ONE_BY_ONE = 6;
function draw(run, text, at) {
  if (run === "::" || run === "##[") return broken(run);
  if (run[0] === "\n") return `
[${count(run.replace(/[^\n]/g, "")) - 1} blank lines]
`;
  if (run[0] === " " || run[0] === "	") return `[${run.length} spaces]`;
  if (run[0] === "`") return `[${run.length} backticks]`;
  if (new RegExp("^\\p{Mn}", "u").test(run) && !new RegExp("\\p{Default_Ignorable_Code_Point}", "u").test(run)) return `[${count(run)} more combining marks]`;
  if (belongs(run, text, at)) return run;
  const chars = [...run];
  if (chars.length <= ONE_BY_ONE) return run.replace(/./gsu, drawn);
  if (chars.every((c) => c === chars[0])) return `[${chars.length} \xD7 ${drawn(chars[0])}]`;
  const said = spelled(chars);
  const kept = chars.slice(0, 2).map(drawn).join("");
  return `${kept}\u2026[${chars.length} hidden characters${said === null ? "" : `, spelling "${inert(said)}"`}]`;
}
function spelled(chars) {
  const points = chars.map((c) => c.codePointAt(0));
  const tags = points.filter((p) => p >= 917536 && p <= 917630);
  if (tags.length * 2 >= points.length) return String.fromCodePoint(...tags.slice(0, 2e3).map((p) => p - 917504));
  const bytes = points.map((p) => p >= 65024 && p <= 65039 ? p - 65024 : p >= 917760 && p <= 917999 ? p - 917760 + 16 : -1);
  if (bytes.some((b) => b < 0)) return null;
  const text = new TextDecoder().decode(Uint8Array.from(bytes.slice(0, 2e3)));
  return /^[\p{L}\p{N}\p{P}\p{S} \n]+$/u.test(text) && !text.includes("\uFFFD") ? text.replaceAll("\n", " ") : null;
}

// src/report/safe.ts
var INLINE = 300;
function clip(text, limit) {
  if (text.length <= limit) return text;
  const end = limit > 0 && /[\ud800-\udbff]/.test(text[limit - 1]) ? limit - 1 : limit;
  return `${text.slice(0, end)}\u2026[${grouped(text.length - end)} more character${text.length - end === 1 ? "" : "s"}]`;
}
var line = (text, limit = INLINE) => inert(
  clip(visible(clip(text, limit)), limit * 2 + 100).replaceAll("\n", "\u23CE").replaceAll("	", "\\t")
);
function code(text, limit = INLINE) {
  const inner = line(text, limit);
  if (inner.trim() === "") return inner === "" ? "(empty)" : `(${inner.length} spaces)`;
  const ticks = "`".repeat(longestRun(inner, "`") + 1);
  const pad = /^[` ]|[` ]$/.test(inner) ? " " : "";
  return `${ticks}${pad}${inner}${pad}${ticks}`;
}
var cell = (text, limit = 120) => (
  // An even number of backslashes before the escaping one, because `\\` is a pair of its own to GitHub.
  code(text, limit).replace(/(\\*)\|/g, (_, slashes) => `${slashes}${slashes.length % 2 === 1 ? "\\\\" : "\\"}|`)
);
function fence(text, info = "") {
  const inner = inert(text);
  const ticks = "`".repeat(Math.max(3, longestRun(inner, "`") + 1));
  return `${ticks}${info}
${inner}${inner.endsWith("\n") || inner === "" ? "" : "\n"}${ticks}`;
}
var pieces2 = (text) => text.split(/(`[^`]+`)/).flatMap((piece, i) => i % 2 === 1 ? [piece] : piece.replaceAll("`", "").split(" "));
var PLAIN = /^(?:[A-Za-z]{1,30}(?:['’-][a-z]{1,20}){0,4}|\d{1,6})$/;
var BEFORE = /^[("'“]{1,2}/;
var AFTER = /[)"'”.,;:!?]{1,3}$/;
function prose(text, limit = 1e3) {
  const out = [];
  let odd = [];
  const flush = (after = "") => {
    if (odd.length) out.push(code(odd.join(" "), limit) + after);
    odd = [];
  };
  for (const word of pieces2(line(text, limit))) {
    if (word === "") continue;
    if (word.startsWith("`")) {
      flush();
      out.push(code(word.slice(1, -1), limit));
      continue;
    }
    if (/^[.,;:!?)]+$/.test(word) && out.at(-1)?.endsWith("`") && odd.length === 0) {
      out.push(out.pop() + word);
      continue;
    }
    const before = BEFORE.exec(word)?.[0] ?? "";
    const after = AFTER.exec(word.slice(before.length))?.[0] ?? "";
    const core = word.slice(before.length, word.length - after.length);
    const plain = PLAIN.test(core) && !/[0-9a-f]{7,}/i.test(core) && !(out.length === 0 && /^\d/.test(word) && after !== "");
    if (plain || core === "" && word === "-" && out.length > 0) {
      flush();
      out.push(before + core + after);
    } else if (core === "" || before !== "") odd.push(word);
    else {
      odd.push(core);
      if (after !== "") flush(after);
    }
  }
  flush();
  return out.join(" ");
}
var ours = (text) => text.split(/(`[^`\n]+`)/).map((piece, i) => i % 2 === 1 ? piece : piece.replace(/[\\*[\]<>|~#&$]|(?<!\w)_|_(?!\w)/g, (c) => `\\${c}`).replace(/[`]/g, "\\`")).join("");
var ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;", "`": "&#96;" };
var html = (text) => text.replace(/[&<>"'`]/g, (c) => ENTITIES[c]);
var attribute = (text) => html(line(text, 2e3));
var logLine = (text, limit = 4e3) => line(text, limit);
var terminal = (text) => visible(text);
function longestRun(text, char) {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < text.length; i++) {
    run = text[i] === char ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

export {
  pieces,
  visible,
  drawn,
  clip,
  line,
  code,
  cell,
  fence,
  prose,
  ours,
  html,
  attribute,
  logLine,
  terminal
};
