import { step } from '../model/json.ts';

/** A place in an answer and the text that stood there. Pointers start at the result. */
export interface Lost {
  pointer: string;
  text: string;
}

export interface Scan {
  /** Where the `result` stands in the line, if it is there. */
  result: { from: number; to: number } | undefined;
  /** Keys that stand twice in one object: the last one wins. */
  keys: Lost[];
  /** Numbers whose form or value a double cannot keep: `1.0`, `1e2`, integers beyond 2^53. */
  numbers: Lost[];
  /** Keys that look like list positions and therefore change their place among the others. */
  moved: Lost[];
  /** How many were found; the lists hold the first ones. */
  count: number;
  /** Levels of nesting in the whole message. */
  depth: number;
}

/** Places named; more are only counted. */
const NAMED = 20;

/** An open object or array. Frames are used again: a long list opens thousands. */
interface Frame {
  object: boolean;
  /** Keys so far. A set only where there are many: most objects have a handful. */
  keys: string[];
  many: Set<string> | null;
  /** The step that leads to what is read now. */
  at: string | number;
  /** Whether an ordinary key came before, and the largest list position so far. */
  plain: boolean;
  largest: number;
}

/** Keys of one object that are searched one by one. */
const FEW = 12;

const newFrame = (): Frame => ({ object: false, keys: [], many: null, at: 0, plain: false, largest: -1 });

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * One pass over a line that JSON.parse accepted: finds the exact bytes of the result, and whatever JSON.parse cannot keep. Linear, without
 * recursion.
 */
export function scan(bytes: Buffer): Scan {
  // One character a byte: positions stay those of the bytes, and slices of a string cost nothing.
  const line = bytes.toString('latin1');
  const found: Scan = { result: undefined, keys: [], numbers: [], moved: [], count: 0, depth: 0 };
  const stack: Frame[] = [newFrame()];
  /** How many are open; the innermost is `top`. */
  let open = 0;
  let top = stack[0]!;
  let from = -1;
  let wantsKey = false;
  const path = (): string => {
    // The first step is `result` itself.
    let pointer = '';
    for (const frame of stack.slice(2, open + 1)) pointer = step(pointer, typeof frame.at === 'string' ? utf8(frame.at) : frame.at);
    return pointer;
  };
  const inResult = (): boolean => from !== -1 && found.result === undefined;
  const lose = (list: Lost[], text: string): void => {
    found.count += 1;
    if (list.length < NAMED) list.push({ pointer: path(), text: utf8(text).slice(0, 200) });
  };
  const finished = (end: number): void => {
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
    } else if (c === 58 /* : */) {
      i += 1;
      if (open === 1 && top.at === 'result') {
        while (line.charCodeAt(i) <= 32) i += 1;
        from = i;
        found.result = undefined;
        Object.assign(found, { keys: [], numbers: [], moved: [], count: 0 });
      }
    } else if (c === 44 /* , */) {
      if (top.object) wantsKey = true;
      else top.at = (top.at as number) + 1;
      i += 1;
    } else if (c === 123 || c === 91 /* { [ */) {
      wantsKey = c === 123;
      open += 1;
      if (open > found.depth) found.depth = open;
      if (open === stack.length) stack.push(newFrame());
      top = stack[open]!;
      top.object = wantsKey;
      top.keys.length = 0;
      top.many = null;
      top.at = wantsKey ? '' : 0;
      top.plain = false;
      top.largest = -1;
      i += 1;
    } else if (c === 125 || c === 93 /* } ] */) {
      open -= 1;
      top = stack[open]!;
      wantsKey = false;
      i += 1;
      finished(i);
    } else if (c === 45 || (c >= 48 && c <= 57) /* - 0-9 */) {
      let end = i + 1;
      while (end < line.length && isNumberPart(line.charCodeAt(end))) end += 1;
      if (inResult()) {
        const number = line.slice(i, end);
        if (JSON.stringify(Number(number)) !== number) lose(found.numbers, number);
      }
      finished(end);
      i = end;
    } else if (c === 116 || c === 110 || c === 102 /* t n f */) {
      i += c === 102 ? 5 : 4;
      finished(i);
    } else i += 1;
  }
  return found;
}

function note(frame: Frame, key: string, lose: (list: Lost[], text: string) => void, found: Scan): void {
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

/** Integer-like keys come first and sorted in every JavaScript object. */
const isPosition = (key: string): boolean => key.length <= 10 && /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < 4294967295;

const isNumberPart = (c: number): boolean => (c >= 48 && c <= 57) || c === 46 || c === 101 || c === 69 || c === 43 || c === 45;

/** Just past the closing quote. */
function stringEnd(line: string, from: number): number {
  for (let at = line.indexOf('"', from + 1); at !== -1; at = line.indexOf('"', at + 1)) {
    let slashes = 0;
    while (line.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return line.length;
}

/** A key as the parser would give it; still one character a byte where it holds no escape. */
function text(line: string, from: number, to: number): string {
  const raw = line.slice(from + 1, to - 1);
  return raw.includes('\\') ? Buffer.from(JSON.parse(utf8(line.slice(from, to))) as string).toString('latin1') : raw;
}

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');
