import { looks, mixesScripts } from '../text/confusables.ts';
import { drawn } from './visible.ts';

const BEYOND_ASCII = /[^\0-\x7f]/;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * A writer of two texts in which the words that differ and yet look the same (one letter or a letter with its accent behind it, a
 * Cyrillic letter in a Latin word) have their letters beyond ASCII spelled out. All other words stay as they are.
 */
export function twins(before: string, after: string): (text: string) => string {
  if (!BEYOND_ASCII.test(before) && !BEYOND_ASCII.test(after)) return (text) => text;
  const [b, a] = [before, after].map((text) => new Set(text.match(WORD)));
  const gone = new Map([...b!].filter((word) => !a!.has(word)).map((word) => [looks(word), word]));
  const told = new Set<string>();
  for (const word of a!) {
    const twin = b!.has(word) ? undefined : gone.get(looks(word));
    if (twin !== undefined) told.add(word).add(twin);
    else if (!b!.has(word) && mixesScripts(word)) told.add(word);
  }
  return told.size === 0 ? (text) => text : (text) => text.replace(WORD, (word) => (told.has(word) ? spelled(word) : word));
}

/** Two values of which a reader could not see how they differ, spelled out; others as they are. */
export function apart(before: string, after: string): [string, string] {
  const tell = twins(before, after);
  return [tell(before), tell(after)];
}

const spelled = (word: string): string => word.replace(/[^\0-\x7f]/gu, drawn);
