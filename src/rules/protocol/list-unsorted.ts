import type { Rule } from '../rule.ts';
import { about } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/list-unsorted',
    level: 'note',
    kind: 'content',
    summary: 'The tools are not sorted by name.',
    why: 'The protocol asks for a deterministic order, and sorting is the simplest way to keep one: a new tool then moves no other, and a diff of two lists can be read.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tools are not in the order of their names: {later} comes after {earlier}',
        help: 'Sort the list by name before it is sent. An order that is kept on purpose is fine: switch the rule off.',
      },
    },
  },
  *surface(surface) {
    const names = surface.tools.map((t) => t.name);
    const at = names.findIndex((name, i) => i > 0 && name < names[i - 1]!);
    if (at > 0) yield about({ later: names[at]!.slice(0, 100), earlier: names[at - 1]!.slice(0, 100) });
  },
};
