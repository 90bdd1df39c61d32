/** Whether a text is plain ASCII, of which simpler patterns find the same words in a fraction of the time. */
export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Lower-case words of a text: runs of letters, digits and inner apostrophes. Identifiers are not split. */
export function words(text: string): string[] {
  const lower = text.toLowerCase();
  const word = isAscii(lower) ? /[a-z0-9]+(?:'[a-z0-9]+)*/g : /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
  return lower.match(word) ?? [];
}

/** How many words an ASCII text has, without making them. */
export function asciiWordCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    if (kindAt(text, i) === OTHER || kindAt(text, i - 1) !== OTHER) continue;
    const joined = text.charCodeAt(i - 1) === APOSTROPHE && kindAt(text, i - 2) !== OTHER;
    if (!joined) count++;
  }
  return count;
}

/** The words inside an identifier: `getUserName`, `get_user-name` and `get.user.name` all give `get`, `user`, `name`. */
export function identifierWords(name: string): string[] {
  return isAscii(name) ? asciiWords(name) : anyWords(name);
}

function anyWords(name: string): string[] {
  const parts: string[] = [];
  let part = '';
  const end = (): void => {
    if (part !== '') parts.push(part.toLowerCase());
    part = '';
  };
  for (let i = 0; i < name.length; i++) {
    const c = name[i]!;
    if (!/[\p{L}\p{N}]/u.test(c)) {
      end();
      continue;
    }
    const upper = c !== c.toLowerCase();
    const before = name[i - 1];
    const after = name[i + 1];
    const lowerBefore = before !== undefined && before !== before.toUpperCase();
    const lowerAfter = after !== undefined && after !== after.toUpperCase();
    const upperBefore = before !== undefined && before !== before.toLowerCase();
    if (upper && (lowerBefore || (upperBefore && lowerAfter))) end();
    part += c;
  }
  end();
  return parts;
}

/** The same by character codes: names are asked for by nearly every rule. */
function asciiWords(name: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let before = OTHER;
  let here = kindAt(name, 0);
  for (let i = 0; i < name.length; i++) {
    const after = kindAt(name, i + 1);
    const begins = here === UPPER && (before === LOWER || (before === UPPER && after === LOWER));
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

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const APOSTROPHE = 0x27;

/** What stands at a place of an ASCII text; beyond its end, nothing does. */
function kindAt(text: string, at: number): number {
  const c = text.charCodeAt(at);
  if (c >= 0x61 && c <= 0x7a) return LOWER;
  if (c >= 0x41 && c <= 0x5a) return UPPER;
  return c >= 0x30 && c <= 0x39 ? DIGIT : OTHER;
}
