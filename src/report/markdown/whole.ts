import type { Change } from '../../model/change.ts';
import { isObject, type Json, own } from '../../model/json.ts';
import { brief, fieldLine, fields } from '../fields.ts';
import { diffText, type Line, textLines } from '../lines.ts';
import { number } from '../numbers.ts';
import { code, fence } from '../safe.ts';
import { compact, linesOf } from '../shown.ts';
import { names } from './inline.ts';

/** A thing that is on one side only: of a new one all that it says, of one that went its description and the names of its parameters. */
export function whole({ kind, target, before, after, meta }: Change, limit: number): string {
  const come = kind.endsWith('-added');
  const value = come ? after : before;
  const description = own(value, 'description');
  const properties = own(own(value, 'inputSchema'), 'properties');
  const parameters = isObject(properties) ? Object.keys(properties) : [];
  const told = `${come ? 'New' : 'Removed'}${parameters.length ? `, with the parameters ${names(parameters, 12)}` : ''}.${come ? kinship(meta) : ''}`;
  const text = typeof description === 'string' ? description : '';
  const silent = text === '' && (target === 'tool' || target === 'prompt') ? ' It has no description.' : '';
  const lines = come ? [...linesOf(null, text), ...rest(value)] : linesOf(text, null);
  return lines.length === 0 ? `${told}${silent}` : `${told}${silent}\n\n${fence(diffText(lines, limit), 'diff')}`;
}

/** What a new tool has to do with an old one. */
function kinship(meta: Change['meta']): string {
  const of = (key: string): string | undefined => (typeof meta?.[key] === 'string' ? code(meta[key], 128) : undefined);
  const [alias, formerly, place] = [of('aliasOf'), of('formerly'), of('inPlaceOf')];
  if (alias !== undefined) return ` ${alias} is kept and does the same.`;
  if (formerly !== undefined) return ` It is what ${formerly} was, which does something else now.`;
  return place === undefined ? '' : ` It looks like what replaces ${place}.`;
}

const BEFORE_REST = new Set(['name', 'description', 'inputSchema', 'outputSchema', 'annotations', 'arguments']);

/** What a new thing says beside its description. */
function rest(value: Json): Line[] {
  if (!isObject(value)) return [];
  const under = (title: string, texts: readonly string[]): Line[] =>
    texts.length === 0 ? [] : [{ mark: '@', text: title }, ...texts.flatMap((text) => textLines('+', text))];
  const schema = (key: string, title: string, itself: string): Line[] =>
    value[key] === undefined
      ? []
      : under(
          title,
          fields(value[key]).map((f) => fieldLine(f, itself)),
        );
  const pairs = (of: Json | undefined): string[] => (isObject(of) ? Object.entries(of).map(([k, v]) => `${k} ${brief(v)}`) : []);
  const list = own(value, 'arguments');
  return [
    ...schema('inputSchema', 'parameters', 'arguments'),
    ...under('arguments', Array.isArray(list) ? list.map(argumentLine) : []),
    ...schema('outputSchema', 'result', 'result'),
    ...under('hints', pairs(own(value, 'annotations'))),
    ...under(
      'further',
      Object.entries(value)
        .filter(
          ([key, v]) => !BEFORE_REST.has(key) || (key === 'annotations' && !isObject(v)) || (key === 'arguments' && !Array.isArray(v)),
        )
        .map(([key, v]) => `${key} ${brief(v)}`),
    ),
  ];
}

/** An argument of a prompt in one line. */
function argumentLine(argument: Json): string {
  const name = own(argument, 'name');
  if (!isObject(argument) || typeof name !== 'string') return brief(argument);
  const { name: _, description, required, ...more } = argument;
  const words = [
    ...(required === true ? ['required'] : required === undefined || required === false ? [] : [`required ${brief(required)}`]),
    ...Object.entries(more).map(([key, v]) => `${key} ${brief(v)}`),
  ];
  const text = description === undefined ? '' : typeof description === 'string' ? description : brief(description);
  return fieldLine({ at: name, words, text }, name);
}

/** What became of the arguments of a prompt: names first, then what each says now and said before. */
export function becameOf({ before, after, meta }: Change, limit: number): string {
  const of = meta?.names ?? null;
  const told = (
    [
      ['new', 'come'],
      ['gone', 'gone'],
      ['changed', 'changed'],
    ] as const
  ).flatMap(([word, key]) => {
    const list = own(of, key);
    return Array.isArray(list) && list.length ? [`${word} ${names(list.map(String), 12)}`] : [];
  });
  if (told.length === 0) return 'in another order';
  const [b, a] = [before, after].map(
    (list) => new Map((Array.isArray(list) ? list : []).map((one) => [String(own(one, 'name')), argumentLine(one)])),
  );
  const lines = [...new Set([...b!.keys(), ...a!.keys()])].flatMap((name): Line[] => {
    const [was, is] = [b!.get(name), a!.get(name)];
    if (was === is) return [];
    return [...(was === undefined ? [] : textLines('-', was)), ...(is === undefined ? [] : textLines('+', is))];
  });
  return `${told.join('; ')}\n\n${fence(diffText(lines, limit), 'diff')}`;
}

/** UTF-16 units of a schema beyond which its fields are told instead of its JSON. */
const LONG_SCHEMA = 300;

/** A schema that came or went as a whole: its size and its fields; null for a short one. */
export function newSchema(schema: Json, mark: '+' | '-', limit: number): string | null {
  const length = compact(schema).length;
  if (length <= LONG_SCHEMA) return null;
  const properties = own(schema, 'properties');
  const named = isObject(properties) && Object.keys(properties).length ? `, with the fields ${names(Object.keys(properties), 12)}` : '';
  // That every object in it is closed is said a hundred times by generated schemas and tells a reader nothing.
  const open = fields(schema).map((f) => ({ ...f, words: f.words.filter((word) => word !== 'additionalProperties false') }));
  const lines = open
    .filter((f) => f.at !== '' || f.words.length > 0 || f.text !== '')
    .flatMap((f) => textLines(mark, fieldLine(f, 'the whole')));
  return `${number(length)} characters${named}.\n\n${fence(diffText(lines, limit), 'diff')}`;
}
