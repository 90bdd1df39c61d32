import type { Tool } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';
import { VERBS } from './words/verbs.ts';

/** Verbs between which a server should choose once. */
const CHOICES: readonly ReadonlySet<string>[] = [
  new Set(['get', 'fetch', 'retrieve', 'obtain']),
  new Set(['find', 'search', 'query', 'lookup']),
  new Set(['update', 'edit', 'modify', 'change', 'alter', 'amend']),
  new Set(['delete', 'erase', 'destroy']),
  new Set(['create', 'make']),
];
const CHOSEN: ReadonlySet<string> = new Set(CHOICES.flatMap((choice) => [...choice]));
/** Tools from which a server has habits. */
const HABIT = 3;

export const rule: Rule = {
  meta: {
    id: 'quality/name-verbs',
    level: 'warning',
    kind: 'content',
    summary: 'Several verbs are mixed for one kind of action, such as get and fetch.',
    why: 'If one tool gets and another fetches, a model looks for a difference that is not there. One verb for one kind of action lets it guess names right.',
    source: ['S1', 'S3'],
    messages: {
      default: {
        title: '{tool} and {other} use two verbs for one action on one thing.',
        help: 'Keep {verb} or {otherVerb}; if the two differ, put the difference into the name.',
      },
      habit: {
        title: '{tool} says {verb} where {count} tools of this server say {otherVerb}.',
        help: 'Choose one verb for one kind of action; {otherVerb} is the habit here.',
      },
    },
  },
  *surface(surface, context) {
    const names = namesOf(context);
    const told = new Set<Tool>();
    const byName = new Map(surface.tools.map((t) => [t.name, t]));
    /** Tools by the verb of their name, where there is a choice. */
    const users = new Map<string, Tool[]>();
    const choosing: Tool[] = [];
    byName.forEach((tool, name) => {
      const { verb } = names.get(name);
      if (verb === undefined || !CHOSEN.has(verb)) return;
      choosing.push(tool);
      const list = users.get(verb);
      if (list) list.push(tool);
      else users.set(verb, [tool]);
    });
    if (users.size < 2) return;
    for (const tool of choosing) {
      const { verb, object } = names.get(tool.name);
      for (const near of names.near(tool.name)) {
        const other = byName.get(near)!;
        const part = names.get(near);
        if (
          part.verb === undefined ||
          part.verb === verb ||
          told.has(other) ||
          !mixed(verb!, part.verb) ||
          part.object.length !== object.length
        )
          continue;
        const [mine, theirs] = later(tool, other, context.counterpart);
        if (told.has(mine)) continue;
        told.add(mine);
        const evidence = { other: theirs.name, verb: names.get(mine.name).verb!, otherVerb: names.get(theirs.name).verb! };
        yield issue(mine, '/name', evidence, { sentence: theirs.name });
      }
    }
    for (const choice of CHOICES) {
      const [habit, ...odd] = [...users].filter(([verb]) => choice.has(verb)).sort((a, b) => b[1].length - a[1].length);
      if (!habit || habit[1].length + odd.reduce((all, [, tools]) => all + tools.length, 0) < HABIT) continue;
      for (const [verb, tools] of odd) {
        // As many as the first: two habits, of which none is odd.
        if (tools.length === habit[1].length && tools.length > 1) continue;
        for (const tool of tools) {
          if (told.has(tool)) continue;
          yield issue(tool, '/name', { verb, otherVerb: habit[0], count: habit[1].length }, { messageId: 'habit', level: 'note' });
        }
      }
    }
  },
};

/** Listing and searching are two things; within each, verbs are a matter of habit. */
function mixed(a: string, b: string): boolean {
  const [x, y] = [VERBS.get(a)!.sense, VERBS.get(b)!.sense];
  return x === y && CHOICES.some((c) => c.has(a) && c.has(b));
}

/** The one that is new, else the second by name. */
function later(a: Tool, b: Tool, counterpart: (tool: Tool) => unknown): [Tool, Tool] {
  const [oldA, oldB] = [counterpart(a), counterpart(b)];
  if (oldA && !oldB) return [b, a];
  if (oldB && !oldA) return [a, b];
  return a.name > b.name ? [a, b] : [b, a];
}
