/** Which of two patterns accepts more. */
export type Wider = 'first' | 'second';

/** UTF-16 units of a pattern that is read. */
const LONGEST = 500;

/**
 * Compares patterns that differ in nothing but their classes of characters: where each class of one holds all that the class in its
 * place holds in the other, it accepts all that the other does. Undefined where that cannot be said: look-around, references back,
 * classes that exclude, other differences.
 */
export function widerPattern(first: string, second: string): Wider | undefined {
  if (first.length > LONGEST || second.length > LONGEST) return undefined;
  const [a, b] = [partsOf(first), partsOf(second)];
  if (!a || !b || a.length !== b.length) return undefined;
  const ways = new Set<Wider>();
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x === y) continue;
    const [left, right] = [membersOf(x), membersOf(y)];
    if (!left || !right) return undefined;
    const [inRight, inLeft] = [[...left].every((c) => right.has(c)), [...right].every((c) => left.has(c))];
    if (inRight && inLeft) continue;
    if (inRight) ways.add('second');
    else if (inLeft) ways.add('first');
    else return undefined;
  }
  return ways.size === 1 ? [...ways][0] : undefined;
}

/** The pattern cut into classes and what stands between them; null where more in a class may mean that less is accepted. */
function partsOf(pattern: string): string[] | null {
  const parts = [''];
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i]!;
    if (sign === '\\') {
      if (/[1-9kbBpP]/.test(pattern[i + 1] ?? '')) return null;
      parts[parts.length - 1] += sign + (pattern[++i] ?? '');
    } else if (sign === '[') {
      let end = i + 1;
      while (end < pattern.length && pattern[end] !== ']') end += pattern[end] === '\\' ? 2 : 1;
      parts.push(pattern.slice(i, end + 1), '');
      i = end;
    } else if (sign === '(' && /^\(\?(?!:)/.test(pattern.slice(i, i + 3))) return null;
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const ESCAPES: Record<string, [number, number][]> = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
};
/** Characters of a class that are listed one by one. */
const MOST = 2_000;

/** The characters of a class; null for one that excludes, or has something in it that is not read here. */
function membersOf(text: string): Set<number> | null {
  if (!text.startsWith('[') || !text.endsWith(']') || text[1] === '^') return null;
  const signs = [...text.slice(1, -1)];
  const members = new Set<number>();
  for (let i = 0; i < signs.length; i++) {
    let ranges: [number, number][];
    if (signs[i] === '\\') {
      const escaped = signs[++i] ?? '';
      const known = Object.hasOwn(ESCAPES, escaped) ? ESCAPES[escaped] : undefined;
      if (!known && /[A-Za-z0-9]/.test(escaped)) return null;
      ranges = known ?? [[escaped.codePointAt(0) ?? 0, escaped.codePointAt(0) ?? 0]];
    } else ranges = [[signs[i]!.codePointAt(0)!, signs[i]!.codePointAt(0)!]];
    // A range, unless the dash is the last sign.
    if (signs[i + 1] === '-' && i + 2 < signs.length) {
      const end = signs[i + 2] === '\\' ? signs[i + 3] : signs[i + 2];
      if (ranges.length !== 1 || ranges[0]![0] !== ranges[0]![1] || end === undefined) return null;
      if (signs[i + 2] === '\\' && /[A-Za-z0-9]/.test(end)) return null;
      ranges = [[ranges[0]![0], end.codePointAt(0)!]];
      i += signs[i + 2] === '\\' ? 3 : 2;
    }
    for (const [low, high] of ranges) {
      if (high < low || members.size + high - low > MOST) return null;
      for (let c = low; c <= high; c++) members.add(c);
    }
  }
  return members;
}
