import type { Change } from '../model/change.ts';
import { isObject, type Json, own, steps } from '../model/json.ts';
import { type Entry, of } from './entry.ts';

/** Listed values told by name; of more, that they changed. */
const VALUES = 8;
/** UTF-16 units of a value that stands in a line. */
const SHORT = 60;

/** The way to what changed in a schema: the parameter or field as a person would write it, and what is left of the pointer. */
interface Way {
  input: boolean;
  at: string;
  /** Whether it leads through one of several forms. */
  form: boolean;
  end: string[];
}

/**
 * What became of the input or the result of a tool, where it can be said in a line: what must be given, types, listed values, bounds,
 * defaults, what is not named. Null where only the part can be told.
 */
export function insideEntries(change: Change, isWhole: (parameter: Json) => boolean): Entry[] | null {
  const way = wayOf(change);
  if (way === null) return null;
  const { input, at, form, end } = way;
  const { name, before, after, meta } = change;
  const op = meta?.op;
  const evidence = { name, at };
  const thing = `${input ? 'parameter {at}' : 'field {at} of the result'}${form ? ', in one of its forms,' : ''}`;
  const [keyword] = end;
  if (end.length === 0) {
    if (at === '') return wholeSchema(change, input);
    if (meta?.renamedTo !== undefined) return [of('Changed', `{name}: ${thing} is now called {to}`, { ...evidence, to: meta.renamedTo })];
    if (op === 'keywords')
      return [of('Changed', `{name}: ${thing} ${typed(before, after, input, meta?.effect)}`, { ...evidence, ...types(before, after) })];
    const must = input && op === 'add' && (meta?.effect === 'narrowed' || meta?.effect === 'changed') ? ', which must be given' : '';
    return op === 'add' || op === 'remove' ? [of(op === 'add' ? 'Added' : 'Removed', `{name}: ${thing}${must}`, evidence)] : null;
  }
  if (at === '' && !PLAIN.has(keyword!))
    return DEFINITIONS.has(keyword!)
      ? null
      : [of('Changed', `{name}: {keyword} of the ${input ? 'arguments' : 'result'}`, { name, keyword: keyword! })];
  if (end.length > 1) return [of('Changed', `{name}: {keyword} of ${thing}`, { ...evidence, keyword: end.join('/') })];
  if (keyword === 'required') return required(change, way, isWhole);
  if (keyword === 'additionalProperties' && meta?.effect !== 'unknown' && meta?.effect !== 'changed') {
    const refuses = meta?.effect === 'narrowed';
    if (!input)
      return [
        of(
          'Changed',
          `{name}: ${at === '' ? 'the result' : thing} ${refuses ? 'holds only what is named' : 'may hold more than is named'}`,
          evidence,
        ),
      ];
    if (at === '') return [of('Changed', `{name} ${unnamed(meta?.effect)}`, { name })];
    return [of('Changed', `{name}: ${thing} ${refuses ? 'refuses' : 'accepts'} what it does not name`, evidence)];
  }
  if (keyword === 'default') {
    const words =
      op === 'remove'
        ? 'has no default any more, where it had {before}'
        : op === 'add'
          ? 'defaults to {after}'
          : 'defaults to {after}, where it was {before}';
    return [of('Changed', `{name}: ${thing} ${words}`, { ...evidence, before: asIs(before), after: asIs(after) })];
  }
  if (keyword === 'enum' && Array.isArray(before) && Array.isArray(after)) {
    const [lost, gained] = [without(before, after), without(after, before)];
    if (lost.length + gained.length > VALUES) return [of('Changed', `{name}: the listed values of ${thing}`, evidence)];
    return [
      ...(lost.length
        ? [of('Removed', `{name}: ${thing} ${input ? 'no longer takes' : 'is no longer'} {lost}`, { ...evidence, lost })]
        : []),
      ...(gained.length
        ? [of('Added', `{name}: ${thing} ${input ? 'takes {gained} as well' : 'may be {gained}'}`, { ...evidence, gained })]
        : []),
    ];
  }
  const listed = op === 'add' ? after : before;
  if (keyword === 'enum' && (op === 'add' || op === 'remove') && Array.isArray(listed) && listed.length <= VALUES) {
    const [only, more] = input
      ? ['takes only {after} now', 'takes more than {before} now']
      : ['is only {after} now', 'may be more than {before} now'];
    return [of('Changed', `{name}: ${thing} ${op === 'add' ? only : more}`, { ...evidence, before, after })];
  }
  if (keyword === 'type')
    return [
      of('Changed', `{name}: ${thing} ${typed({ type: before }, { type: after }, input, meta?.effect)}`, {
        ...evidence,
        ...types({ type: before }, { type: after }),
      }),
    ];
  if (keyword === 'deprecated' && (after === true || before === true))
    return [of('Changed', `{name}: ${thing} is ${after === true ? 'deprecated' : 'no longer deprecated'}`, evidence)];
  const told = { ...evidence, keyword: keyword!, before: asIs(before), after: asIs(after) };
  if (!short(before) || !short(after)) return [of('Changed', `{name}: {keyword} of ${thing}`, told)];
  const words =
    op === 'add'
      ? 'has {keyword} {after} now'
      : op === 'remove'
        ? 'has no {keyword} any more, where it was {before}'
        : 'has {keyword} {after}, where it was {before}';
  return [of('Changed', `{name}: ${thing} ${words}`, told)];
}

/** Keywords of the whole that have sentences of their own, and those that hold what is meant elsewhere. */
const PLAIN = new Set(['required', 'additionalProperties']);
const DEFINITIONS = new Set(['$defs', 'definitions']);

function wayOf({ kind, target, pointer }: Change): Way | null {
  const [root, ...path] = steps(pointer);
  if (kind !== 'schema-changed' || target !== 'tool' || (root !== 'inputSchema' && root !== 'outputSchema')) return null;
  let at = '';
  let form = false;
  const last = path.lastIndexOf('properties');
  let i = 0;
  for (; i < path.length; i++) {
    const [key, next] = [path[i]!, path[i + 1]];
    if (key === 'properties' && next !== undefined) {
      at += at === '' ? next : `.${next}`;
      i++;
    } else if ((key === 'items' || key === 'prefixItems') && at !== '') {
      if (/^\d+$/.test(next ?? '')) i++;
      at += '[]';
    } else if (i < last && (key === 'anyOf' || key === 'oneOf' || key === 'allOf') && /^\d+$/.test(next ?? '')) {
      form ||= key !== 'allOf';
      i++;
    } else break;
  }
  return { input: root === 'inputSchema', at, form, end: path.slice(i) };
}

function wholeSchema({ name, meta }: Change, input: boolean): Entry[] | null {
  if (meta?.op === 'keywords' || input) return null;
  if (meta?.op === 'add') return [of('Added', '{name}: the schema of its result', { name })];
  return meta?.op === 'remove' ? [of('Removed', '{name}: the schema of its result', { name })] : null;
}

/** What must be given, or is always there, and what no longer. */
function required({ name, before, after }: Change, { input, at }: Way, isWhole: (parameter: Json) => boolean): Entry[] {
  const named = (list: Json[]): Json[] =>
    list.filter((p) => at !== '' || !input || !isWhole(p)).map((p) => (at === '' || typeof p !== 'string' ? p : `${at}.${p}`));
  const [now, free] = [named(without(after, before)), named(without(before, after))];
  const [must, may] = input
    ? ['must be given now', 'may be left out now']
    : ['cannot be missing from the result now', 'may be missing from the result now'];
  return [
    ...(now.length ? [of('Changed', `{name}: {parameters} ${must}`, { name, parameters: now })] : []),
    ...(free.length ? [of('Changed', `{name}: {parameters} ${may}`, { name, parameters: free })] : []),
  ];
}

/** What became of the type, in words. */
function typed(before: Json, after: Json, input: boolean, effect: Json | undefined): string {
  const { was, is } = types(before, after);
  if (was !== '' && is !== '' && was !== is) return input ? 'takes {is}, where it took {was}' : 'is {is}, where it was {was}';
  const [less, more] = input ? ['takes less', 'takes more'] : ['is less', 'may be more'];
  return effect === 'narrowed' ? less! : effect === 'widened' ? more! : input ? 'takes something else' : 'is something else';
}

const types = (before: Json, after: Json): { was: string; is: string } => ({ was: typeOf(before), is: typeOf(after) });

/** The types a schema names, by itself or in its alternatives; empty where it does not say. */
function typeOf(schema: Json): string {
  const type = own(schema, 'type');
  const list = [type].flat().filter((t): t is string => typeof t === 'string');
  if (list.length > 0) return list.join(' or ');
  for (const key of ['anyOf', 'oneOf']) {
    const forms = own(schema, key);
    if (!Array.isArray(forms)) continue;
    const all = forms.map((form) => (own(form, 'anyOf') === undefined && own(form, 'oneOf') === undefined ? typeOf(form) : ''));
    return all.every((t) => t !== '') ? [...new Set(all)].join(' or ') : '';
  }
  return '';
}

/** A number as it is written: a port is no amount. */
const asIs = (value: Json): Json => (typeof value === 'number' ? String(value) : value);

const short = (value: Json): boolean => !isObject(value) && (JSON.stringify(value) ?? '').length <= SHORT;

/** What became of arguments that a schema does not name, of one tool or of several. */
export const unnamed = (effect: Json | undefined, many = false): string =>
  `${effect === 'narrowed' ? 'refuse' : 'accept'}${many ? '' : 's'} arguments that ${many ? 'they do' : 'it does'} not name`;

/** Entries of a list that another has not. */
export function without(list: Json, other: Json): Json[] {
  const known = new Set((Array.isArray(other) ? other : []).map((v) => JSON.stringify(v)));
  return (Array.isArray(list) ? list : []).filter((v) => !known.has(JSON.stringify(v)));
}

/** What became of the arguments of a prompt that are known by their names. */
export function argumentEntries({ name, before, after, meta }: Change): Entry[] | null {
  const names = meta?.names;
  if (!isObject(names)) return null;
  const list = (key: string): Json[] => {
    const found = own(names, key);
    return Array.isArray(found) ? found : [];
  };
  const must = (side: Json, argument: Json): boolean =>
    Array.isArray(side) && side.some((one) => own(one, 'name') === argument && own(one, 'required') === true);
  const [come, gone, changed] = [list('come'), list('gone'), list('changed')];
  const now = changed.filter((a) => must(after, a) && !must(before, a));
  const free = changed.filter((a) => !must(after, a) && must(before, a));
  const rest = changed.filter((a) => !now.includes(a) && !free.includes(a));
  const tell = (section: Entry['section'], words: string, of_: Json[]): Entry[] =>
    of_.length ? [of(section, `prompt {name}: ${words}`, { name, arguments: of_ })] : [];
  const entries = [
    ...tell('Removed', 'argument {arguments}', gone),
    ...tell('Changed', '{arguments} must be given now', now),
    ...tell('Changed', '{arguments} may be left out now', free),
    ...tell('Changed', 'what is said of {arguments}', rest),
    ...tell(
      'Added',
      'argument {arguments}, which must be given',
      come.filter((a) => must(after, a)),
    ),
    ...tell(
      'Added',
      'argument {arguments}',
      come.filter((a) => !must(after, a)),
    ),
  ];
  return entries.length > 0 ? entries : null;
}
