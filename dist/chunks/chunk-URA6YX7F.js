import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  count,
  isNew,
  number,
  targetWord
} from "./chunk-RMCH7CKE.js";
import {
  sentences
} from "./chunk-SF3VRQJU.js";
import {
  at,
  isObject,
  own,
  steps
} from "./chunk-5UMFPHIS.js";
import {
  clip,
  visible
} from "./chunk-VUE3WIDQ.js";

// src/report/counts.ts
function tools(server) {
  if (server.base === null || server.base.state !== "listed") return `${number(server.head.tools)} listed, no base to compare`;
  const named = (test) => new Set(server.changes.filter((c) => c.target === "tool" && test(c.kind)).map((c) => c.name));
  const added = named((k) => k === "tool-added").size;
  const removed = named((k) => k === "tool-removed").size;
  const renamed = named((k) => k === "tool-renamed");
  const changed = [...named((k) => !["tool-added", "tool-removed", "tool-renamed", "order-changed"].includes(k))].filter(
    (name) => name !== null && !renamed.has(name)
  ).length;
  const same = Math.max(0, server.head.tools - added - changed - renamed.size);
  const words = [
    [changed, "changed"],
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
    ([target, of]) => target === "instructions" ? "instructions" : target === "server" ? "server info" : count(of.size, targetWord(target))
  );
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

// src/report/lines.ts
var WIDTH = 100;
var MOST = 800;
function sentenceDiff(before, after, width = WIDTH) {
  const show = (mark, unit) => textLines(mark, unit, width);
  if (before === null) return units(after ?? "").flatMap((u) => show("+", u));
  if (after === null) return units(before).flatMap((u) => show("-", u));
  const [a, b] = [units(before), units(after)];
  const pieces = diffArrays(a, b, { maxEditLength: MOST }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true }
  ];
  if (pieces.every((p) => !p.added && !p.removed)) return before === after ? [] : whitespace(before, after, show);
  return folded(pieces, show, "unchanged sentence");
}
function folded(pieces, show, word) {
  const lines = [];
  const elsewhere = new Set(pieces.flatMap((p) => p.removed ? p.value.filter((unit) => unit.length >= MOVED) : []));
  pieces.forEach((piece, i) => {
    if (piece.added || piece.removed) {
      const other = pieces[i + (piece.removed ? 1 : -1)];
      const moved = piece.added ? elsewhere : NONE;
      const white = other !== void 0 && (piece.removed ? other.added : other.removed) && squashed(piece) === squashed(other);
      for (const unit of piece.value) {
        if (moved.has(unit)) lines.push({ mark: "@", text: "moved here" });
        lines.push(...show(piece.added ? "+" : "-", white ? drawn(unit) : unit));
      }
      return;
    }
    const first = i === 0;
    const last = i === pieces.length - 1;
    const kept = piece.value;
    if (kept.length <= (first || last ? 1 : 2)) for (const unit of kept) lines.push(...show(" ", unit));
    else {
      if (!first) lines.push(...show(" ", kept[0]));
      const left = kept.length - (first || last ? 1 : 2);
      lines.push({ mark: "@", text: `${left} ${word}${left === 1 ? "" : "s"}` });
      if (!last) lines.push(...show(" ", kept.at(-1)));
    }
  });
  return lines;
}
var MOVED = 15;
var NONE = /* @__PURE__ */ new Set();
var squashed = ({ value }) => value.join("").replace(/[\s·→⏎]+/g, "");
var drawn = (text) => text.replaceAll(" ", "\xB7").replaceAll("	", "\u2192");
var MARKER = /^(?:\d{1,3}[.)]|[-*•–])$/;
function units(text) {
  const spans = sentences(text);
  if (spans.length === 0) return text === "" ? [] : [text];
  const out = [];
  let marker = "";
  for (const [i, s] of spans.entries()) {
    const gap = text.slice(s.end, spans[i + 1]?.start ?? text.length);
    const far = /[ \t]{24}|\n\s*\n\s*\n\s*\n/.test(gap);
    const before = i === 0 ? visible(text.slice(0, s.start)).trimStart() : "";
    const said = `${marker}${before}${s.text}`;
    marker = "";
    if (MARKER.test(said) && !far && !gap.includes("\n") && i + 1 < spans.length) marker = said + gap;
    else if (far) out.push(said + gap);
    else out.push(...said.split(/\n[ \t]{0,23}(?=\S)/));
  }
  return out;
}
function whitespace(before, after, show) {
  const cut = (text, end) => visible(clip(text, 2e4)).split(/(?<=\n)/).map(end);
  const compare = (end) => {
    const [a, b] = [cut(before, end), cut(after, end)];
    return diffArrays(a, b, { maxEditLength: MOST }) ?? [
      { value: a, removed: true, added: false },
      { value: b, removed: false, added: true }
    ];
  };
  let pieces = compare((l) => l.trim() === "" ? l.replace("\n", "\u23CE") : l.replace("\n", ""));
  if (pieces.every((p) => !p.added && !p.removed)) pieces = compare((l) => l.replace("\n", "\u23CE"));
  return [{ mark: "@", text: "only white space differs" }, ...folded(pieces, (mark, unit) => show(mark, drawn(unit)), "unchanged line")];
}
function textLines(mark, unit, width = WIDTH) {
  return visible(clip(unit, 2e4)).split("\n").filter((l) => l.trim() !== "").flatMap((l) => wrap(l, width)).map((text) => ({ mark, text }));
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
function blocks(server, earlier = []) {
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
  if (!isObject(value)) return typeof value === "string" ? lines : textLines(mark, oneLine(value), width);
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== "description" || text === ""));
  return Object.keys(rest).length > 0 || lines.length === 0 ? [...lines, ...textLines(mark, oneLine(rest), width)] : lines;
}
var oneLine = (value) => JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");

export {
  tools,
  found,
  rows,
  diffArrays,
  textLines,
  wrap,
  diffText,
  sidesOf,
  compact,
  linesOf,
  blocks,
  firstOf,
  endOf
};
