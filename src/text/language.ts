import { isAscii, words } from './words.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'zh' | 'ja' | 'ko' | 'ru';

/** Frequent words that tell Latin-script languages apart. A word that stands in several counts for each. */
const FREQUENT: Record<Exclude<Language, 'zh' | 'ja' | 'ko' | 'ru'>, string> = {
  en: 'the a an of to and is in for this that it with on by are be as from or not if use when which you your can will all any its has should must only returns return get list given before after than into one new',
  de: 'der die das den dem des ein eine einen einem einer und ist nicht mit auf für von zu zum zur im ist sind wird werden oder aus bei nach vor alle wenn auch sie ihr ihre es kann nur wie um sich über gibt liefert ohne diese dieser dieses',
  fr: 'le la les un une des du de et est dans pour avec sur par sont ou pas ne que qui ce cette ces aux au vous votre il elle être plus tous si en leur avant après lors sans utilisateur renvoie',
  es: 'el la los las un una de del y es en para con por son o no que se su sus este esta estos al lo como más todos si usted cuando antes después sin usuario devuelve sobre',
  pt: 'o a os as um uma de do da dos das e é em no na para com por são ou não que se seu sua este esta ao como mais todos quando antes depois sem você usuário retorna sobre pelo pela',
  it: 'il lo la i gli le un una di del della dei e è in nel per con da sono o non che si suo sua questo questa al come più tutti se quando prima dopo senza utente restituisce sul dello delle',
};

const SETS = Object.entries(FREQUENT).map(([language, list]) => [language as Language, new Set(list.split(' '))] as const);

/** By word, the places in SETS of the languages that use it. */
const USERS = new Map<string, number[]>();
for (const [place, [, set]] of SETS.entries()) for (const word of set) USERS.set(word, [...(USERS.get(word) ?? []), place]);

/** Longest word of those lists that says nothing of its own. */
const SMALL = 6;
const SMALL_WORDS = new Map<string, ReadonlySet<string>>(SETS);

/** Whether a word is one of the small words of its language. Of English there are few that never matter: none is meant. */
export const isFrequent = (word: string, language: Language | 'unknown'): boolean =>
  language !== 'en' && word.length <= SMALL && SMALL_WORDS.get(language)?.has(word) === true;

/** What a word says of the language it stands in: a word of digits or with an apostrophe may be none or several. */
export interface Vote {
  /** Runs of letters. */
  readonly runs: number;
  /** Places in SETS of the languages it speaks for, once for each point they get. */
  readonly points: readonly number[];
}

export function vote(word: string): Vote {
  if (/^[a-z]+$/.test(word)) return { runs: 1, points: pointsOf(word) };
  const runs = word.match(/\p{L}+/gu) ?? [];
  return { runs: runs.length, points: runs.flatMap(pointsOf) };
}

/** Of a short word the languages that use it get one point each, else two. */
function pointsOf(run: string): readonly number[] {
  const places = USERS.get(run);
  if (!places) return NOBODY;
  return run.length > 1 ? [...places, ...places] : places;
}

const NOBODY: readonly number[] = [];

/** UTF-16 units that are looked at: enough for a guess, and the cost stays flat. */
const SAMPLE = 4_000;

/**
 * A guess at the language of a text from its script and its frequent words; `unknown` when too little speaks for one.
 * @param said gives the words of a text
 */
export function language(text: string, said: (sample: string) => readonly Vote[] = voices): Language | 'unknown' {
  const sample = text.length > SAMPLE ? text.slice(0, SAMPLE) : text;
  if (isAscii(sample)) return latinLanguage(said(sample));
  let latin = 0;
  let han = 0;
  let kana = 0;
  let hangul = 0;
  let cyrillic = 0;
  for (let i = 0; i < sample.length; i++) {
    const c = sample.charCodeAt(i);
    if ((c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || (c >= 0xc0 && c <= 0x24f)) latin++;
    else if (c >= 0x4e00 && c <= 0x9fff) han++;
    else if (c >= 0x3041 && c <= 0x30ff) kana++;
    else if (c >= 0xac00 && c <= 0xd7a3) hangul++;
    else if (c >= 0x400 && c <= 0x4ff) cyrillic++;
  }
  // An ideograph says about as much as three letters.
  if ((kana + han) * 3 > latin && kana > 0 && kana * 8 >= han) return 'ja';
  if (han * 3 > latin && han > 0) return 'zh';
  if (hangul * 3 > latin && hangul > 0) return 'ko';
  if (cyrillic > latin && cyrillic > 0) return 'ru';
  return latinLanguage(said(sample));
}

const voices = (sample: string): Vote[] => words(sample).map(vote);

function latinLanguage(said: readonly Vote[]): Language | 'unknown' {
  const scores = SETS.map(() => 0);
  let runs = 0;
  for (const word of said) {
    runs += word.runs;
    for (const place of word.points) scores[place]!++;
  }
  let best: Language | 'unknown' = 'unknown';
  let most = 0;
  let second = 0;
  for (let place = 0; place < SETS.length; place++) {
    const score = scores[place]!;
    if (score > most) {
      second = most;
      most = score;
      best = SETS[place]![0];
    } else if (score > second) second = score;
  }
  // Few words that speak for it, or nearly as many for another: no guess.
  if (most < 2 || most < runs * 0.15 || most === second) return 'unknown';
  return best;
}
