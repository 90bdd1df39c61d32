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

/** Whether a text reads as one of them: several different such words, and a fair share of all. */
export function isForeign(found: readonly string[]): boolean {
  const hits = found.filter((w) => FOREIGN.has(w));
  return new Set(hits).size >= (found.length < SHORT ? 1 : 2) && hits.length * 10 >= found.length;
}
