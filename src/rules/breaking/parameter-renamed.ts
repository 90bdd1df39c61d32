import type { Change } from '../../model/change.ts';
import type { Issue } from '../../model/finding.ts';
import { type Json, steps } from '../../model/json.ts';
import type { ChangeContext, Rule } from '../rule.ts';
import { renamedPlaces, schemaIssues } from './shared.ts';

/** See docs/rules/breaking/parameter-renamed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/parameter-renamed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A parameter is called something else.',
    why: 'Calls with the old name are refused, or lose the value without a word.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} takes {to} where it took {from}',
        help: 'Accept both names for a while, or release a major version.',
      },
      swapped: {
        title: '{tool} says of {place} now what it said of {other}, and the reverse: a call that passes both does the opposite',
        help: 'Give the names back, or use new ones.',
      },
    },
  },
  change: (context) => [
    ...schemaIssues(context, 'inputSchema', (fact) =>
      fact.what === 'renamed' ? { evidence: renamedPlaces(fact, 'arguments') } : undefined,
    ),
    ...swaps(context),
  ],
};

/** UTF-16 units from which a description tells one parameter from others. */
const TELLING = 10;

/** Parameters of which each has the description that the other one had. */
function* swaps({ changes }: ChangeContext): Iterable<Issue> {
  const rewritten = new Map<string, Change>();
  const keyOf = (c: Change, before: Json, after: Json): string =>
    JSON.stringify([c.name, c.meta?.nth ?? 1, ownerOf(c.pointer), before, after]);
  for (const c of changes) {
    const { kind, target, before, after } = c;
    if (kind !== 'text-changed' || target !== 'tool' || !/^\/inputSchema\/.*\/description$/.test(c.pointer)) continue;
    if (typeof before !== 'string' || typeof after !== 'string' || before.length < TELLING || after.length < TELLING) continue;
    const other = rewritten.get(keyOf(c, after, before));
    rewritten.set(keyOf(c, before, after), c);
    if (!other || c.name === null) continue;
    const [place, name] = [nameOf(other.pointer), nameOf(c.pointer)];
    const pointer = other.pointer.slice(0, other.pointer.lastIndexOf('/'));
    yield { target: 'tool', name: c.name, pointer, evidence: { place, other: name }, sentence: `${place} ${name}`, messageId: 'swapped' };
  }
}

/** The list of properties that a property's description stands in, and the name of the property. */
const ownerOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/', pointer.length - '/description'.length - 1));
const nameOf = (pointer: string): string => steps(pointer).at(-2) ?? '';
