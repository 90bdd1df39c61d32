/** From an example to the end of its bracket or sentence: what stands there is one value of many, no rule. */
const EXAMPLE =
  /\b(?:e\.g\.|eg\.|for example|for instance|such as|like|examples?:?|z\. ?B\.|par exemple|por ejemplo|ad esempio|por exemplo|including)[^.)\]\n]*|(?:例如|比如|例えば|예:|например)[^。)\n]*/gi;
/** An open list is no fixed set. */
const OPEN =
  /\b(?:etc|and so on|or any|any other|or other|or custom|among others|or comma|comma.separated|or a |or an |or the |or leave|wildcards?|default values?)\b|\.\.\.|…/i;
const LEAD =
  '(?:\\b(?:one of|either|must be|can be|may be|should be|is|are|allowed(?: values?)?|valid(?: values?)?|possible(?: values?)?|accepted(?: values?)?|supported(?: values?)?|available(?: values?)?|values?|options?|choices?|choose|filter by|status|state|type|mode|order|direction|eines von|un de|uno de|uno di|um de)|可选值|取值|値は|один из)';
const QUOTED = new RegExp(
  `${LEAD}[^"'\`“\\n.]{0,40}?[:( ]*((?:["'\`“][\\w.-]{1,40}["'\`”](?: ?\\([^()]{0,80}\\))?(?:,? (?:or|and|oder|ou|o) |, ?| ?\\| ?| ?/ ?|$|[.;)\\]]|(?= ))){2,30})`,
  'i',
);
const BARE =
  /\b(?:one of|either|allowed values?|valid values?|possible values?|accepted values?|options(?: are)?|values)(?: are| is)?:? *\(?((?:[a-zA-Z][\w-]{0,30}(?:, (?:or |and )?| or |\||\/)){1,29}[a-zA-Z][\w-]{0,30})\)?(?=[.;)\n]|$)/i;
const PIPED = /[(:] ?([a-zA-Z][\w-]{0,30}(?:\|[a-zA-Z][\w-]{0,30}){1,20})\)?(?=[\s.;,)]|$)/;
const MOST = 30;

/** The values of a fixed set that a text lists, or null. An example is none. */
export function setTold(text: string): string[] | null {
  const plain = text.replace(EXAMPLE, ' ');
  const quoted = QUOTED.exec(plain);
  if (quoted && !OPEN.test(sentenceOf(plain, quoted.index, quoted[0].length)))
    return distinct([...quoted[1]!.matchAll(/["'`“]([\w.-]{1,40})["'`”]/g)].map((m) => m[1]!));
  const bare = BARE.exec(plain) ?? PIPED.exec(plain);
  if (!bare || OPEN.test(sentenceOf(plain, bare.index, bare[0].length))) return null;
  return distinct(bare[1]!.split(/, (?:or |and )?| or |\||\//));
}

const distinct = (values: string[]): string[] | null => {
  const set = [...new Set(values.map((v) => v.trim()).filter(Boolean))].slice(0, MOST);
  return set.length >= 2 ? set : null;
};

const sentenceOf = (text: string, at: number, length: number): string => {
  const end = text.slice(at + length).search(/[.;\n]/);
  return text.slice(Math.max(0, at - 20), end < 0 ? undefined : at + length + end + 4);
};

/** Other forms are welcome too: no format fits them all. */
const ALTERNATIVES =
  /\b(?:or|either|relative|natural language|oder|ou|comma|separated|list of|template|glob|pattern|wildcard|optional time)\b|或|または/i;

/** A format that a text prescribes, or null. */
export function formatTold(text: string, name: string): { format: string; wording: string } | null {
  const plain = text.replace(EXAMPLE, ' ');
  if (ALTERNATIVES.test(plain)) return null;
  const moment = /\b(?:ISO[ -]?8601(?: (?:timestamp|date-?time|format|string))?|RFC[ -]?3339|YYYY-MM-DDTHH:MM(?::SS)?\S{0,6})/i.exec(plain);
  const day = /\b(?:YYYY-MM-DD(?!T| HH)|ISO[ -]?8601 date\b(?! ?-?time))/i.exec(plain);
  if (day && !/\btime\b|HH|timestamp/i.test(plain)) return { format: 'date', wording: day[0] };
  if (moment && !/\bduration|interval|week\b/i.test(plain) && !/\bdate only\b/i.test(plain)) {
    return /\bdate\b(?!-?time| ?time)/i.test(plain) && !/time|timestamp/i.test(plain)
      ? { format: 'date', wording: moment[0] }
      : { format: 'date-time', wording: moment[0] };
  }
  const last = name.toLowerCase();
  const email = /\be-?mail address\b(?!es)/i.exec(plain);
  if (email && /e_?mail/.test(last) && !last.endsWith('s')) return { format: 'email', wording: email[0] };
  const uri = /^(?:the |a |full |absolute |complete )*(?:https? )?(?:URL|URI|web address)\b/i.exec(plain.trim());
  if (uri && /(?:url|uri)$/.test(last)) return { format: 'uri', wording: uri[0] };
  const uuid = /\b(?:a|valid|as|in) UUID\b|\bUUID (?:of|format)\b/.exec(plain);
  if (uuid) return { format: 'uuid', wording: uuid[0] };
  return null;
}

const NUMBER = '(-?\\d{1,9}(?:[.,]\\d{1,6})?)';
const BETWEEN = new RegExp(
  `\\b(?:between|from|range(?: of)?|zwischen|entre|tra|между) ?:? ?\\[?\\(?${NUMBER} ?(?:and|to|-|–|und|et|y|e|и|,) ?${NUMBER}\\b|[([]${NUMBER} ?(?:-|–|to|\\.\\.) ?${NUMBER}[)\\],]`,
  'i',
);
const MAX = new RegExp(
  `\\b(?:max(?:imum)?(?: of| is| value| number)?|at most|up to|no more than|höchstens|maximal|au plus|máximo|massimo|最大|最多)(?::|=)? ?${NUMBER}\\b`,
  'i',
);
const MIN = new RegExp(
  `\\b(?:min(?:imum)?(?: of| is| value)?|at least|no less than|mindestens|au moins|mínimo|minimo)(?::|=)? ?${NUMBER}\\b`,
  'i',
);

/** Bounds that a text tells and the schema lacks, or null. */
export function rangeTold(
  text: string,
  known: { min: boolean; max: boolean },
): { wording: string; fragment: string; lower: boolean } | null {
  const plain = text.replace(EXAMPLE, ' ');
  const both = BETWEEN.exec(plain);
  const [low, high] = both ? [both[1] ?? both[3]!, both[2] ?? both[4]!] : [MIN.exec(plain)?.[1], MAX.exec(plain)?.[1]];
  const parts: string[] = [];
  const value = (s: string): number => Number(s.replace(',', ''));
  if (low !== undefined && high !== undefined && !(value(low) < value(high))) return null;
  if (low !== undefined && !known.min) parts.push(`"minimum": ${value(low)}`);
  if (high !== undefined && !known.max) parts.push(`"maximum": ${value(high)}`);
  if (parts.length === 0) return null;
  const wording = (both ?? MAX.exec(plain) ?? MIN.exec(plain))![0];
  return { wording: wording.replace(/^[([]|[)\],]$/g, ''), fragment: parts.join(', '), lower: high === undefined };
}
