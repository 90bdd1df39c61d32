/** Key words of orders with two neighbouring letters in each other's place, and how they are spelled. */
export const TURNED: ReadonlyMap<string, string> = turned(
  "don't never ignore instructions previous user without mention reveal silently secretly bypass override tell not".split(' '),
);

function turned(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    for (let i = 1; i + 1 < word.length; i++) {
      const other = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
      if (other !== word) found.set(other, word);
    }
  }
  return found;
}
