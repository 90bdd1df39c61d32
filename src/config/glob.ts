/**
 * Whether a name fits a glob: `*` stands for any run of characters, `?` for any one, everything else for itself. The name may be hostile, so
 * no regular expression is made: the time is at most the product of both lengths.
 */
export function matches(glob: string, name: string): boolean {
  let [g, n] = [0, 0];
  // Where to go on from when the run of the last star has to be one longer.
  let [star, from] = [-1, 0];
  while (n < name.length) {
    if (glob[g] === '*') {
      star = g++;
      from = n;
    } else if (g < glob.length && (glob[g] === '?' || glob[g] === name[n])) {
      g++;
      n++;
    } else if (star >= 0) {
      g = star + 1;
      n = ++from;
    } else return false;
  }
  while (glob[g] === '*') g++;
  return g === glob.length;
}
