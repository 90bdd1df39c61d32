import { Memory } from '../../../text/memory.ts';

/** From an example to the end of its bracket or sentence: what stands there is one value of many, no rule. */
const EXAMPLE =
  /\b(?:e\.g\.|eg\.|for example|for instance|such as|like|examples?:?|ex\.|z\. ?B\.|par exemple|por ejemplo|ad esempio|por exemplo|including)[^.)\]\n]*|(?:例如|比如|例えば|例：|예:|например)[^。)\n]*/gi;
/** An open list is no fixed set. */
const OPEN =
  /\b(?:etc|usw|and so on|or any|any other|or other|or custom|among others|comma|or a |or an |or the |or leave|wildcards?|default values?)\b|\.\.\.|…|等/i;
/** A text may hold, begin or end with any of a few words and still be any text. */
const HOLDS =
  /\b(?:contain|includ|hold|enthalt|enthält|beinhalt|contien|contener|contiene|contenir|conter|contém|contenga|contenere)\p{L}{0,4}(?: (?:a|an|the|any of|words?|texts?|strings?|characters?|das wort|le mot|la palabra|a palavra|la parola)){0,2} *$|\b(?:start|begin|end|separat|delimit|prefix|suffix|follow)\p{L}{0,4}(?: (?:with|in|by|either|a|an|the)){0,2} *$|(?:包含|含有|含む|포함) ?$/iu;
/** German and Japanese have that verb behind. */
const HELD = /^ ?(?:enthalten|beinhalten|beginn|enden|を含|が含|을 포함|를 포함)/iu;
/** "Values include" lists values. */
const VALUES = /\b(?:values?|options|choices|types|modes|formats)\b/i;
const MOST = 30;

const VALUE = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.+-]{0,40}';
const QUOTE = '["\'`“”‘’«»「」]';
const JOIN = '(?: ?(?:,|/|\\||、|，) ?(?:(?:or|and|oder|und|ou|et|o|y|e|или|或) )?| (?:or|and|oder|und|ou|et|o|y|e|или) | ?或 ?)';
/** A note in brackets behind a value. */
const NOTE = '(?: ?\\([^()]{0,80}\\))?';
const QUOTED = new RegExp(`(?:${QUOTE}${VALUE}${QUOTE}${NOTE}${JOIN}){1,30}${QUOTE}${VALUE}${QUOTE}`, 'u');
const IN_QUOTES = new RegExp(`${QUOTE}(${VALUE})${QUOTE}`, 'gu');
const BARE = `${VALUE}(?:${JOIN}${VALUE}){1,30}`;
const END = '(?=\\s*(?:[.;)\\]\\n。]|$))';
/** Words that announce the values there are. */
const LEAD =
  '\\b(?:one of(?: the following)?|either|(?:allowed|valid|possible|accepted|supported|available|permitted)(?: (?:values?|options?|formats?|types?|modes?|states?))?|options|values|choices|eines von|einer von|eine von|un de|une de|uno de|una de|uno di|um de)(?: are| is)?:? *[(\\[]?';
/** These announce properties as well ("must be short, clear and friendly"): only "or" makes them values. */
const BEING = '\\b(?:can be|must be|may be|should be) *[(\\[]?';
const ANNOUNCED = new RegExp(`${LEAD}(${BARE})${END}`, 'iu');
const BEINGS = new RegExp(`${BEING}(${BARE})${END}`, 'iu');
/** Behind a colon or in brackets, or the whole text: values only when the parameter is a choice by its name. */
const LISTED = new RegExp(`(?:[:：(] ?|^)(${BARE})${END}`, 'u');
const PIPED = new RegExp(`(?:[:：( ] ?|^)(${VALUE}(?: ?[|/] ?${VALUE}){1,20})${END}`, 'u');
/** Values between strokes in brackets are values whatever the name. */
const STROKES = new RegExp(`[([](${VALUE}(?: ?\\| ?${VALUE}){1,20})[)\\]]`, 'u');
const CHOICE =
  /(?:^|_)(?:status|state|type|mode|kind|order|sort|direction|format|level|priority|severity|category|visibility|role|unit|units|scope|size|method|action|operation|strategy|color|theme|style|align|alignment|position|period|interval|granularity|resolution|variant|access|permission)$/i;

/** Texts whose answer is remembered. */
const REMEMBERED = 20_000;

/** What of a parameter's name matters for how its text is read. */
interface Kind {
  /** Its name is that of a choice. */
  choice: boolean;
  /** What it holds, by the end of its name. */
  holds: 'email' | 'uri' | 'other';
}
const kinds = new Memory((name: string): Kind => {
  const end = snake(name).toLowerCase();
  return {
    choice: CHOICE.test(snake(name)),
    holds: /e_?mail(?:_address)?$/.test(end) ? 'email' : /(?:url|uri)$/.test(end) ? 'uri' : 'other',
  };
}, REMEMBERED);

const ofChoices = new Memory((text: string) => setIn(text, true), REMEMBERED);
const ofOthers = new Memory((text: string) => setIn(text, false), REMEMBERED);

/** Every way to list values or to prescribe a format has one of these, beside the list of a parameter that is a choice by its name. */
const WORDING =
  /\b(?:one of|either|allowed|valid|possible|accepted|supported|available|permitted|options|values|choices|eine[sr]? von|une? de|un[oa] d[ei]|um de|(?:can|must|may|should) be *[([]?\w|YYYY|JJJJ|AAAA|GGGG|ISO|RFC|DD|MM|HH|TT|JJ|e-?mail|UR[LI]|web|UUID|IPv)/i;
const SIGN = /["'`|\x80-\uffff]/;

/** Whether it is worth to look for a set or a format in the text of a parameter. */
export const mayTell = (text: string, name: string): boolean => WORDING.test(text) || SIGN.test(text) || kinds.of(name).choice;

/** The values of a fixed set that a text lists for a parameter, or null. An example is none. */
export function setTold(text: string, name: string): string[] | null {
  return (kinds.of(name).choice ? ofChoices : ofOthers).of(text);
}

function setIn(text: string, choice: boolean): string[] | null {
  const plain = text.replace(EXAMPLE, ' ');
  const quoted = QUOTED.exec(plain);
  if (quoted) {
    const values = distinct([...quoted[0].matchAll(IN_QUOTES)].map((m) => m[1]!));
    const joined = / (?:or|oder|ou|o|или) |[|/或]/.test(quoted[0]);
    const announced = new RegExp(`(?:${LEAD}|${BEING})\\s*$`, 'iu').test(plain.slice(0, quoted.index));
    const before = plain.slice(Math.max(0, quoted.index - 80), quoted.index);
    const held = (HOLDS.test(before) && !VALUES.test(before)) || HELD.test(plain.slice(quoted.index + quoted[0].length));
    if (values && !held && (values.length > 2 || joined || announced || quoted.index === 0 || choice))
      return OPEN.test(around(plain, quoted.index, quoted[0].length)) ? null : values;
  }
  const being = BEINGS.exec(plain);
  const bare =
    ANNOUNCED.exec(plain) ??
    (being && / or /.test(being[1]!) ? being : null) ??
    STROKES.exec(plain) ??
    (choice ? (PIPED.exec(plain) ?? LISTED.exec(plain)) : null);
  if (!bare || OPEN.test(around(plain, bare.index, bare[0].length))) return null;
  const values = distinct(bare[1]!.split(new RegExp(JOIN, 'u')));
  if (values?.every((v) => /^ipv[46]$/i.test(v))) return null;
  // Two words with "and" between them are a phrase.
  return values && values.length === 2 && / (?:and|und|et|y|e) /.test(bare[1]!) ? null : values;
}

const snake = (name: string): string => name.slice(0, 60).replace(/([a-z])([A-Z])/g, '$1_$2');

const distinct = (values: string[]): string[] | null => {
  const set = [...new Set(values.map((v) => v.trim().replace(/\.$/, '')).filter(Boolean))].slice(0, MOST);
  return set.length >= 2 ? set : null;
};

/** A find with the rest of its sentence. */
const around = (text: string, at: number, length: number): string => {
  const end = text.slice(at + length).search(/[.;\n]/);
  return text.slice(Math.max(0, at - 20), end < 0 ? undefined : at + length + end + 4);
};

/** Other forms are welcome too: no format fits them all. */
const ALTERNATIVES =
  /\b(?:or|either|relative|natural language|oder|ou|comma|separated|list of|template|glob|pattern|wildcard|optional time|subject|body|content|message|for date|for number)\b|或|または/i;
/** Spellings of a day, with letters for its digits, in several languages. */
const DAY = /\b(?:YYYY-MM-DD|JJJJ-MM-TT|AAAA-MM-JJ|AAAA-MM-DD|GGGG-MM-AA|ГГГГ-ММ-ДД)(?!T| HH)/;
const MOMENT = /\b(?:ISO[ -]?8601|RFC[ -]?3339|YYYY-MM-DDTHH:MM(?::SS)?\S{0,6})(?: (?:timestamp|date-?time|format|string))?/i;
const ISO_DAY = /\bISO[ -](?:8601 )?date\b(?! ?-?time)|\bdate in ISO(?:[ -]?8601)? format\b/i;
const OTHER_DATE = /\b(?:DD[./-]MM[./-]YYYY|MM[./-]DD[./-]YYYY|TT\.MM\.JJJJ|JJ\/MM\/AAAA|HH:MM(?::SS)?)\b/;

export interface Told {
  wording: string;
  /** What to add to the schema. */
  fragment: string;
  /** Less a mistake than a wish. */
  minor: boolean;
}

const format = (name: string, wording: string, minor = false): Told => ({
  wording: wording.trim(),
  fragment: `"format": "${name}"`,
  minor,
});

const formats = {
  email: new Memory((text: string) => formatIn(text, 'email'), REMEMBERED),
  uri: new Memory((text: string) => formatIn(text, 'uri'), REMEMBERED),
  other: new Memory((text: string) => formatIn(text, 'other'), REMEMBERED),
};

/** A format that a text prescribes, or null. */
export function formatTold(text: string, name: string): Told | null {
  return formats[kinds.of(name).holds].of(text);
}

function formatIn(text: string, holds: Kind['holds']): Told | null {
  const plain = text.replace(EXAMPLE, ' ').trim();
  if (ALTERNATIVES.test(plain)) return null;
  const timed = /\btime\b|HH|timestamp|hours?\b/i.test(plain);
  const day = DAY.exec(plain) ?? ISO_DAY.exec(plain);
  if (day && !timed) return format('date', day[0]);
  const moment = MOMENT.exec(plain);
  if (moment && !/\b(?:duration|interval|week|date only)\b/i.test(plain))
    return format(/\bdate\b(?!-?time| ?time)/i.test(plain) && !timed ? 'date' : 'date-time', moment[0]);
  const other = OTHER_DATE.exec(plain);
  if (other && !moment && !day) {
    const pattern = other[0].replace(/[A-Z]+/g, (letters) => `[0-9]{${letters.length}}`).replace(/\./g, '[.]');
    return { wording: other[0], fragment: `"pattern": "^${pattern}$"`, minor: false };
  }
  const short = plain.split(/\s+/).length <= 8;
  const email = /\be-?mail(?: address)?\b(?!e?s)/i.exec(plain);
  if (email && holds === 'email' && (short || /address/i.test(email[0]))) return format('email', email[0]);
  const uri = /\b(?:URL|URI|web address)\b/i.exec(plain);
  if (uri && holds === 'uri' && (short || uri.index < 20)) return format('uri', uri[0], true);
  const uuid = /\b(?:a|valid|as|in) UUID\b|\bUUID (?:of|format)\b/.exec(plain);
  if (uuid) return format('uuid', 'UUID');
  const ip = /\bIPv([46]) address\b/i.exec(plain);
  return ip ? format(`ipv${ip[1]}`, ip[0]) : null;
}

const NUMBER = '(-?\\d{1,9}(?:[.,]\\d{1,6})?)';
const BETWEEN = new RegExp(
  `\\b(?:between|from|range(?: of)?|rating|scale|score|percent(?:age)?|limit|zwischen|von|entre|de|tra|da|от|между) ?(?:of|from|is)? ?:? ?\\[?\\(?${NUMBER} ?%?(?: \\([^()]{0,40}\\))? ?(?:and|to|-|–|~|～|und|bis|et|à|y|a|e|и|до|,) ?${NUMBER}\\b|[([]${NUMBER} ?(?:-|–|to|\\.\\.) ?${NUMBER}[)\\],]|${NUMBER} ?(?:到|至|~|～|から) ?${NUMBER}`,
  'i',
);
/** The whole text is a range, or nearly. */
const ONLY = new RegExp(`^\\D{0,20}${NUMBER} ?(?:-|–|to|\\.\\.|~) ?${NUMBER}\\D{0,20}$`, 'i');
const MAX = new RegExp(
  `\\b(?:max(?:imum)?\\.?(?: of| is| value| number)?|at most|up to|no more than|höchstens|maximal|bis zu|au plus|máximo|massimo|не более)(?::|=)? ?${NUMBER}\\b|(?:最大|最多) ?${NUMBER}|<= ?${NUMBER}`,
  'i',
);
const MIN = new RegExp(
  `\\b(?:min(?:imum)?\\.?(?: of| is| value)?|at least|no less than|mindestens|au moins|mínimo|minimo|не менее)(?::|=)? ?${NUMBER}\\b|(?:最小|至少) ?${NUMBER}|>= ?${NUMBER}`,
  'i',
);
const POSITIVE = /\b(?:must be|a|only) positive\b|\bpositive (?:number|integer)s?\b|\b(?:non-?negative|greater than (?:zero|0))\b/i;

/** Bounds that a text tells and the schema lacks, or null. */
export function rangeTold(text: string, known: { min: boolean; max: boolean }): Told | null {
  const plain = text.replace(EXAMPLE, ' ').trim();
  const both = BETWEEN.exec(plain) ?? ONLY.exec(plain);
  const max = both ? null : MAX.exec(plain);
  const min = both ? null : MIN.exec(plain);
  const groups = (match: RegExpExecArray | null): string[] => (match ? match.slice(1).filter((g) => g !== undefined) : []);
  const [low, high] = both ? groups(both) : [groups(min)[0], groups(max)[0]];
  const value = (s: string): number => Number(s.replace(',', ''));
  if (low !== undefined && high !== undefined && !(value(low) < value(high))) return null;
  const parts: string[] = [];
  if (low !== undefined && !known.min) parts.push(`"minimum": ${value(low)}`);
  if (high !== undefined && !known.max) parts.push(`"maximum": ${value(high)}`);
  const positive = low === undefined && !known.min ? POSITIVE.exec(plain) : null;
  if (positive) parts.unshift(/non-?negative/i.test(positive[0]) ? '"minimum": 0' : '"exclusiveMinimum": 0');
  if (parts.length === 0) return null;
  const wording = (both ?? max ?? min ?? positive)![0].trim().replace(/^[([]|[)\],]$/g, '');
  return { wording, fragment: parts.join(', '), minor: high === undefined || known.max };
}
