/** Frequent words of languages the rules do not know, which share words with those they do. Words that English or a known neighbour has too are left out. */
const FOREIGN: ReadonlySet<string> = new Set(
  `het een van voor niet ook naar wordt worden zijn deze wanneer geeft haalt
   och att som för inte med eller från till när denna detta använd
   og ikke til fra eller når denne dette bruk brug
   ja tai kun tämä käytä palauttaa
   oraz jest przez dla nie się lub przed gdy zwraca użyj
   pro není nebo vrací použijte když
   pentru este sau când returnează înainte
   és egy nem vagy amikor
   ve bir için veya bu önce olan döndürür kullan
   na ya wa kwa ni ili hii tu kabla zote au hurudisha kwenye
   dan yang untuk dari dengan ini atau tidak gunakan sebelum jika
   và của cho không trong các được khi
   ang ng mga sa kung bago`
    .trim()
    .split(/\s+/)
    .filter((w) => w.length > 1 && !['med', 'se', 'au', 'dan', 'sa', 'ni', 'bu', 'ja', 'nie', 'tu', 'pro'].includes(w)),
);

/** In a text of fewer words one of them is enough. */
const SHORT = 12;
/** Letters of Ukrainian, Belarusian, Serbian and Macedonian; Bulgarian has its hard sign between consonants. */
const NOT_RUSSIAN = /[іїєґўјљњђћџѓќ]|[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/iu;

export const notRussian = (text: string): boolean => NOT_RUSSIAN.test(text);

export const isForeignWord = (word: string): boolean => FOREIGN.has(word);

/** Whether a text reads as one of them: several different such words, and a fair share of all. */
export function isForeign(said: readonly { text: string; foreign: boolean }[]): boolean {
  let hits = 0;
  for (const word of said) if (word.foreign) hits++;
  if (hits === 0 || hits * 10 < said.length) return false;
  return new Set(said.filter((w) => w.foreign).map((w) => w.text)).size >= (said.length < SHORT ? 1 : 2);
}
