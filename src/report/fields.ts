import { isObject, type Json, type JsonObject, own } from '../model/json.ts';
import { grouped } from '../model/words.ts';
import { checksum } from './numbers.ts';

/** A parameter or field as a line of words: what it is, whether it must be given, every further keyword, then its text. */
export interface Field {
  /** Where it stands, as a person would write it; empty for the schema itself. */
  at: string;
  words: string[];
  text: string;
}

/** Levels that are laid out; what is deeper is shown as JSON. */
const DEEPEST = 60;
const LAID_OUT = new Set(['type', 'description', 'properties', 'items', 'prefixItems', 'required', '$schema']);
const BRANCHES = ['anyOf', 'oneOf', 'allOf'];
const DEFINITIONS = ['$defs', 'definitions'];
/** UTF-16 units of branches up to which they are told in the line itself. */
const SHORT = 80;

/** A schema as its fields, from the outside in: nothing of it is left out. */
export function fields(schema: Json): Field[] {
  const out: Field[] = [];
  walk(schema, '', false, 0, out);
  return out;
}

function walk(schema: Json, at: string, must: boolean, depth: number, out: Field[]): void {
  const given = must ? ['required'] : [];
  if (!isObject(schema) || depth > DEEPEST) {
    out.push({ at, words: [brief(schema), ...given], text: '' });
    return;
  }
  const below: (() => void)[] = [];
  const into = (child: Json, where: string, required = false): void => {
    below.push(() => walk(child, where, required, depth + 1, out));
  };
  const told = inside(schema, at, into);
  const type = own(schema, 'type');
  const root = at === '' && type === 'object';
  const description = own(schema, 'description');
  const rest = Object.entries(schema).filter(([key, value]) => !told.has(key) && !(key === 'description' && typeof value !== 'string'));
  const kind =
    type === undefined || root
      ? []
      : [
          [type]
            .flat()
            .map((t) => (typeof t === 'string' ? t : brief(t)))
            .join(' or '),
        ];
  const words = [...kind, ...given, ...rest.filter(([key]) => !LAID_OUT.has(key)).map(([key, value]) => `${key} ${brief(value)}`)];
  const text = typeof description === 'string' ? description : '';
  // Of what holds others and says nothing itself, the others are told.
  if (words.length > 0 || text !== '' || (at !== '' && below.length === 0)) out.push({ at, words, text });
  for (const go of below) go();
}

/** Hands on the schemas inside of one, and gives the keywords that hold them. */
function inside(schema: JsonObject, at: string, into: (child: Json, where: string, required?: boolean) => void): Set<string> {
  const told = new Set<string>();
  const dot = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const required = own(schema, 'required');
  const must = new Set(Array.isArray(required) ? required : []);
  const properties = own(schema, 'properties');
  if (isObject(properties)) for (const [name, child] of Object.entries(properties)) into(child, dot(name), must.has(name));
  const items = own(schema, 'items');
  if (isObject(items)) into(items, `${at}[]`);
  for (const key of ['items', 'prefixItems']) {
    const list = own(schema, key);
    if (Array.isArray(list)) list.forEach((child, i) => void into(child, `${at}[${i}]`));
  }
  for (const key of ['additionalProperties', 'unevaluatedProperties', 'patternProperties', ...DEFINITIONS]) {
    const value = own(schema, key);
    if (!isObject(value)) continue;
    told.add(key);
    if (key.endsWith('edProperties') || key === 'additionalProperties') into(value, dot('*'));
    else
      for (const [name, child] of Object.entries(value))
        into(child, key === 'patternProperties' ? dot(`/${name}/`) : dot(`${key}.${name}`));
  }
  for (const key of BRANCHES) {
    const list = own(schema, key);
    if (!Array.isArray(list) || brief(list).length <= SHORT) continue;
    told.add(key);
    list.forEach((child, i) => void into(child, `${at}${at === '' ? '' : ' '}(${key} ${i + 1})`));
  }
  return told;
}

/** The field in one line. */
export const fieldLine = ({ at, words, text }: Field, whole: string): string =>
  `${at === '' ? whole : at}${words.length ? ` (${words.join(', ')})` : ''}${text === '' ? '' : `: ${text}`}`;

/** Base64 of a picture says nothing to a reader; how much of it there is does. */
const PICTURE = /(data:[\w.+-]{1,40}\/[\w.+-]{1,60};base64,)([A-Za-z0-9+/=]{60,})/g;

/** A value as JSON in one line, with spaces at which it can be wrapped, and embedded pictures counted and told apart. */
export const brief = (value: Json): string =>
  (JSON.stringify(value, null, 1) ?? '')
    .replace(/\n\s*/g, ' ')
    .replace(PICTURE, (_, head: string, data: string) => `${head}[${grouped(data.length)} characters, checksum ${checksum(data)}]`);
