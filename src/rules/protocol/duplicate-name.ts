import { isObject, type Json, own } from '../../model/json.ts';
import { same } from '../../model/same.ts';
import type { Tool } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/duplicate-name',
    level: 'error',
    presets: { security: 'error' },
    kind: 'content',
    summary: 'Two tools of the list have the same name.',
    why: 'Names are unique within a server. Clients keep tools by name, so one of the definitions is never seen, and which one differs between clients: a reviewer may read one text and the model another.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} stands {count} times in the list, and a client keeps only one of them',
        help: 'Keep one definition, or give each its own name. They differ in: {differences}.',
      },
      same: {
        title: '{tool} stands {count} times in the list, word for word the same',
        help: 'Register it once.',
      },
    },
  },
  *surface(surface) {
    if (surface.toolNames.size === surface.tools.length) return;
    const byName = new Map<string, Tool[]>();
    for (const tool of surface.tools) {
      if (typeof own(tool.raw, 'name') !== 'string') continue;
      const group = byName.get(tool.name);
      if (group) group.push(tool);
      else byName.set(tool.name, [tool]);
    }
    for (const group of byName.values()) {
      if (group.length < 2) continue;
      const differences = [...new Set(group.slice(1, 20).flatMap((other) => differ(group[0]!.raw, other.raw)))].slice(0, 8);
      yield issue(group.at(-1)!, '/name', { count: group.length, differences }, { messageId: differences.length ? 'default' : 'same' });
    }
  },
};

/** Fields in which two definitions differ. */
function differ(a: Json, b: Json): string[] {
  if (!isObject(a) || !isObject(b)) return [];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => !same(own(a, key) ?? null, own(b, key) ?? null))
    .map((k) => k.slice(0, 40));
}
