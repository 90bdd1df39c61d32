import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isObject,
  own
} from "./chunk-K4EVMT5Y.js";

// src/text/memory.ts
var MOST_TEXTS = 5e4;
var Memory = class {
  /** @param most answers that are kept */
  constructor(make, most) {
    this.make = make;
    this.most = most;
  }
  make;
  most;
  #known = /* @__PURE__ */ new Map();
  of(key) {
    let value = this.#known.get(key);
    if (value === void 0) {
      value = this.make(key);
      if (this.#known.size >= this.most) this.#known.clear();
      this.#known.set(key, value);
    }
    return value;
  }
};

// src/text/words.ts
var OTHER = 0;
var LOWER = 1;
var UPPER = 2;
var DIGIT = 3;
var APOSTROPHE = 39;
var isAscii = (text) => !/[^\0-\x7f]/.test(text);
var words = (text) => known.of(text).words;
var FOLDED = Uint8Array.from(
  { length: 256 },
  (_, c) => /[a-z0-9]/i.test(String.fromCharCode(c)) ? String.fromCharCode(c).toLowerCase().charCodeAt(0) : 0
);
var SIGNS = { beyondAscii: 1, bracket: 2, slash: 4, comma: 8 };
var ANY_SIGN = -1;
var SIGN_OF = Uint8Array.from(
  { length: 256 },
  (_, c) => ({ "(": SIGNS.bracket, "/": SIGNS.slash, ",": SIGNS.comma })[String.fromCharCode(c)] ?? 0
);
var LETTERS_BEYOND = /(?=[^\0-\x7f])[\p{L}\p{M}\p{N}’]/u;
var LONGEST_READ = 8192;
var bytes = new Uint8Array(3 * LONGEST_READ + 1);
var encoder = new TextEncoder();
var heap = [];
var PLACES = 1 << 14;
var PACKED = 8;
var LONGEST_KEPT = 32;
var Lexicon = class {
  /** By place, the last four letters of its word, and the four before these, a byte each. */
  #lasts = new Int32Array(PLACES);
  #befores = new Int32Array(PLACES);
  /** The word itself, for where these are not all. */
  #words = new Array(PLACES).fill("");
  #made = new Array(PLACES);
  #make;
  /** Of texts that are read otherwise. */
  #others;
  /** @param make reads no text while it makes something of a word */
  constructor(make) {
    this.#make = make;
    this.#others = new Memory(make, PLACES);
  }
  of(text) {
    const length = text.length > LONGEST_READ ? 0 : encoder.encodeInto(text, bytes).written;
    const ascii = length === text.length;
    if (!ascii && (length === 0 || LETTERS_BEYOND.test(text))) {
      return { words: cutOut(text).map((word) => this.#others.of(word)), signs: ANY_SIGN };
    }
    bytes[length] = 0;
    const lasts = this.#lasts;
    const befores = this.#befores;
    const made = this.#made;
    const found = heap;
    let count = 0;
    let signs = 0;
    let start = 0;
    let last = 0;
    let before = 0;
    for (let i = 0; i <= length; i++) {
      let letter = FOLDED[bytes[i]];
      if (letter === 0 && bytes[i] === APOSTROPHE && i > start && FOLDED[bytes[i + 1]] !== 0) letter = APOSTROPHE;
      if (letter !== 0) {
        before = before << 8 | last >>> 24;
        last = last << 8 | letter;
        bytes[i] = letter;
        continue;
      }
      signs |= SIGN_OF[bytes[i]];
      if (i > start) {
        const place = Math.imul(last ^ Math.imul(before, 2246822507), 2654435761) >>> 18;
        const known3 = lasts[place] === last && befores[place] === before && (i - start < PACKED || this.#isAt(place, start, i));
        found[count++] = known3 ? made[place] : this.#keep(place, last, before, spelled(start, i));
        last = 0;
        before = 0;
      }
      start = i + 1;
    }
    return { words: found.slice(0, count), signs: ascii ? signs : ANY_SIGN };
  }
  /** Whether the long word at a place is the one that has been read. */
  #isAt(place, start, end) {
    const word = this.#words[place];
    if (word.length !== end - start) return false;
    for (let i = 0; i < word.length - PACKED; i++) if (word.charCodeAt(i) !== bytes[start + i]) return false;
    return true;
  }
  #keep(place, last, before, word) {
    const made = this.#make(word);
    if (word.length <= LONGEST_KEPT) {
      this.#lasts[place] = last;
      this.#befores[place] = before;
      this.#words[place] = word;
      this.#made[place] = made;
    }
    return made;
  }
};
function spelled(start, end) {
  let word = "";
  for (let i = start; i < end; i++) word += String.fromCharCode(bytes[i]);
  return word;
}
function cutOut(text) {
  const lower = text.toLowerCase();
  const word = isAscii(lower) ? /[a-z0-9]+(?:'[a-z0-9]+)*/g : /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
  return lower.match(word) ?? [];
}
var known = new Lexicon((word) => word);
function identifierWords(name) {
  return isAscii(name) ? asciiWords(name) : anyWords(name);
}
function anyWords(name) {
  const parts = [];
  let part = "";
  const end = () => {
    if (part !== "") parts.push(part.toLowerCase());
    part = "";
  };
  for (let i = 0; i < name.length; i++) {
    const c = name[i];
    if (!/[\p{L}\p{N}]/u.test(c)) {
      end();
      continue;
    }
    const upper = c !== c.toLowerCase();
    const before = name[i - 1];
    const after = name[i + 1];
    const lowerBefore = before !== void 0 && before !== before.toUpperCase();
    const lowerAfter = after !== void 0 && after !== after.toUpperCase();
    const upperBefore = before !== void 0 && before !== before.toLowerCase();
    if (upper && (lowerBefore || upperBefore && lowerAfter)) end();
    part += c;
  }
  end();
  return parts;
}
function asciiWords(name) {
  const parts = [];
  let start = 0;
  let before = OTHER;
  let here = kindAt(name, 0);
  for (let i = 0; i < name.length; i++) {
    const after = kindAt(name, i + 1);
    const begins = here === UPPER && (before === LOWER || before === UPPER && after === LOWER);
    if (here === OTHER || begins) {
      if (i > start) parts.push(name.slice(start, i).toLowerCase());
      start = begins ? i : i + 1;
    }
    before = here;
    here = after;
  }
  if (start < name.length) parts.push(name.slice(start).toLowerCase());
  return parts;
}
function kindAt(text, at) {
  const c = text.charCodeAt(at);
  if (c >= 97 && c <= 122) return LOWER;
  if (c >= 65 && c <= 90) return UPPER;
  return c >= 48 && c <= 57 ? DIGIT : OTHER;
}

// src/diff/likeness.ts
var SURE = 0.75;
var isSure = ({ meta }) => !(typeof meta?.likeness === "number" && meta.likeness < SURE);
var WORDS = 100;
var nameWords = (name) => name.slice(0, 256).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
var WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
function features(item) {
  const text = `${item.title ?? ""} ${(item.description ?? "").slice(0, 2e3)}`.toLowerCase();
  const words2 = (text.match(isAscii(text) ? /[a-z0-9]+/g : WORD) ?? []).slice(0, WORDS);
  const name = item.name ?? "";
  return { name, nameWords: new Set(nameWords(name)), sequence: words2, words: new Set(words2), fields: fieldsOf(item) };
}
function fieldsOf(item) {
  const fields = /* @__PURE__ */ new Set();
  const properties = own(own(item.raw, "inputSchema"), "properties");
  if (isObject(properties)) {
    for (const [name, schema] of Object.entries(properties)) {
      const type = own(schema, "type");
      fields.add(typeof type === "string" ? `${name}:${type}` : name);
    }
  }
  const args = own(item.raw, "arguments");
  if (Array.isArray(args)) {
    for (const arg of args) {
      const name = own(arg, "name");
      if (typeof name === "string") fields.add(name);
    }
  }
  return fields;
}
function likeness(a, b) {
  let sum = 0.3 * nameLikeness(a.name, b.name, a.nameWords, b.nameWords);
  let weight = 0.3;
  if (a.words.size || b.words.size) {
    sum += 0.45 * dice(a.words, b.words);
    weight += 0.45;
  }
  if (a.fields.size || b.fields.size) {
    sum += 0.25 * dice(a.fields, b.fields);
    weight += 0.25;
  }
  return sum / weight;
}
var contentLikeness = (a, b) => likeness({ ...a, name: "", nameWords: /* @__PURE__ */ new Set() }, { ...b, name: "", nameWords: /* @__PURE__ */ new Set() }) * (1 / 0.7) - 0.3 / 0.7;
function nameLikeness(a, b, aWords = new Set(nameWords(a)), bWords = new Set(nameWords(b))) {
  const squashed = [...aWords].join("") === [...bWords].join("");
  if (squashed && aWords.size) return 1;
  return Math.max(dice(aWords, bWords), 0.9 * dice(pairsOfLetters.of(a), pairsOfLetters.of(b)));
}
var pairsOfLetters = new Memory(pairsIn, 2e3);
function pairsIn(name) {
  const text = name.slice(0, 256).toLowerCase();
  const pairs = /* @__PURE__ */ new Set();
  for (let i = 0; i + 1 < text.length; i++) pairs.add(text.slice(i, i + 2));
  return pairs;
}
function dice(a, b) {
  if (!a.size && !b.size) return 1;
  let common = 0;
  for (const x of a) if (b.has(x)) common++;
  return 2 * common / (a.size + b.size);
}

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
var firstSentence = (text) => cut(text, 1)[0]?.text ?? "";
var AT_HAND = 200;
var known2 = new Memory((text) => cut(text), AT_HAND);
var sentences = (text) => known2.of(text);
function cut(text, most = -1) {
  const spans = [];
  const { length } = text;
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
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    if (c === 32 || c > 63 && c < 2404) continue;
    switch (c) {
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
    if (spans.length === most) return spans;
  }
  close(length);
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

// src/text/confusables.ts
var PAIRS = "\u0430a \u0432b \u0441c \u0501d \u0435e \u04BBh \u0456i \u0458j \u043Ak \u04CFl \u043Cm \u043Dh \u043Eo \u0440p \u051Bq \u0433r \u0455s \u0442t \u0443y \u051Dw \u0445x \u0251a \u0261g \u0269i \u028Fy \u1D00a \u1D04c \u1D05d \u1D07e \u1D0Aj \u1D0Bk \u1D0Dm \u1D0Fo \u1D18p \u1D1Bt \u1D1Cu \u1D20v \u1D21w \u1D22z \u0274n \u0280r \uA731s \u0299b \u0262g \u029Ch \u026Ai \u029Fl \uA730f \u0410A \u0412B \u0421C \u0415E \u041DH \u0406I \u0408J \u041AK \u041CM \u041EO \u0420P \u0405S \u0422T \u0423Y \u0425X \u0391A \u0392B \u0395E \u0396Z \u0397H \u0399I \u039AK \u039CM \u039DN \u039FO \u03A1P \u03A4T \u03A5Y \u03A7X \u03B1a \u03B5e \u03B9i \u03BAk \u03BDv \u03BFo \u03C1p \u03C4t \u03C5u \u03C7x \u0578n \u0585o \u057Du \u0570h \u0581g \u0131\u0131i \u0142l \xF8o \u0111d \u0127h \u0167t \u0185b";
var MAP = new Map(
  PAIRS.split(" ").map((p) => {
    const [from, ...to] = [...p];
    return [from, to[to.length - 1]];
  })
);
var latinTwin = (character) => MAP.get(character);
var LATIN = new RegExp("\\p{Script=Latin}", "u");
var OTHER2 = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
var mixesScripts = (word) => LATIN.test(word) && OTHER2.test(word);
var looks = (word) => word.normalize("NFKC").replace(/[^\0-\x7f]/gu, (c) => latinTwin(c) ?? c);
var skeleton = (word) => looks(word).toLowerCase();

export {
  MOST_TEXTS,
  Memory,
  firstSentence,
  sentences,
  sentenceAt,
  spanAt,
  latinTwin,
  mixesScripts,
  looks,
  skeleton,
  isAscii,
  words,
  SIGNS,
  Lexicon,
  identifierWords,
  SURE,
  isSure,
  nameWords,
  features,
  likeness,
  contentLikeness,
  nameLikeness,
  dice
};
