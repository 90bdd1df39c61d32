import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/model/error.ts
var UserError = class extends Error {
  name = "UserError";
};
function nearest(word, names) {
  let best;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const name of names) {
    const d = distance(word.slice(0, 80), name);
    if (d < least) [best, least] = [name, d];
  }
  return best;
}
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

export {
  UserError,
  nearest,
  distance
};
