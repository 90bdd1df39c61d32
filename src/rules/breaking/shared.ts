import { digestOf } from '../../diff/mass.ts';
import type { Pairing } from '../../diff/pair.ts';
import type { Fact } from '../../diff/schema/fact.ts';
import { type SchemaKey, schemaFacts } from '../../diff/schema/facts.ts';
import { isNamed, resultWitness, witness } from '../../diff/schema/witness.ts';
import type { Evidence, Issue, Level } from '../../model/finding.ts';
import { canonical, type Json, steps } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ChangeContext, issue } from '../rule.ts';

/** What a rule makes of a fact. */
export interface Told {
  messageId?: string;
  evidence?: Evidence;
  level?: Level;
}

/** Arguments that illustrate a break are looked for in so many places of one comparison; the rest is told without. */
const MOST_WITNESSES = 50;
/** Of one rewrite of many tools the first are enough. */
const WITNESSES_ALIKE = 3;
/** Where a witness decides whether something breaks, each parameter has searches of its own, and all together have many. */
const DECIDING_EACH = 10;
const DECIDING = 3_000;

interface Search {
  count: number;
  deciding: number;
  /** Searches by kind of rewrite, and deciding ones by parameter. */
  alike: Map<string, number>;
  found: Map<Fact, Json | undefined>;
  /** Facts whose turn did not come. */
  left: Set<Fact>;
}
const searched = new WeakMap<Pairing, Search>();

/**
 * An argument object that was accepted before and is refused now because of this fact, or undefined. For a result the reverse: one
 * that may come now and could not before.
 */
export function witnessOf(context: ChangeContext, base: Tool, head: Tool, fact: Fact): Json | undefined {
  let search = searched.get(context.pairing);
  if (!search) {
    search = { count: 0, deciding: 0, alike: new Map(), found: new Map(), left: new Set() };
    searched.set(context.pairing, search);
  }
  if (search.found.has(fact)) return search.found.get(fact);
  if (search.left.has(fact) || !hasTurn(search, head, fact)) return undefined;
  const found = fact.pointer.startsWith('/outputSchema') ? resultWitness(base, head, fact) : witness(base, head, fact);
  search.found.set(fact, found);
  return found;
}

/** Whether nothing was looked for because there were too many places to look at: then it is not known whether a witness exists. */
export const untried = (context: ChangeContext, fact: Fact): boolean => searched.get(context.pairing)?.left.has(fact) === true;

/** Whether something that another condition may have said before was looked for in vain: then it is not shown to be another. */
export const unshown = (context: ChangeContext, base: Tool, head: Tool, fact: Fact): boolean =>
  fact.unsure === true && witnessOf(context, base, head, fact) === undefined && !untried(context, fact);

function hasTurn(search: Search, head: Tool, fact: Fact): boolean {
  const decides = fact.effect === 'unknown' || fact.unsure === true;
  const key = decides
    ? canonical([head.name ?? '', head.index, fact.pointer.startsWith('/outputSchema'), fact.path[0] ?? ''])
    : canonical([fact.what, fact.pointer, fact.keyword, fact.before, fact.after]);
  const alike = search.alike.get(key) ?? 0;
  const spent = decides
    ? search.deciding >= DECIDING || alike >= DECIDING_EACH
    : search.count >= MOST_WITNESSES || alike >= WITNESSES_ALIKE;
  if (spent) {
    search.left.add(fact);
    return false;
  }
  search.alike.set(key, alike + 1);
  if (decides) search.deciding++;
  else search.count++;
  return true;
}

/**
 * Issues from what changed in a schema of each tool. `tell` chooses the facts. Each carries a witness, where one is found.
 * What a rewrite did to many tools alike is marked with how many, and comes last.
 */
export function schemaIssues(
  context: ChangeContext,
  key: SchemaKey,
  tell: (fact: Fact, base: Tool, head: Tool) => Told | undefined,
): Issue[] {
  const issues: Issue[] = [];
  for (const { base, head, facts } of changedSchemas(context.pairing, key)) {
    for (const fact of facts) {
      if (leftOut(context, head, fact)) continue;
      const told = tell(fact, base, head);
      if (!told) continue;
      const { evidence = {}, messageId, level } = told;
      if (level !== 'note' && unshown(context, base, head, fact)) continue;
      const proof = fact.effect === 'equivalent' ? undefined : witnessOf(context, base, head, fact);
      const named = ({ path, pointer }: Pick<Fact, 'path' | 'pointer'>): string =>
        placeName(path, key === 'inputSchema' ? 'arguments' : 'result', pointer);
      issues.push(
        issue(
          head,
          fact.pointer,
          {
            place: named(fact),
            ...(fact.also ? { also: [...new Set(fact.also.map(named))] } : {}),
            ...evidence,
            ...(proof === undefined ? {} : { witness: proof }),
          },
          { ...(messageId ? { messageId } : {}), ...(level ? { level } : {}), sentence: canonical(evidence) },
        ),
      );
    }
  }
  return markMass(issues, toolsOnBoth(context));
}

interface ChangedSchema {
  base: Tool;
  head: Tool;
  facts: readonly Fact[];
}
const changed = new WeakMap<Pairing, Partial<Record<SchemaKey, ChangedSchema[]>>>();

/** The tools whose schema accepts something else than before; worked out once for all rules. */
function changedSchemas(pairing: Pairing, key: SchemaKey): ChangedSchema[] {
  const known = changed.get(pairing) ?? {};
  changed.set(pairing, known);
  known[key] ??= pairing.tools.flatMap(({ base, head }) => {
    if (!base || !head || pairing.unchanged.has(head)) return [];
    const facts = schemaFacts(base, head, key);
    return facts.length ? [{ base, head, facts }] : [];
  });
  return known[key];
}

const leftOut = (context: ChangeContext, head: Tool, fact: Fact): boolean =>
  [fact.pointer, `${fact.pointer}/${fact.keyword}`, fact.homes.base, fact.homes.head].some((p) =>
    context.pairing.volatile('tool', head.name, p),
  );

const toolsOnBoth = (context: ChangeContext): number => context.pairing.tools.filter((p) => p.base && p.head).length;

/** From this many tools on, the same finding is one rewrite. */
const MASS = 3;

/** Marks findings that say the same of many tools, and puts them behind those that stand alone. */
export function markMass(issues: Issue[], of: number): Issue[] {
  const groups = new Map<string, Issue[]>();
  for (const one of issues) {
    const key = sameness(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  for (const [key, group] of groups) {
    const count = new Set(group.map((i) => i.name)).size;
    if (count < MASS) continue;
    const mass = { id: digestOf(key), count, of };
    for (const one of group) one.evidence = { ...one.evidence, mass };
  }
  return issues.sort((a, b) => Number('mass' in a.evidence) - Number('mass' in b.evidence));
}

/** What makes two findings the same rewrite: equal values before and after in any place, or all the same in the same place. */
function sameness({ messageId, pointer, evidence }: Issue): string {
  const { witness: _, place, also: __, name: ___, ...rest } = evidence;
  const spelled = rest.before !== undefined && rest.after !== undefined && rest.before !== null;
  return canonical([messageId ?? '', rest, spelled ? null : [pointer, place ?? null]]);
}

/** Whether a property must be given now that the base did not ask for in this form; and whether it knew it in another one. */
export function askedFor(fact: Fact, base: Tool): 'new' | 'known' | null {
  if (fact.effect !== 'narrowed' || (fact.what !== 'added' && (fact.what !== 'required' || fact.before === true))) return null;
  if (fact.what === 'required' && fact.before === false) return 'known';
  return isNamed(base, fact.path) ? 'known' : 'new';
}

/** What something that must be given stands in, where that is not the arguments as a whole. */
export const insideOf = ({ path, pointer }: Fact): { messageId: 'inside'; evidence: { owner: string } } | Record<string, never> =>
  path.length > 1 ? { messageId: 'inside', evidence: { owner: placeName(path.slice(0, -1), 'arguments', pointer) } } : {};

/** A parameter as a person would write it: `filter.tags[]`. */
export function placeName(path: readonly string[], whole: string, pointer = ''): string {
  let maps: ('list' | 'map')[] | undefined;
  let text = '';
  let entry = 0;
  for (const key of path) {
    const any = key === '*';
    const position = !any && /^\d+$/.test(key);
    if (any || position) maps ??= entriesOf(pointer);
    const map = any && maps![entry] === 'map';
    if (any || (position && maps![entry] === 'list')) entry++;
    // The root is an object: an entry of it is whatever it does not name.
    if (key === '') text += text === '' ? '""' : '.""';
    else if (text === '') text = any ? `other ${whole === 'result' ? 'fields' : 'arguments'}` : key;
    else text += map ? '.*' : any ? '[]' : position ? `[${key}]` : `.${key}`;
  }
  return text || whole;
}

/** Of a renamed property: where it stood, and where it stands. */
export function renamedPlaces({ path, pointer, from = '' }: Fact, whole: string): { from: string; to: string } {
  return { from: placeName([...path.slice(0, -1), from], whole, pointer), to: placeName(path, whole, pointer) };
}

/** The steps of a schema's pointer that lead to unnamed entries, in order: of a list, or of an object. */
function entriesOf(pointer: string): ('list' | 'map')[] {
  const path = steps(pointer);
  const out: ('list' | 'map')[] = [];
  for (let i = 1; i < path.length; i++) {
    const key = path[i]!;
    if (key === 'properties' || key === '$defs' || key === 'definitions') i++;
    else if (key === 'patternProperties') {
      out.push('map');
      i++;
    } else if (['additionalProperties', 'unevaluatedProperties', 'propertyNames'].includes(key)) out.push('map');
    else if (key === 'items' || key === 'prefixItems' || key === 'additionalItems') {
      out.push('list');
      if (/^\d+$/.test(path[i + 1] ?? '')) i++;
    }
  }
  return out;
}
