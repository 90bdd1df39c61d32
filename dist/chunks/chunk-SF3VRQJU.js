import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/text/sentences.ts
var ABBREVIATIONS = new Set(
  `e.g i.e eg ie etc vs cf approx incl excl resp no nr fig figs eq sec vol pp ca al et dr mr mrs ms prof st inc ltd corp co jr sr dept est max min
   z.b u.a d.h bzw ggf usw evtl inkl exkl zzgl vgl p.ex ex p.ej ej ee.uu sr sra sres p\xE1g n\xFAm art cap av dra exmo \u0442.\u0435 \u0442.\u0434 \u0442.\u043F \u0434\u0440 \u0441\u043C \u043D\u0430\u043F\u0440 \u0435\u0434 a.m p.m u.s u.k`.trim().split(/\s+/)
);
var CLOSERS = /* @__PURE__ */ new Set(['"', "'", ")", "]", "}", "\u201D", "\u2019", "\xBB", "*", "_", "`", "\u300D", "\u300F", "\uFF09"]);
var isSpace = (c) => c === " " || c === "\n" || c === "	" || c === "\r" || c === "\xA0" || c === "\u3000";
var isUpper = (c) => c !== c.toLowerCase();
var WRAPPED_LINE = 48;
var LONGEST_ABBREVIATION = 8;
function sentences(text) {
  const spans = [];
  let start = 0;
  let lineStart = 0;
  const close = (end) => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text[from])) from++;
    while (to > from && isSpace(text[to - 1])) to--;
    if (to > from) spans.push({ text: text.slice(from, to), start: from, end: to });
    start = end;
  };
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 10:
        if (breaks(text, lineStart, i)) close(i + 1);
        lineStart = i + 1;
        break;
      case 46:
      // .
      case 33:
      // !
      case 63:
      // ?
      case 8230: {
        let end = i + 1;
        while (end < text.length && (CLOSERS.has(text[end]) || text[end] === "." || text[end] === "!" || text[end] === "?")) end++;
        if (end < text.length && !isSpace(text[end])) break;
        if (text[i] === "." && end === i + 1 && abbreviates(text, i)) break;
        close(end);
        i = end - 1;
        break;
      }
      case 12290:
      // 。
      case 65281:
      // ！
      case 65311:
      // ？
      case 65294:
      // ．
      case 2404: {
        let end = i + 1;
        while (end < text.length && CLOSERS.has(text[end])) end++;
        close(end);
        i = end - 1;
        break;
      }
    }
  }
  close(text.length);
  return spans;
}
function sentenceAt(text, index) {
  return spanAt(sentences(text), index)?.text ?? text.trim();
}
function spanAt(spans, index) {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (spans[middle].start <= index) low = middle;
    else high = middle - 1;
  }
  return spans[low];
}
function breaks(text, lineStart, at) {
  let next = at + 1;
  while (next < text.length && (text[next] === " " || text[next] === "	" || text[next] === "\r")) next++;
  const first = text[next];
  if (first === void 0 || first === "\n") return true;
  if (first === "-" || first === "*" || first === "\u2022" || first === "#" || first === ">" || first === "|" || first === "<" || first === "[")
    return true;
  if (isDigit(first) && (text[next + 1] === "." || text[next + 1] === ")" || isDigit(text[next + 1]) && text[next + 2] === "."))
    return true;
  let end = at;
  while (end > lineStart && isSpace(text[end - 1])) end--;
  if (text[end - 1] === ":") return true;
  const opening = text[lineStart];
  if (opening === "#") return true;
  return end - lineStart < WRAPPED_LINE && isUpper(first);
}
var isDigit = (c) => c !== void 0 && c >= "0" && c <= "9";
function abbreviates(text, at) {
  let from = at;
  while (from > 0 && at - from <= LONGEST_ABBREVIATION && !isSpace(text[from - 1]) && text[from - 1] !== "(" && text[from - 1] !== "/")
    from--;
  const word = text.slice(from, at).toLowerCase();
  if (word === "" || word.length > LONGEST_ABBREVIATION) return false;
  if (word.length === 1 && isDigit(word)) return from === 0 || text[from - 1] === "\n";
  if (word.length === 1 && isUpper(text[from]) && word !== "i") return true;
  if (!ABBREVIATIONS.has(word)) return false;
  if (word === "etc" || word === "usw" || word === "no" || word === "co" || word === "max" || word === "min" || word === "est" || word === "st" || word === "al") {
    let next = at + 1;
    while (isSpace(text[next])) next++;
    return next < text.length && !isUpper(text[next]);
  }
  return true;
}

export {
  sentences,
  sentenceAt,
  spanAt
};
