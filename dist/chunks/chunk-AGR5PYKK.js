import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  step
} from "./chunk-K4EVMT5Y.js";

// src/probe/scan.ts
var NAMED = 20;
var FEW = 12;
var newFrame = () => ({ object: false, keys: [], many: null, at: 0, plain: false, largest: -1 });
var QUOTE = 34;
var BACKSLASH = 92;
function scan(bytes) {
  const line = bytes.toString("latin1");
  const found = { result: void 0, keys: [], numbers: [], moved: [], count: 0, depth: 0 };
  const stack = [newFrame()];
  let open = 0;
  let top = stack[0];
  let from = -1;
  let wantsKey = false;
  const path = () => {
    let pointer = "";
    for (const frame of stack.slice(2, open + 1)) pointer = step(pointer, typeof frame.at === "string" ? utf8(frame.at) : frame.at);
    return pointer;
  };
  const inResult = () => from !== -1 && found.result === void 0;
  const lose = (list, text2) => {
    found.count += 1;
    if (list.length < NAMED) list.push({ pointer: path(), text: utf8(text2).slice(0, 200) });
  };
  const finished = (end) => {
    if (open === 1 && inResult()) found.result = { from, to: end };
  };
  for (let i = 0; i < line.length; ) {
    const c = line.charCodeAt(i);
    if (c === QUOTE) {
      const end = stringEnd(line, i);
      if (wantsKey && top.object) {
        const key = text(line, i, end);
        top.at = key;
        if (inResult()) note(top, key, lose, found);
        wantsKey = false;
      } else finished(end);
      i = end;
    } else if (c === 58) {
      i += 1;
      if (open === 1 && top.at === "result") {
        while (line.charCodeAt(i) <= 32) i += 1;
        from = i;
        found.result = void 0;
        Object.assign(found, { keys: [], numbers: [], moved: [], count: 0 });
      }
    } else if (c === 44) {
      if (top.object) wantsKey = true;
      else top.at = top.at + 1;
      i += 1;
    } else if (c === 123 || c === 91) {
      wantsKey = c === 123;
      open += 1;
      if (open > found.depth) found.depth = open;
      if (open === stack.length) stack.push(newFrame());
      top = stack[open];
      top.object = wantsKey;
      top.keys.length = 0;
      top.many = null;
      top.at = wantsKey ? "" : 0;
      top.plain = false;
      top.largest = -1;
      i += 1;
    } else if (c === 125 || c === 93) {
      open -= 1;
      top = stack[open];
      wantsKey = false;
      i += 1;
      finished(i);
    } else if (c === 45 || c >= 48 && c <= 57) {
      let end = i + 1;
      while (end < line.length && isNumberPart(line.charCodeAt(end))) end += 1;
      if (inResult()) {
        const number = line.slice(i, end);
        if (JSON.stringify(Number(number)) !== number) lose(found.numbers, number);
      }
      finished(end);
      i = end;
    } else if (c === 116 || c === 110 || c === 102) {
      i += c === 102 ? 5 : 4;
      finished(i);
    } else i += 1;
  }
  return found;
}
function note(frame, key, lose, found) {
  const { keys } = frame;
  if (keys.length === FEW && !frame.many) frame.many = new Set(keys);
  if (frame.many ? frame.many.has(key) : keys.includes(key)) lose(found.keys, key);
  if (frame.many) frame.many.add(key);
  else keys.push(key);
  if (!isPosition(key)) {
    frame.plain = true;
    return;
  }
  if (frame.plain || Number(key) < frame.largest) lose(found.moved, key);
  frame.largest = Math.max(frame.largest, Number(key));
}
var isPosition = (key) => key.length <= 10 && /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < 4294967295;
var isNumberPart = (c) => c >= 48 && c <= 57 || c === 46 || c === 101 || c === 69 || c === 43 || c === 45;
function stringEnd(line, from) {
  for (let at = line.indexOf('"', from + 1); at !== -1; at = line.indexOf('"', at + 1)) {
    let slashes = 0;
    while (line.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return line.length;
}
function text(line, from, to) {
  const raw = line.slice(from + 1, to - 1);
  return raw.includes("\\") ? Buffer.from(JSON.parse(utf8(line.slice(from, to)))).toString("latin1") : raw;
}
var utf8 = (bytes) => Buffer.from(bytes, "latin1").toString("utf8");

export {
  scan
};
