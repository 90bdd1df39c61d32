import { isSure } from '../../diff/likeness.ts';
import type { Change } from '../../model/change.ts';
import { canonical, type Json, own, steps } from '../../model/json.ts';
import { endOf, firstOf, isNamed, type Rewrites, type Thing } from '../blocks.ts';
import { diffText } from '../lines.ts';
import { number } from '../numbers.ts';
import { code, fence } from '../safe.ts';
import { compact, linesOf } from '../shown.ts';
import { apart } from '../twins.ts';
import { count, place, targetWord } from '../words.ts';
import { inline, names } from './inline.ts';
import { becameOf, newSchema, whole } from './whole.ts';

/** Rewrites that several things share: once each, then the things. */
export function showShared({ rewrites, names: things }: Rewrites, many: string | null, room: number): string {
  const first = rewrites[0]![0]!;
  const on = many === null ? '' : ` (${code(many)})`;
  if (first.kind.endsWith('-renamed'))
    return `**${count(things.length, targetWord(first.target))} renamed**${on}, all in the same way: ${listed(rewrites[0]!.map(under), 12)}`;
  const head = `**The same in ${count(things.length, targetWord(first.target))}**${on}: ${names(things, 12)}`;
  const each = Math.max(200, Math.min(Math.max(1500, room / 40), room / 2 / rewrites.length));
  return [head, ...rewrites.map((places) => repeated(places, things.length, each))].join('\n\n');
}

/** A thing under its new name. */
const under = ({ before, after }: Change): string => `${code(compact(before), 128)} → ${code(compact(after), 128)}`;

/** One rewrite with where it was made: of one thing the places as well, of several only how many there are. */
function repeated(places: readonly Change[], things: number, limit: number): string {
  const first = ofAll(places);
  const ofNames = isNamed(first) ? `, with words of each one’s own name, as here of ${code(first.name ?? '', 128)}` : '';
  if (places.every((c) => c.pointer === first.pointer))
    return body(first, limit, `${inline(place(first.target, first.pointer))}${ofNames}`);
  const end = endOf(first.pointer);
  const whole = end === first.pointer;
  if (!whole && things > 1) return body(first, limit, `${code(end)} in ${count(places.length, 'place')}${ofNames}`);
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
  const worst = ['narrowed', 'changed', 'unknown', 'widened'].find((e) => effects.has(e));
  return { ...first, meta: worst === 'narrowed' || worst === 'changed' ? { ...meta, effect: 'narrowed in some' } : meta };
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
  const full = told.map((tell) => tell(most(room)));
  const limit = share(
    full.map((t) => t.length),
    most(room),
  );
  return [head, ...told.map((tell, i) => (full[i]!.length <= limit ? full[i]! : tell(Math.max(200, limit - 200))))].join('\n\n');
}

/** UTF-16 units that the changes of one thing may take of a comment; where there is more room, a part of that. */
const LONGEST = 20_000;
const most = (room: number): number => Math.min(room / 2, Math.max(LONGEST, room / 10));

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
  if (meta?.effect === 'changed') return ' (accepts other values)';
  if (meta?.effect === 'narrowed in some') return ' (some accept less)';
  if (meta?.op !== 'keywords' && !TELLING.test(pointer)) return '';
  return meta?.effect === 'narrowed' ? ' (accepts less)' : meta?.effect === 'widened' ? ' (accepts more)' : '';
}

function body(change: Change, limit: number, where = inline(place(change.target, change.pointer))): string {
  const { before, after, kind, meta } = change;
  const from = meta?.renamedFrom;
  const [was, is] = typeof before === 'string' && typeof after === 'string' ? apart(before, after) : [before, after];
  const sides = `${side(was, meta?.op === 'replace' || meta?.op === 'remove')} → ${side(is, meta?.op === 'replace' || meta?.op === 'add')}`;
  const at = `${where}${typeof from === 'string' ? `, called ${code(from, 128)} before` : ''}${effect(change)}`;
  if (kind.endsWith('-added') || kind.endsWith('-removed')) return whole(change, limit);
  if (kind.endsWith('-renamed'))
    return isSure(change)
      ? `Renamed from ${code(compact(before), 128)}.`
      : `Looks like ${code(compact(before), 128)} under a new name (likeness ${meta?.likeness}).`;
  if (kind === 'order-changed') {
    const moved = own(change.meta, 'moved');
    return `${typeof moved === 'number' ? count(moved, 'tool stands', 'tools stand') : 'Tools stand'} elsewhere in the list; nothing in them changed by that.`;
  }
  if (kind === 'annotation-changed') {
    const fallback = HINTS[change.pointer];
    const told = fallback !== undefined && (before === null || after === null) ? ` (default ${fallback})` : '';
    if (short(before) && short(after)) return `${at}: ${sides}${told}`;
  }
  if (short(before) && short(after) && !(typeof before === 'string' && SENTENCE.test(before)))
    return `${at}: ${cameOrWent(change) ?? sides}`;
  if (typeof meta?.contentOf === 'string') {
    const other = code(meta.contentOf, 128);
    const said = meta.swapped === true ? `This tool and ${other} swapped names` : `This is what ${other} said before`;
    return `${said}. ${at}:\n\n${fence(diffText(linesOf(before, after), limit), 'diff')}`;
  }
  if (meta?.names !== undefined) return `${at}: ${becameOf(change, limit)}`;
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

/** A parameter or field that came or went as a whole; undefined for anything else. */
function cameOrWent({ pointer, before, after, meta }: Change): string | undefined {
  if (steps(pointer).at(-2) !== 'properties' || meta?.renamedFrom !== undefined || meta?.renamedTo !== undefined) return undefined;
  return meta?.op === 'add'
    ? `new, ${code(compact(after))}`
    : meta?.op === 'remove'
      ? `removed, it was ${code(compact(before))}`
      : undefined;
}

/** A value on one side; `there` tells null from nothing. */
const side = (value: Json, there: boolean): string => (value === null && !there ? 'not set' : code(compact(value)));
