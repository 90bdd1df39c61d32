import { own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/name-collision',
    level: 'warning',
    kind: 'content',
    summary: 'Two names become the same once a client replaces characters or folds case.',
    why: 'Clients replace what they do not take in a name, mostly by `_`, and some fold case. `get-berth` and `get_berth` are then one name with two meanings: a call may reach the other tool.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} and {others} become the same name, {folded}, in clients that replace characters or fold case',
        help: 'Give them names that differ in a letter or digit.',
      },
    },
  },
  *surface(surface) {
    // As many as there were: no two became the same.
    if (new Set(surface.tools.map(fold)).size === surface.toolNames.size) return;
    const groups = new Map<string, Tool[]>();
    for (const tool of surface.tools) {
      if (typeof own(tool.raw, 'name') !== 'string') continue;
      const folded = fold(tool);
      const group = groups.get(folded);
      if (group) group.push(tool);
      else groups.set(folded, [tool]);
    }
    for (const [folded, group] of groups) {
      const names = [...new Set(group.map((t) => t.name))];
      if (names.length < 2) continue;
      const last = group.findLast((t) => t.name === names.at(-1))!;
      yield issue(last, '/name', { others: names.slice(0, -1).slice(0, 5), folded: folded.slice(0, 100) });
    }
  },
};

/** A name as the most zealous of clients writes it. */
const fold = ({ name }: Tool): string => (/^[a-z0-9_]*$/.test(name) ? name : name.replace(/[^a-zA-Z0-9]/g, '_').toLowerCase());
