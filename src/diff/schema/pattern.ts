/**
 * How badly a regular expression may behave: the exponent of the length of a text in the steps it takes at worst, Infinity where a
 * repetition stands inside a repetition or a group is referred back to. A rough upper bound, read in one pass.
 */
export function patternCost(pattern: string): number {
  if (pattern.length > 500) return Infinity;
  let repeats = 0;
  /** For each open group: whether something in it repeats, or it has alternatives. */
  const groups: boolean[] = [];
  let closed: boolean | null = null;
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i]!;
    const after = closed;
    closed = null;
    if (sign === '\\') {
      if (/[1-9k]/.test(pattern[i + 1] ?? '')) return Infinity;
      i++;
    } else if (sign === '[') i = endOfClass(pattern, i);
    else if (sign === '(') groups.push(false);
    else if (sign === ')') {
      closed = groups.pop() ?? false;
      if (closed && groups.length) groups[groups.length - 1] = true;
    } else if (sign === '|' && groups.length) groups[groups.length - 1] = true;
    else if (sign === '*' || sign === '+' || (sign === '{' && isLong(pattern, i))) {
      if (after) return Infinity;
      repeats++;
      if (groups.length) groups[groups.length - 1] = true;
    } else if (sign === '?' && groups.length && after !== null) groups[groups.length - 1] = true;
  }
  return 1 + repeats;
}

function endOfClass(pattern: string, from: number): number {
  for (let i = from + 1; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++;
    else if (pattern[i] === ']') return i;
  }
  return pattern.length;
}

/** `{2,}` and `{1,50}` repeat as `*` does; `{4}` is only longer. */
function isLong(pattern: string, at: number): boolean {
  const end = pattern.indexOf('}', at);
  const [low = '', high] = pattern.slice(at + 1, end < 0 ? at + 1 : end).split(',');
  if (high === undefined) return Number(low) > 20;
  return high === '' || Number(high) - Number(low) > 3;
}

/** Steps a pattern may take on one text. */
const MOST_STEPS = 1e6;

/** Whether a text matches; undefined where the pattern does not compile or could take too long on it. */
export function matches(pattern: string, text: string): boolean | undefined {
  // There is nothing to go back over in an empty text.
  if (text !== '' && (text.length + 1) ** patternCost(pattern) > MOST_STEPS) return undefined;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}
