const ALONE = /[\p{L}\p{N}]/u;
const GAP = /[ \t._\-*|/]/;

/** `i g n o r e  a l l` becomes `ignore all`: single letters close up, wider gaps stay. */
export function closeGaps(text: string): string {
  const parts: string[] = [];
  for (let i = 0; i < text.length; i++) {
    if (!apart(text, i) || (i > 0 && ALONE.test(text[i - 1]!))) {
      parts.push(text[i]!);
      continue;
    }
    // One word keeps to one separator; another one parts it from the next.
    const separator = text[i + 1];
    let word = text[i]!;
    for (; apart(text, i) && text[i + 1] === separator; i += 2) word += text[i + 2]!;
    parts.push(word);
  }
  return parts.join('').replace(/ {2,}/g, ' ');
}

/** A letter, one separator, and another letter that stands alone. */
const apart = (text: string, i: number): boolean =>
  i + 2 < text.length &&
  ALONE.test(text[i]!) &&
  GAP.test(text[i + 1]!) &&
  ALONE.test(text[i + 2]!) &&
  (i + 3 >= text.length || !ALONE.test(text[i + 3]!));
