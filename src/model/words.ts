import type { Evidence } from './finding.ts';
import type { Json } from './json.ts';

/** A piece of a rule's sentence: our own words, or a foreign value that every output must make inert. */
export type Part = { text: string } | { value: string };

/** `{key}`, or `{key:value=words|*=words}`: our own words by what the value is, so that none of them has to come as a foreign value. */
const PLACE = /\{([a-zA-Z][a-zA-Z0-9]*)(?::([^{}]*))?\}/g;

/**
 * Splits a template such as `{tool} lost {count} {count:1=parameter|*=parameters}` into our words and the evidence's values.
 * A value that is empty is shown as such: a sentence has no holes.
 */
export function parts(template: string, evidence: Evidence, name: string | null): Part[] {
  const out: Part[] = [];
  const say = (value: Json, choices: ReadonlyMap<string, string> | undefined): void => {
    const words = choices?.get(String(value)) ?? choices?.get('*');
    if (words !== undefined) {
      if (words !== '') out.push({ text: words });
    } else if (typeof value === 'number') out.push({ text: grouped(value) });
    else out.push({ value: show(value) });
  };
  const { places, rest } = splitOf(template);
  for (const { before, key, choices } of places) {
    if (before !== '') out.push({ text: before });
    const value = key === 'tool' ? (name ?? 'the server') : Object.hasOwn(evidence, key) ? evidence[key] : undefined;
    if (key === 'tool' && name === null) out.push({ text: 'the server' });
    else if (Array.isArray(value)) {
      if (value.length === 0) out.push({ text: 'none' });
      for (const [i, v] of value.entries()) {
        if (i) out.push({ text: ', ' });
        say(typeof v === 'number' ? String(v) : v, choices);
      }
    } else if (value !== undefined) say(value, choices);
  }
  if (rest !== '') out.push({ text: rest });
  return out;
}

interface Split {
  /** The places for values, each with the words before it. */
  places: { before: string; key: string; choices: ReadonlyMap<string, string> | undefined }[];
  /** The words behind the last one. */
  rest: string;
}
const known = new Map<string, Split>();
const MOST_KNOWN = 2_000;

/** A template taken apart, once: there are about as many as rules have sentences. */
function splitOf(template: string): Split {
  let split = known.get(template);
  if (!split) {
    split = { places: [], rest: '' };
    let from = 0;
    for (const match of template.matchAll(PLACE)) {
      const choices = match[2] === undefined ? undefined : choicesOf(match[2]);
      split.places.push({ before: template.slice(from, match.index), key: match[1]!, choices });
      from = match.index + match[0].length;
    }
    split.rest = template.slice(from);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(template, split);
  }
  return split;
}

const choicesOf = (source: string): ReadonlyMap<string, string> =>
  new Map(source.split('|').map((c): [string, string] => [c.slice(0, c.indexOf('=')), c.slice(c.indexOf('=') + 1)]));

/** A number with its thousands apart, `1,234`: as `toLocaleString('en-US')` says it, which takes as long to load as all of a small review. */
export const grouped = (n: number): string =>
  Number.isSafeInteger(n) && !Object.is(n, -0) ? String(n).replace(/\B(?=(?:\d{3})+$)/g, ',') : n.toLocaleString('en-US');

/** `1 byte`, `2 bytes`: the place of a number with the word that goes with it. */
export const counted = (key: string, one: string, many = `${one}s`): string => `{${key}} {${key}:1=${one}|*=${many}}`;

/** The place of a value that is one of these words of our own. */
export const oneOf = (key: string, words: readonly string[]): string => `{${key}:${words.map((w) => `${w}=${w}`).join('|')}}`;

/** The sentence as plain text: for the JSON, not for Markdown, HTML or a terminal. */
export function fill(template: string, evidence: Evidence, name: string | null): string {
  let sentence = '';
  for (const part of parts(template, evidence, name)) sentence += 'text' in part ? part.text : part.value;
  return sentence;
}

const show = (value: Json): string => (typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? ''));
