import type { Change } from '../../model/change.ts';
import { canonical, type Json, own, steps } from '../../model/json.ts';
import { endOf, firstOf, type Rewrites, type Thing } from '../blocks.ts';
import { diffText, textLines } from '../lines.ts';
import { number } from '../numbers.ts';
import { code, fence } from '../safe.ts';
import { compact, linesOf } from '../shown.ts';
import { count, place, targetWord } from '../words.ts';
import { inline, names } from './inline.ts';

/** Rewrites that several things share: once each, then the things. */
export function showShared({ rewrites, names: things }: Rewrites, many: string | null, room: number): string {
  const first = rewrites[0]![0]!;
  const on = many === null ? '' : ` (${code(many)})`;
  if (first.kind.endsWith('-renamed'))
    return `**${count(things.length, targetWord(first.target))} renamed**${on}, all in the same way: ${listed(rewrites[0]!.map(under), 12)}`;
  const head = `**The same in ${count(things.length, targetWord(first.target))}**${on}: ${names(things, 12)}`;
  const each = Math.max(200, Math.min(1500, room / 2 / rewrites.length));
  return [head, ...rewrites.map((places) => repeated(places, things.length, each))].join('\n\n');
}

/** A thing under its new name. */
const under = ({ before, after }: Change): string => `${code(compact(before), 128)} → ${code(compact(after), 128)}`;

/** One rewrite with where it was made: of one thing the places as well, of several only how many there are. */
function repeated(places: readonly Change[], things: number, limit: number): string {
  const first = ofAll(places);
  if (places.every((c) => c.pointer === first.pointer)) return body(first, limit);
  const end = endOf(first.pointer);
  const whole = end === first.pointer;
  if (!whole && things > 1) return body(first, limit, `${code(end)} in ${count(places.length, 'place')}`);
  const spots = places.map((c) => place(c.target, c.pointer.endsWith(`/${end}`) ? c.pointer.slice(0, -end.length - 1) : c.pointer));
  const kinds = new Set(spots.map(([kind]) => (kind !== undefined && 'text' in kind ? kind.text.trim() : '')));
  const kind = kinds.size === 1 && [...kinds].every((k) => k === 'parameter' || k === 'output field') ? [...kinds][0]! : 'place';
  const names = spots.map((spot) =>
    kind === 'place' ? inline(spot) : spot.flatMap((p) => ('value' in p ? code(p.value, 128) : [])).join(', '),
  );
  return body(first, limit, `${whole ? '' : `${code(end)} of `}${count(places.length, kind)} (${listed(names, 6)})`);
}

/** The first of several, with what became of the values only where it is the same of all, or where less is accepted somewhere. */
function ofAll(places: readonly Change[]): Change {
  const first = places[0]!;
  const effects = new Set(places.map((c) => c.meta?.effect));
  if (effects.size === 1) return first;
  const { effect: _, ...meta } = first.meta ?? {};
  const worst = ['narrowed', 'unknown', 'widened'].find((e) => effects.has(e));
  return { ...first, meta: worst === 'narrowed' ? { ...meta, effect: 'narrowed in some' } : meta };
}

const listed = (list: readonly string[], most: number): string =>
  list.slice(0, most).join(', ') + (list.length > most ? ` and ${number(list.length - most)} more` : '');

export function show(thing: Thing, many: string | null, room: number): string {
  const first = firstOf(thing);
  const on = many === null ? '' : ` (${code(many)})`;
  const title =
    first.kind === 'order-changed' ? 'Order of the tools' : first.name === null ? targetWord(first.target) : code(first.name, 128);
  const head = `**${title}**${first.target === 'tool' || first.name === null ? '' : `, ${targetWord(first.target)}`}${on}`;
  const told: ((limit: number) => string)[] = [
    ...joinRenamed(thing.changes).map((c) => (limit: number) => body(c, limit)),
    ...thing.repeated.map((places) => (limit: number) => repeated(places, 1, limit)),
  ];
  const whole = told.map((tell) => tell(LONGEST));
  const limit = share(
    whole.map((t) => t.length),
    Math.min(LONGEST, room / 2),
  );
  return [head, ...told.map((tell, i) => (whole[i]!.length <= limit ? whole[i]! : tell(Math.max(200, limit - 200))))].join('\n\n');
}

/** UTF-16 units of the changes of one thing. */
const LONGEST = 20_000;

/** The length up to which each may go so that all together keep to the total: the short ones stay whole. */
function share(lengths: readonly number[], total: number): number {
  const sorted = [...lengths].sort((a, b) => a - b);
  let left = total;
  for (const [i, length] of sorted.entries()) {
    const each = left / (sorted.length - i);
    if (length > each) return each;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** Words apart, or a script that does not part them: then it is compared as a text. */
const SENTENCE = /[ \p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const short = (value: Json): boolean => compact(value).length <= 60 && !compact(value).includes('\n');

/** A parameter under another name is two records, of which one holds the old value and one the new: told as one. */
function joinRenamed(changes: readonly Change[]): Change[] {
  const parent = (c: Change): string => c.pointer.slice(0, c.pointer.lastIndexOf('/'));
  const old = new Map(
    changes.filter((c) => typeof c.meta?.renamedTo === 'string').map((c) => [JSON.stringify([parent(c), steps(c.pointer).at(-1)]), c]),
  );
  const joined = new Map<Change, Change>();
  for (const c of changes) {
    const from = c.meta?.renamedFrom;
    const was = typeof from === 'string' ? old.get(JSON.stringify([parent(c), from])) : undefined;
    if (was) joined.set(c, was);
  }
  const gone = new Set(joined.values());
  return changes.filter((c) => !gone.has(c)).map((c) => (joined.has(c) ? { ...c, before: joined.get(c)!.before } : c));
}

/** Keywords of which a reader cannot see at once whether they accept more or less now. */
const TELLING = /\/(?:enum|anyOf|oneOf|allOf|\$ref|required|pattern|additionalProperties|unevaluatedProperties|items|prefixItems)$/;
/** Keywords that say nothing of the values, whatever becomes of them. */
const SILENT = /\/(?:\$schema|\$id|\$comment|\$defs\/[^/]*|definitions\/[^/]*|default|examples|deprecated)$/;

/** What a changed schema does to the values it accepts, where its keywords do not say so by themselves. */
function effect({ kind, pointer, meta }: Change): string {
  if (kind !== 'schema-changed' || SILENT.test(pointer)) return '';
  if (meta?.effect === 'equivalent') return ' (other words for the same)';
  if (meta?.effect === 'narrowed in some') return ' (some accept less)';
  if (meta?.op !== 'keywords' && !TELLING.test(pointer)) return '';
  return meta?.effect === 'narrowed' ? ' (accepts less)' : meta?.effect === 'widened' ? ' (accepts more)' : '';
}

function body(change: Change, limit: number, where = inline(place(change.target, change.pointer))): string {
  const { before, after, kind, meta } = change;
  const from = meta?.renamedFrom;
  const sides = `${side(before, meta?.op === 'replace' || meta?.op === 'remove')} → ${side(after, meta?.op === 'replace' || meta?.op === 'add')}`;
  const at = `${where}${typeof from === 'string' ? `, called ${code(from, 128)} before` : ''}${effect(change)}`;
  if (kind.endsWith('-added')) return whole('New', after, '+', limit, kinship(change));
  if (kind.endsWith('-removed')) return whole('Removed', before, '-', limit);
  if (kind.endsWith('-renamed')) return `Renamed from ${code(compact(before), 128)}.`;
  if (kind === 'order-changed') {
    const moved = own(change.meta, 'moved');
    return `${typeof moved === 'number' ? count(moved, 'tool stands', 'tools stand') : 'Tools stand'} elsewhere in the list; nothing in them changed by that.`;
  }
  if (kind === 'annotation-changed') {
    const fallback = HINTS[change.pointer];
    const told = fallback !== undefined && (before === null || after === null) ? ` (default ${fallback})` : '';
    if (short(before) && short(after)) return `${at}: ${sides}${told}`;
  }
  if (short(before) && short(after) && !(typeof before === 'string' && SENTENCE.test(before))) return `${at}: ${sides}`;
  if (typeof meta?.contentOf === 'string') {
    const other = code(meta.contentOf, 128);
    const said = meta.swapped === true ? `This tool and ${other} swapped names` : `This is what ${other} said before`;
    return `${said}. ${at}:\n\n${fence(diffText(linesOf(before, after), limit), 'diff')}`;
  }
  if (meta?.names !== undefined) return `${at}: ${becameOf(meta.names)}`;
  if ((change.pointer === '/outputSchema' || change.pointer === '/inputSchema') && (before === null || after === null)) {
    const told = newSchema(after ?? before, after === null ? '-' : '+', limit);
    if (told !== null) return `${at}: ${after === null ? 'removed' : 'new'}, ${told}`;
  }
  const beside = otherForms(change);
  if (beside) {
    const text = diffText([...linesOf(beside.left, null), ...linesOf(null, beside.come)], limit);
    return `${at}: ${beside.come === null ? 'of its forms, only this one is left; gone is' : 'as before, or'}\n\n${fence(text, 'diff')}`;
  }
  const text = diffText(linesOf(before, after), limit);
  return change.name === null && change.pointer === '' ? fence(text, 'diff') : `${at}:\n\n${fence(text, 'diff')}`;
}

/** Where a schema became one of several forms, as it stood, or the reverse: the other forms. */
function otherForms({ before, after, meta }: Change): { left: Json; come: Json } | undefined {
  if (meta?.op !== 'keywords') return undefined;
  const others = (one: Json, many: Json): Json | undefined => {
    for (const key of ['anyOf', 'oneOf']) {
      const forms = own(many, key);
      if (!Array.isArray(forms) || Object.keys(many as object).length !== 1) continue;
      const rest = forms.filter((form) => canonical(form) !== canonical(one));
      if (rest.length > 0 && rest.length < forms.length) return rest.length === 1 ? rest[0] : rest;
    }
    return undefined;
  };
  const come = others(before, after);
  if (come !== undefined) return { left: null, come };
  const left = others(after, before);
  return left === undefined ? undefined : { left, come: null };
}

/** What a client assumes where a hint is not set. */
const HINTS: Record<string, boolean> = {
  '/annotations/readOnlyHint': false,
  '/annotations/destructiveHint': true,
  '/annotations/idempotentHint': false,
  '/annotations/openWorldHint': true,
};

/** A value on one side; `there` tells null from nothing. */
const side = (value: Json, there: boolean): string => (value === null && !there ? 'not set' : code(compact(value)));

/** What became of entries that are known by their names. */
function becameOf(of: Json): string {
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
  return told.length ? told.join('; ') : 'in another order';
}

/** UTF-16 units of a schema beyond which its names and texts are told instead of all of it. */
const LONG_SCHEMA = 1500;
/** Texts of such a schema. */
const TEXTS = 20;

/** A long schema that came or went as a whole: its size, its fields, and what its texts say; null for a short one. */
function newSchema(schema: Json, mark: '+' | '-', limit: number): string | null {
  const length = compact(schema).length;
  if (length <= LONG_SCHEMA) return null;
  const texts: { at: string; text: string }[] = [];
  const fields = new Set<string>();
  const walk = (value: Json, at: string[], depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 60) return;
    const [text, properties] = [own(value, 'description'), own(value, 'properties')];
    if (typeof text === 'string') texts.push({ at: at.join('.'), text });
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties' && child === properties && typeof child === 'object' && child !== null && !Array.isArray(child))
        for (const [name, s] of Object.entries(child)) {
          if (at.length === 0) fields.add(name);
          walk(s, [...at, name], depth + 1);
        }
      else walk(child, at, depth + 1);
    }
  };
  walk(schema, [], 0);
  const named = fields.size ? `, with the fields ${names([...fields], 12)}` : '';
  const lines = texts.slice(0, TEXTS).flatMap(({ at, text }) => textLines(mark, at === '' ? text : `${at}: ${text}`));
  const more = texts.length > TEXTS ? [{ mark: '@' as const, text: `${texts.length - TEXTS} more texts` }] : [];
  const shown = lines.length ? `\n\n${fence(diffText([...lines, ...more], limit), 'diff')}` : '';
  return `${number(length)} characters${named}.${shown}`;
}

/** What a new tool has to do with an old one. */
function kinship({ meta }: Change): string {
  const of = (key: string): string | undefined => (typeof meta?.[key] === 'string' ? code(meta[key], 128) : undefined);
  const [alias, formerly, place] = [of('aliasOf'), of('formerly'), of('inPlaceOf')];
  if (alias !== undefined) return ` ${alias} is kept and does the same.`;
  if (formerly !== undefined) return ` It is what ${formerly} was, which does something else now.`;
  return place === undefined ? '' : ` It looks like what replaces ${place}.`;
}

/** A thing that is on one side only: its description, and the names of its parameters. */
function whole(word: string, value: Json, mark: '+' | '-', limit: number, more = ''): string {
  const description = own(value, 'description');
  const properties = own(own(value, 'inputSchema'), 'properties');
  const parameters = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const told = `${word}${parameters.length ? `, with the parameters ${names(parameters, 12)}` : ''}.${more}`;
  if (typeof description !== 'string' || description === '') return `${told} It has no description.`;
  const lines = mark === '+' ? linesOf(null, description) : linesOf(description, null);
  return `${told}\n\n${fence(diffText(lines, limit), 'diff')}`;
}
