/** Calls back with each word of a list. */
export function each(words: string, visit: (word: string) => void): void {
  for (const word of words.split(/\s+/)) if (word !== '') visit(word);
}

/** As `each`, with the endings after a colon put to the word before it: `send:e,en,et`. */
export function eachForm(words: string, visit: (word: string) => void): void {
  each(words, (word) => {
    const colon = word.indexOf(':', 1);
    if (colon < 0 || colon === word.length - 1) return visit(word);
    const stem = word.slice(0, colon);
    for (let from = colon + 1; from <= word.length; ) {
      let to = word.indexOf(',', from);
      if (to < 0) to = word.length;
      visit(to === from ? stem : stem + word.slice(from, to));
      from = to + 1;
    }
  });
}

const isVowel = (c: string | undefined): boolean => c === 'a' || c === 'e' || c === 'i' || c === 'o' || c === 'u';
const consonantY = (verb: string): boolean => verb.endsWith('y') && !isVowel(verb[verb.length - 2]);
const DOUBLING = new Set(['forget', 'begin', 'submit', 'omit', 'permit', 'admit', 'commit', 'transmit', 'refer', 'transfer']);

/** Verbs whose last consonant doubles: one syllable, consonant-vowel-consonant. */
function doubles(verb: string): boolean {
  const last = verb.length - 1;
  const end = verb[last];
  if (DOUBLING.has(verb)) return true;
  if (isVowel(end) || end === 'w' || end === 'x' || end === 'y' || !isVowel(verb[last - 1])) return false;
  for (let i = 0; i < last - 1; i++) if (isVowel(verb[i])) return false;
  return true;
}

export function third(verb: string): string {
  if (consonantY(verb)) return `${verb.slice(0, -1)}ies`;
  const end = verb[verb.length - 1];
  const hissing = end === 's' || end === 'x' || end === 'z' || end === 'o' || verb.endsWith('ch') || verb.endsWith('sh');
  return hissing ? `${verb}es` : `${verb}s`;
}

export function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  return doubles(verb) ? `${verb}${verb[verb.length - 1]}ing` : `${verb}ing`;
}

export function past(verb: string): string {
  if (consonantY(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.endsWith('e')) return `${verb}d`;
  return doubles(verb) ? `${verb}${verb[verb.length - 1]}ed` : `${verb}ed`;
}
