import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  checksum,
  count,
  isNew,
  number,
  signed,
  targetWord
} from "./chunk-MKNZ2JRH.js";
import {
  looks,
  mixesScripts,
  sentences
} from "./chunk-FYU3YSYK.js";
import {
  at,
  isObject,
  own,
  steps
} from "./chunk-K4EVMT5Y.js";
import {
  drawn,
  visible
} from "./chunk-SD42AGYI.js";
import {
  grouped
} from "./chunk-4HT2VLJ3.js";

// src/report/counts.ts
function tools(server) {
  if (server.base === null || server.base.state !== "listed") return `${number(server.head.tools)} listed, no base to compare`;
  const named = (test) => new Set(server.changes.filter((c) => c.target === "tool" && test(c.kind)).map((c) => c.name));
  const added = named((k) => k === "tool-added").size;
  const removed = named((k) => k === "tool-removed").size;
  const renamed = named((k) => k === "tool-renamed");
  const changed2 = [...named((k) => !["tool-added", "tool-removed", "tool-renamed", "order-changed"].includes(k))].filter(
    (name) => name !== null && !renamed.has(name)
  ).length;
  const same = Math.max(0, server.head.tools - added - changed2 - renamed.size);
  const words = [
    [changed2, "changed"],
    [added, "new"],
    [renamed.size, "renamed"],
    [removed, "removed"]
  ];
  const told = words.filter(([n]) => n > 0).map(([n, w]) => `${number(n)} ${w}`);
  if (same > 0 || told.length === 0) told.push(`${number(same)} as before`);
  told.push(...others(server));
  return told.join(", ");
}
function others(server) {
  const names = /* @__PURE__ */ new Map();
  for (const { target, name } of server.changes) {
    if (target === "tool") continue;
    const of = names.get(target);
    if (of) of.add(name);
    else names.set(target, /* @__PURE__ */ new Set([name]));
  }
  return [...names].sort(([a], [b]) => a.localeCompare(b)).map(
    ([target, of]) => target === "instructions" ? `instructions${grown(server)}` : target === "server" ? "server info" : count(of.size, targetWord(target))
  );
}
function grown({ changes }) {
  const change = changes.find((c) => c.kind === "instructions-changed");
  const length = (text) => typeof text === "string" ? Buffer.byteLength(text) : 0;
  const more = length(change?.after) - length(change?.before);
  return more === 0 ? "" : ` (${signed(more)} B)`;
}
function found(server, strong) {
  const fresh = server.findings.filter(isNew);
  const open = fresh.filter((f) => !f.blocking && !f.accepted);
  const told = [];
  const tell = (n, words) => {
    if (n > 0) told.push(words);
  };
  const blocking = fresh.filter((f) => f.blocking).length;
  tell(blocking, strong(`${number(blocking)} blocking`));
  for (const [level, one] of [
    ["error", "error"],
    ["warning", "warning"],
    ["note", "note"]
  ]) {
    const n = open.filter((f) => f.level === level).length;
    tell(n, count(n, one));
  }
  const accepted = fresh.filter((f) => f.accepted).length;
  tell(accepted, `${number(accepted)} accepted`);
  const fixed = server.findings.filter((f) => f.state === "fixed").length;
  tell(fixed, `${number(fixed)} fixed`);
  const existing = server.findings.filter((f) => f.state === "existing").length;
  tell(existing, `${number(existing)} older`);
  return told.join(", ") || "none";
}
var ROWS = 40;
var FEW = 3;
function rows(review) {
  const listed = review.servers.filter((s) => s.head.state === "listed");
  const moved = listed.filter((s) => s.changes.length > 0 || s.findings.some(isNew) || s.base?.state !== "listed");
  const told = (listed.length > FEW && moved.length > 0 ? moved : listed).slice(0, ROWS);
  const rest = listed.length - told.length;
  return { told, rest: rest === 0 ? "" : `${count(rest, "server")}${moved.length > told.length ? " more" : " as before"}` };
}

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    if (typeof options === "function") {
      callback = options;
      options = {};
    } else if ("callback" in options) {
      callback = options.callback;
    }
    const oldString = this.castInput(oldStr, options);
    const newString = this.castInput(newStr, options);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
    const newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options.maxEditLength);
    }
    const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path, added, removed, oldPosInc, options) {
    const last = path.lastComponent;
    if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options) {
    if (options.comparator) {
      return options.comparator(left, right);
    } else {
      return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
  tokenize(value) {
    return value.slice();
  }
  join(value) {
    return value;
  }
  removeEmpty(value) {
    return value;
  }
};
var arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
  return arrayDiff.diff(oldArr, newArr, options);
}

// src/report/twins.ts
var BEYOND_ASCII = /[^\0-\x7f]/;
var WORD = /[\p{L}\p{M}\p{N}_]+/gu;
function twins(before, after) {
  if (!BEYOND_ASCII.test(before) && !BEYOND_ASCII.test(after)) return (text) => text;
  const [b, a] = [before, after].map((text) => new Set(text.match(WORD)));
  const gone = new Map([...b].filter((word) => !a.has(word)).map((word) => [looks(word), word]));
  const told = /* @__PURE__ */ new Set();
  for (const word of a) {
    const twin = b.has(word) ? void 0 : gone.get(looks(word));
    if (twin !== void 0) told.add(word).add(twin);
    else if (!b.has(word) && mixesScripts(word)) told.add(word);
  }
  return told.size === 0 ? (text) => text : (text) => text.replace(WORD, (word) => told.has(word) ? spelled(word) : word);
}
function apart(before, after) {
  const tell = twins(before, after);
  return [tell(before), tell(after)];
}
var spelled = (word) => word.replace(/[^\0-\x7f]/gu, drawn);

// src/diff/text.ts
var MOST_SENTENCES = 800;
var MOST_WORDS = 600;
var PASSAGE = 2e4;
var REWRITTEN = 0.4;
var MOVED = 15;
function textDiff(before, after, edits = MOST_WORDS) {
  if (before === after) return before ? [{ op: "same", text: before }] : [];
  const [start, end] = common(before, after);
  const parts = [];
  push(parts, "same", before.slice(0, start));
  const [b, a] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const found2 = diffArrays(sentences2(b), sentences2(a), { maxEditLength: MOST_SENTENCES });
  if (found2) blocks(found2, parts, edits);
  else {
    push(parts, "del", b);
    push(parts, "add", a);
  }
  push(parts, "same", before.slice(before.length - end));
  return parts;
}
var invisibleOnly = (parts) => parts.every((p) => p.op === "same" || /^[\s\p{Cf}\p{Cc}\p{Mn}\u115F\u1160\u3164]*$/u.test(p.text));
var rewritten = (parts) => !parts.some((p) => p.op === "same" && /[\p{L}\p{N}]/u.test(p.text));
function common(a, b) {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  if (start === most && a.length !== b.length && ends(a, b, start)) return [start, 0];
  while (start > 0 && !boundary(a, start)) start--;
  while (end > 0 && !boundary(a, a.length - end)) end--;
  while (start > 0 && !(boundary(a, start) && boundary(b, start))) start--;
  while (end > 0 && !(boundary(a, a.length - end) && boundary(b, b.length - end))) end--;
  return [start, end];
}
function ends(a, b, at2) {
  const longer = a.length > b.length ? a : b;
  return at2 > 0 && /[.!?)\]}"'`]/.test(longer[at2 - 1]) && /\s/.test(longer[at2]);
}
function boundary(text, at2) {
  if (at2 <= 0 || at2 >= text.length) return true;
  const last = text.charCodeAt(at2 - 1);
  if (last === 10) return text.charCodeAt(at2) !== 10;
  if (last === 12290 || last === 65281 || last === 65311) return true;
  if (last !== 32) return false;
  const next = text.charCodeAt(at2);
  if (next === 32) return false;
  const stop = text.charCodeAt(at2 - 2);
  return stop === 46 || stop === 33 || stop === 63;
}
function sentences2(text) {
  const out = [];
  let from = 0;
  for (let at2 = 1; at2 < text.length; at2++) {
    if (!boundary(text, at2)) continue;
    out.push(text.slice(from, at2));
    from = at2;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}
function blocks(changes, parts, edits) {
  const gone = /* @__PURE__ */ new Set();
  const come = /* @__PURE__ */ new Set();
  for (const c of changes)
    for (const s of c.value)
      if (c.removed) gone.add(s.trim());
      else if (c.added) come.add(s.trim());
  const moved = (sentence) => sentence.length >= MOVED && gone.has(sentence.trim()) && come.has(sentence.trim());
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i];
    if (!change.added && !change.removed) {
      push(parts, "same", change.value.join(""));
      continue;
    }
    const next = changes[i + 1];
    const pair = next && next.added !== change.added && (next.added || next.removed) ? next : void 0;
    if (pair) i++;
    const del = change.removed ? change.value : pair?.value ?? [];
    const add = change.added ? change.value : pair?.value ?? [];
    passages(segments(del, moved), segments(add, moved), parts, edits);
  }
}
function segments(list, moved) {
  const out = [""];
  for (const sentence of list) {
    if (moved(sentence)) out.push(sentence, "");
    else out[out.length - 1] += sentence;
  }
  return out;
}
function passages(del, add, parts, edits) {
  for (let i = 0; i < Math.max(del.length, add.length); i++) {
    const [d, a] = [del[i] ?? "", add[i] ?? ""];
    if (i % 2 === 0) for (const part of wordsOf(d, a, edits)) push(parts, part.op, part.text);
    else {
      push(parts, "del", d, true);
      push(parts, "add", a, true);
    }
  }
}
function wordsOf(before, after, edits) {
  const whole = [];
  push(whole, "del", before);
  push(whole, "add", after);
  if (!before || !after) return whole;
  if (before.length > PASSAGE || after.length > PASSAGE) return longest(before, after, edits) ?? whole;
  const [x, y] = [tokens(before), tokens(after)];
  const found2 = diffArrays(x, y, { maxEditLength: edits });
  if (!found2) return whole;
  const kept2 = found2.filter((c) => !c.added && !c.removed).reduce((sum, c) => sum + weight(c.value.join("")), 0);
  if (kept2 < REWRITTEN * Math.min(weight(before), weight(after))) return whole;
  return tidy(found2);
}
function longest(before, after, edits) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  start = before.lastIndexOf(" ", start - 1) + 1;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  const stop = before.indexOf(" ", before.length - end);
  end = stop < 0 ? 0 : before.length - stop;
  const [b, a] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (start + end === 0 || b.length > PASSAGE || a.length > PASSAGE) return null;
  const parts = [];
  push(parts, "same", before.slice(0, start));
  for (const { op, text } of wordsOf(b, a, edits)) push(parts, op, text);
  push(parts, "same", before.slice(before.length - end));
  return parts;
}
var weight = (text) => text.replace(/[^\p{L}\p{N}]+/gu, "").length;
var SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
var segmenter;
var spaceless = (text) => SPACELESS.test(text);
function tokens(text) {
  if (SPACELESS.test(text)) {
    segmenter ??= new Intl.Segmenter(void 0, { granularity: "word" });
    return Array.from(segmenter.segment(text), (s) => s.segment);
  }
  return text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[\s\S]/gu) ?? [];
}
function tidy(changes) {
  const parts = [];
  let [del, add] = ["", ""];
  const flush = () => {
    push(parts, "del", del);
    push(parts, "add", add);
    [del, add] = ["", ""];
  };
  changes.forEach((change, i) => {
    const text = change.value.join("");
    if (change.removed) del += text;
    else if (change.added) add += text;
    else {
      const between = i > 0 && i < changes.length - 1;
      const replacing = del !== "" && add !== "";
      if (between && replacing && weight(text) <= 3 && replacesNext(changes, i)) {
        del += text;
        add += text;
      } else {
        flush();
        push(parts, "same", text);
      }
    }
  });
  flush();
  return parts;
}
var replacesNext = (changes, i) => {
  const [a, b] = [changes[i + 1], changes[i + 2]];
  return Boolean(a && b && (a.added || a.removed) && (b.added || b.removed) && a.added !== b.added);
};
function push(parts, op, text, moved = false) {
  if (!text) return;
  const last = parts.at(-1);
  if (last && last.op === op && !last.moved && !moved) last.text += text;
  else parts.push({ op, text, ...moved ? { moved: true } : {} });
}

// src/report/worded.ts
var LONG = 240;
var DENSE = 30;
var AROUND = 80;
var AROUND_DENSE = 12;
var PLACES = 24;
var EDITS = 240;
function worded(before, after) {
  const dense = spaceless(after) || spaceless(before);
  if (Math.max(weight2(before), weight2(after)) < (dense ? DENSE : LONG)) return null;
  const parts = textDiff(before, after, EDITS);
  const same = parts.filter((p) => p.op === "same").reduce((n, p) => n + p.text.length, 0);
  if (rewritten(parts) || parts.length - 1 > PLACES * 2 || same * 2 < Math.min(before.length, after.length)) return null;
  return parts.flatMap(
    (part, i) => part.op === "same" ? kept(part.text, i > 0, i < parts.length - 1, dense) : [{ mark: part.op === "del" ? "-" : "+", text: seen(part) }]
  );
}
var weight2 = (text) => text.replace(/\s+/g, " ").length;
var RUN = 24;
var seen = ({ text }) => text.trim() === "" && text.length < RUN ? text.replaceAll(" ", "\xB7").replaceAll("	", "\u2192").replaceAll("\n", "\u23CE") : text.trim() || text;
function kept(text, before, after, dense) {
  const around = dense ? AROUND_DENSE : AROUND;
  if (text.trim() === "") return [];
  if (text.length <= around * ((before ? 1 : 0) + (after ? 1 : 0)) + around) return [{ mark: " ", text: text.trim() }];
  const head = before ? text.slice(0, edge(text, around, 1, dense)) : "";
  const tail = after ? text.slice(edge(text, text.length - around, -1, dense)) : "";
  const middle = text.slice(head.length, text.length - tail.length);
  const left = dense ? [...middle].length : middle.match(/\S+/g)?.length ?? 0;
  const words = `${grouped(left)} unchanged ${dense ? "character" : "word"}${left === 1 ? "" : "s"}`;
  return [
    ...head.trim() === "" ? [] : [{ mark: " ", text: head.trim() }],
    ...left === 0 ? [] : [{ mark: "@", text: words }],
    ...tail.trim() === "" ? [] : [{ mark: " ", text: tail.trim() }]
  ];
}
function edge(text, at2, towards, dense) {
  if (!dense) {
    const found2 = towards === 1 ? text.lastIndexOf(" ", at2) : text.indexOf(" ", at2);
    if (found2 > 0 && Math.abs(found2 - at2) < AROUND / 2) return found2;
  }
  return /[\udc00-\udfff]/.test(text[at2] ?? "") ? at2 + 1 : at2;
}

// src/report/lines.ts
var WIDTH = 100;
var MOST = 800;
function sentenceDiff(before, after, width = WIDTH) {
  const show = (mark, unit) => textLines(mark, unit, width);
  if (before === null) return units(after ?? "").flatMap((u) => show("+", u.said));
  if (after === null) return units(before).flatMap((u) => show("-", u.said));
  const [x, y] = [units(before), units(after)];
  const [a, b] = [x, y].map((of) => of.map((u) => u.said));
  const pieces = diffArrays(a, b, { maxEditLength: MOST }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true }
  ];
  if (pieces.every((p) => !p.added && !p.removed)) return before === after ? [] : whitespace(before, after, show);
  return [...folded(pieces, show, "unchanged sentence"), ...gaps(pieces, x, y, show)];
}
function folded(pieces, show, word) {
  const lines = [];
  const elsewhere = new Set(pieces.flatMap((p) => p.removed ? p.value.filter((unit) => unit.length >= MOVED2) : []));
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece.added || piece.removed) {
      const next = pieces[i + 1];
      const both = next && (piece.removed ? next.added : next.removed) ? next : void 0;
      if (both) i++;
      lines.push(...changed(piece.removed ? piece : both, piece.removed ? both : piece, elsewhere, show));
      continue;
    }
    const first = i === 0;
    const last = i === pieces.length - 1;
    const kept2 = piece.value;
    if (kept2.length <= (first || last ? 1 : 2)) for (const unit of kept2) lines.push(...show(" ", unit));
    else {
      if (!first) lines.push(...show(" ", kept2[0]));
      const left = kept2.length - (first || last ? 1 : 2);
      lines.push({ mark: "@", text: `${left} ${word}${left === 1 ? "" : "s"}` });
      if (!last) lines.push(...show(" ", kept2.at(-1)));
    }
  }
  return lines;
}
function changed(gone, come, elsewhere, show) {
  const [b, a] = [gone?.value ?? [], come?.value ?? []];
  const whole = (mark, list, tell2) => list.flatMap((unit) => [
    ...mark === "+" && elsewhere.has(unit) ? [{ mark: "@", text: "moved here" }] : [],
    ...show(mark, tell2(unit))
  ]);
  if (!gone || !come) return [...whole("-", b, (u) => u), ...whole("+", a, (u) => u)];
  const tell = squashed(gone) === squashed(come) ? drawn2 : twins(b.join("\n"), a.join("\n"));
  const lines = [];
  let [i, j] = [0, 0];
  for (const [at2, to, stretches] of edited(b, a)) {
    lines.push(...whole("-", b.slice(i, at2), tell), ...whole("+", a.slice(j, to), tell));
    lines.push(...stretches.flatMap((s) => s.mark === "@" ? [s] : show(s.mark, tell(s.text))));
    [i, j] = [at2 + 1, to + 1];
  }
  return [...lines, ...whole("-", b.slice(i), tell), ...whole("+", a.slice(j), tell)];
}
var PAIRED = 30;
var TRIES = 12;
function edited(b, a) {
  const out = [];
  if (b.length > PAIRED || a.length > PAIRED) return out;
  let from = 0;
  let left = TRIES;
  b.forEach((unit, at2) => {
    for (let to = from; to < a.length && left > 0; to++) {
      if (!likely(unit, a[to])) continue;
      const stretches = worded(unit, a[to]);
      if (stretches === null) {
        left--;
        continue;
      }
      out.push([at2, to, stretches]);
      from = to + 1;
      return;
    }
  });
  return out;
}
var ENDS = 8;
var likely = (x, y) => x.slice(0, ENDS) === y.slice(0, ENDS) || x.slice(-ENDS) === y.slice(-ENDS);
function gaps(pieces, x, y, show) {
  const places = [];
  let [i, j] = [0, 0];
  pieces.forEach((piece, n) => {
    if (piece.removed) i += piece.value.length;
    else if (piece.added) j += piece.value.length;
    else {
      const [next, then] = [pieces[n + 1], pieces[n + 2]];
      const replaced = next !== void 0 && then !== void 0 && next.added !== then.added && next.removed !== then.removed;
      piece.value.forEach((_, k) => {
        const last = k === piece.value.length - 1;
        const [u, v] = [x[i++], y[j++]];
        if (u.gap !== v.gap && (!last || replaced)) places.push([u, x[i]?.said ?? "", v, y[j]?.said ?? ""]);
      });
    }
  });
  if (places.length === 0) return [];
  const at2 = ({ said, gap }, next) => drawn2(`${said.slice(-BESIDE)}${gap.replaceAll("\n", "\u23CE")}${next.slice(0, BESIDE)}`);
  const more = places.length - SHOWN;
  return [
    { mark: "@", text: `white space differs in ${places.length === 1 ? "one place" : `${places.length} places`} as well` },
    ...places.slice(0, SHOWN).flatMap(([u, then, v, after]) => [...show("-", at2(u, then)), ...show("+", at2(v, after))]),
    ...more > 0 ? [{ mark: "@", text: `and ${more} more` }] : []
  ];
}
var BESIDE = 20;
var SHOWN = 4;
var MOVED2 = 15;
var squashed = ({ value }) => value.join("").replace(/[\s·→⏎]+/g, "");
var drawn2 = (text) => text.replaceAll(" ", "\xB7").replaceAll("	", "\u2192");
var MARKER = /^(?:\d{1,3}[.)]|[-*•–])$/;
function units(text) {
  const spans = sentences(text);
  if (spans.length === 0) return text === "" ? [] : [{ said: text, gap: "" }];
  const out = [];
  let marker = "";
  for (const [i, s] of spans.entries()) {
    const gap = text.slice(s.end, spans[i + 1]?.start ?? text.length);
    const far = /[ \t]{24}|\n\s*\n\s*\n\s*\n/.test(gap);
    const before = i === 0 ? visible(text.slice(0, s.start)).trimStart() : "";
    const said = `${marker}${before}${s.text}`;
    marker = "";
    if (MARKER.test(said) && !far && !gap.includes("\n") && i + 1 < spans.length) marker = said + gap;
    else if (far) out.push({ said: said + gap, gap: "" });
    else {
      const cut = said.split(/(\n[ \t]{0,23})(?=\S)/);
      for (let k = 0; k < cut.length; k += 2) out.push({ said: cut[k], gap: cut[k + 1] ?? gap });
    }
  }
  return out;
}
function whitespace(before, after, show) {
  const cut = (text, end) => visible(text).split(/(?<=\n)/).map(end);
  const compare = (end) => {
    const [a, b] = [cut(before, end), cut(after, end)];
    return diffArrays(a, b, { maxEditLength: MOST }) ?? [
      { value: a, removed: true, added: false },
      { value: b, removed: false, added: true }
    ];
  };
  let pieces = compare((l) => l.trim() === "" ? l.replace("\n", "\u23CE") : l.replace("\n", ""));
  if (pieces.every((p) => !p.added && !p.removed)) pieces = compare((l) => l.replace("\n", "\u23CE"));
  return [{ mark: "@", text: "only white space differs" }, ...folded(pieces, (mark, unit) => show(mark, drawn2(unit)), "unchanged line")];
}
function textLines(mark, unit, width = WIDTH) {
  return visible(unit).split("\n").filter((l) => l.trim() !== "").flatMap((l) => wrap(l, width)).map((text) => ({ mark, text }));
}
function wrap(text, width) {
  const lines = [];
  let rest = text;
  while (rest.length > width) {
    let at2 = Math.max(rest.lastIndexOf(" ", width), rest.lastIndexOf("\xB7", width - 1) + 1);
    if (at2 <= 0 || rest.slice(0, at2).trim() === "") at2 = width;
    if (/[\ud800-\udbff]/.test(rest[at2 - 1])) at2--;
    lines.push(rest.slice(0, at2));
    rest = rest.slice(at2).replace(/^ /, "");
  }
  lines.push(rest);
  return lines;
}
function diffText(lines, limit) {
  const total = lines.reduce((n, l) => n + l.text.length + 3, 0);
  let chosen = lines;
  if (total > limit) chosen = lines.filter((l) => l.mark !== " ");
  const out = [];
  let used = 0;
  for (const [i, l] of chosen.entries()) {
    const text = l.mark === "@" ? `@@ ${l.text} @@` : `${l.mark} ${l.text}`;
    if (used + text.length + 1 > limit) {
      out.push(`@@ ${chosen.length - i} more lines @@`);
      break;
    }
    used += text.length + 1;
    out.push(text);
  }
  return out.join("\n");
}

// src/report/blocks.ts
var MASS = 3;
var ORDER = ["instructions", "tool", "prompt", "template", "resource", "server"];
function blocks2(server, earlier = []) {
  const before = new Set(earlier.filter((s) => s.name === server.name).flatMap((s) => s.changes.map(changeKey)));
  const changes = before.size === 0 ? server.changes : server.changes.filter((c) => !before.has(changeKey(c)));
  const mass = [...groups(changes, rewriteKey).values()].filter((g) => g.length >= MASS);
  const repeated = groups(mass.filter((rewrite) => rewrite.every((c) => thingOf(c) === thingOf(rewrite[0]))).flat(), thingOf);
  const told = new Set(mass.flat());
  const alone = groups(
    changes.filter((c) => !told.has(c)),
    thingOf
  );
  const things = [.../* @__PURE__ */ new Set([...alone.keys(), ...repeated.keys()])].map((key) => ({ changes: alone.get(key) ?? [], repeated: [...groups(repeated.get(key) ?? [], rewriteKey).values()] })).sort((a, b) => rank(a) - rank(b));
  const shared = /* @__PURE__ */ new Map();
  for (const rewrite of mass) {
    const names = [...new Set(rewrite.map((c) => c.name ?? ""))];
    if (names.length === 1) continue;
    const key = JSON.stringify([rewrite[0].target, isRename(rewrite), ...names]);
    const found2 = shared.get(key);
    if (found2) found2.rewrites.push(rewrite);
    else shared.set(key, { rewrites: [rewrite], names });
  }
  const all = [...shared.values()];
  return {
    renamed: all.filter(({ rewrites }) => isRename(rewrites[0])),
    things,
    shared: all.filter(({ rewrites }) => !isRename(rewrites[0])),
    told: server.changes.length - changes.length
  };
}
var firstOf = ({ changes, repeated }) => changes[0] ?? repeated[0][0];
var isNamed = ({ meta }) => own(own(meta, "group"), "named") === true;
var isRename = (rewrite) => rewrite[0].kind.endsWith("-renamed");
var thingOf = ({ target, name }) => `${target} ${name}`;
var rank = (thing) => {
  const { target, kind } = firstOf(thing);
  return kind === "order-changed" ? ORDER.length : ORDER.indexOf(target);
};
var changeKey = ({ kind, target, name, pointer, before, after }) => JSON.stringify([kind, target, name, pointer, before, after]);
function groups(changes, keyOf) {
  const out = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === null) continue;
    const group = out.get(key);
    if (group) group.push(change);
    else out.set(key, [change]);
  }
  return out;
}
function rewriteKey(change) {
  const { kind, target, before, after } = change;
  if (change.name === null || change.pointer === "") return null;
  if (kind.endsWith("-renamed")) {
    const group = own(change.meta, "group");
    return own(group, "exact") === true ? JSON.stringify([kind, target, own(group, "id") ?? null]) : null;
  }
  if (isNamed(change)) return JSON.stringify([kind, target, own(own(change.meta, "group"), "id") ?? null]);
  const whole = endOf(change.pointer);
  const end = whole === change.pointer && change.meta?.op === "keywords" ? "" : whole;
  if (typeof before === "string" && typeof after === "string" && before.length + after.length > SHORT) {
    const lines = sentenceDiff(before, after);
    if (lines.some((l) => l.mark === " "))
      return JSON.stringify([kind, target, end, lines.filter((l) => l.mark === "+" || l.mark === "-").map((l) => l.mark + l.text)]);
  }
  const key = JSON.stringify([kind, target, end, before, after]);
  return key.length > 4e3 ? null : key;
}
var SHORT = 60;
function endOf(pointer) {
  const path = steps(pointer);
  if (path[0] !== "inputSchema" && path[0] !== "outputSchema") return path.join("/");
  const last = path.lastIndexOf("properties");
  const end = path.slice(last < 0 ? 1 : last + 2);
  return end.length === 0 ? pointer : end.join("/");
}

// src/report/fields.ts
var DEEPEST = 60;
var LAID_OUT = /* @__PURE__ */ new Set(["type", "description", "properties", "items", "prefixItems", "required", "$schema"]);
var BRANCHES = ["anyOf", "oneOf", "allOf"];
var DEFINITIONS = ["$defs", "definitions"];
var SHORT2 = 80;
function fields(schema) {
  const out = [];
  walk(schema, "", false, 0, out);
  return out;
}
function walk(schema, at2, must, depth, out) {
  const given = must ? ["required"] : [];
  if (!isObject(schema) || depth > DEEPEST) {
    out.push({ at: at2, words: [brief(schema), ...given], text: "" });
    return;
  }
  const below = [];
  const into = (child, where, required = false) => {
    below.push(() => walk(child, where, required, depth + 1, out));
  };
  const told = inside(schema, at2, into);
  const type = own(schema, "type");
  const root = at2 === "" && type === "object";
  const description = own(schema, "description");
  const rest = Object.entries(schema).filter(([key, value]) => !told.has(key) && !(key === "description" && typeof value !== "string"));
  const kind = type === void 0 || root ? [] : [
    [type].flat().map((t) => typeof t === "string" ? t : brief(t)).join(" or ")
  ];
  const words = [...kind, ...given, ...rest.filter(([key]) => !LAID_OUT.has(key)).map(([key, value]) => `${key} ${brief(value)}`)];
  const text = typeof description === "string" ? description : "";
  if (words.length > 0 || text !== "" || at2 !== "" && below.length === 0) out.push({ at: at2, words, text });
  for (const go of below) go();
}
function inside(schema, at2, into) {
  const told = /* @__PURE__ */ new Set();
  const dot = (name) => at2 === "" ? name : `${at2}.${name}`;
  const required = own(schema, "required");
  const must = new Set(Array.isArray(required) ? required : []);
  const properties = own(schema, "properties");
  if (isObject(properties)) for (const [name, child] of Object.entries(properties)) into(child, dot(name), must.has(name));
  const items = own(schema, "items");
  if (isObject(items)) into(items, `${at2}[]`);
  for (const key of ["items", "prefixItems"]) {
    const list = own(schema, key);
    if (Array.isArray(list)) list.forEach((child, i) => void into(child, `${at2}[${i}]`));
  }
  for (const key of ["additionalProperties", "unevaluatedProperties", "patternProperties", ...DEFINITIONS]) {
    const value = own(schema, key);
    if (!isObject(value)) continue;
    told.add(key);
    if (key.endsWith("edProperties") || key === "additionalProperties") into(value, dot("*"));
    else
      for (const [name, child] of Object.entries(value))
        into(child, key === "patternProperties" ? dot(`/${name}/`) : dot(`${key}.${name}`));
  }
  for (const key of BRANCHES) {
    const list = own(schema, key);
    if (!Array.isArray(list) || brief(list).length <= SHORT2) continue;
    told.add(key);
    list.forEach((child, i) => void into(child, `${at2}${at2 === "" ? "" : " "}(${key} ${i + 1})`));
  }
  return told;
}
var fieldLine = ({ at: at2, words, text }, whole) => `${at2 === "" ? whole : at2}${words.length ? ` (${words.join(", ")})` : ""}${text === "" ? "" : `: ${text}`}`;
var PICTURE = /(data:[\w.+-]{1,40}\/[\w.+-]{1,60};base64,)([A-Za-z0-9+/=]{60,})/g;
var brief = (value) => (JSON.stringify(value, null, 1) ?? "").replace(/\n\s*/g, " ").replace(PICTURE, (_, head, data) => `${head}[${grouped(data.length)} characters, checksum ${checksum(data)}]`);

// src/report/shown.ts
var indexes = /* @__PURE__ */ new WeakMap();
function changesOf(server, target, name) {
  let index = indexes.get(server);
  if (!index) {
    index = /* @__PURE__ */ new Map();
    for (const change of server.changes) {
      const key = JSON.stringify([change.target, change.name]);
      const group = index.get(key);
      if (group) group.push(change);
      else index.set(key, [change]);
    }
    indexes.set(server, index);
  }
  return index.get(JSON.stringify([target, name])) ?? [];
}
function sidesOf(finding, server) {
  let best;
  const below = [];
  for (const change of changesOf(server, finding.target, finding.tool)) {
    if (finding.pointer !== "" && change.pointer.startsWith(`${finding.pointer}/`)) below.push(change);
    if (finding.pointer !== change.pointer && !finding.pointer.startsWith(`${change.pointer}/`)) continue;
    if (!best || change.pointer.length > best.pointer.length) best = change;
  }
  if (!best) return below.length === 1 ? present(below[0]) : void 0;
  if (finding.pointer === "") return { before: atAGlance(best.before), after: atAGlance(best.after) };
  if (finding.pointer === best.pointer) return present(best);
  const rest = finding.pointer.slice(best.pointer.length);
  return { before: at(best.before, rest), after: at(best.after, rest) };
}
var present = ({ before, after, meta }) => ({
  before: before === null && meta?.op !== "replace" && meta?.op !== "remove" ? void 0 : before,
  after: after === null && meta?.op !== "replace" && meta?.op !== "add" ? void 0 : after
});
var atAGlance = (value) => isObject(value) ? own(value, "description") : value;
var compact = (value) => value === void 0 ? "" : typeof value === "string" ? value : JSON.stringify(value) ?? "";
function linesOf(before, after, width) {
  if (isText(before) && isText(after)) return sentenceDiff(before ?? null, after ?? null, width);
  return [...wholeLines("-", before, width), ...wholeLines("+", after, width)];
}
var isText = (value) => value === void 0 || value === null || typeof value === "string";
function wholeLines(mark, value, width) {
  if (value === void 0 || value === null) return [];
  const description = own(value, "description");
  const text = typeof value === "string" ? value : typeof description === "string" ? description : "";
  const lines = sentenceDiff(null, text, width).map((l) => ({ ...l, mark }));
  if (!isObject(value)) return typeof value === "string" ? lines : textLines(mark, brief(value), width);
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== "description" || text === ""));
  return Object.keys(rest).length > 0 || lines.length === 0 ? [...lines, ...textLines(mark, brief(rest), width)] : lines;
}

export {
  tools,
  found,
  rows,
  fields,
  fieldLine,
  brief,
  twins,
  apart,
  textDiff,
  invisibleOnly,
  textLines,
  wrap,
  diffText,
  sidesOf,
  compact,
  linesOf,
  blocks2 as blocks,
  firstOf,
  isNamed,
  endOf
};
