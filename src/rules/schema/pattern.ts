/** Patterns recur from tool to tool, and parsing one costs more than all else about it. */
const parsed = new Map<string, string | undefined>();
const REMEMBERED = 2000;

/** Why a regular expression cannot be used, or undefined. It is parsed and never run. */
export function brokenPattern(source: string): string | undefined {
  if (parsed.has(source)) return parsed.get(source);
  const reason = parse(source);
  if (source.length < 500 && parsed.size < REMEMBERED) parsed.set(source, reason);
  return reason;
}

function parse(source: string): string | undefined {
  try {
    new RegExp(source, 'u');
    return undefined;
  } catch (error) {
    const text = (error as Error).message;
    // The engine repeats the whole expression before the reason.
    return text.slice(text.lastIndexOf(': ') + 2).slice(0, 80);
  }
}

/** The first part of an expression that engines without backtracking (RE2 and its kin) do not know, or undefined. One pass. */
export function backtracking(source: string): string | undefined {
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const c = source[i];
    if (c === '\\') {
      const next = source[i + 1] ?? '';
      if (!inClass && (/[1-9]/.test(next) || (next === 'k' && source[i + 2] === '<'))) return source.slice(i, i + 2);
      i++;
    } else if (inClass) {
      if (c === ']') inClass = false;
    } else if (c === '[') inClass = true;
    else if (c === '(' && source[i + 1] === '?') {
      const look = /^\(\?(?:=|!|<=|<!)/.exec(source.slice(i, i + 4));
      if (look) return look[0];
    }
  }
  return undefined;
}
