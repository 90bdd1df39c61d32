import { own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';

/** See docs/rules/breaking/template-changed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/template-changed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'The address pattern of a resource template changed, or the template is gone.',
    why: 'Clients fill in the pattern they know; addresses made from the old one no longer lead anywhere.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The resource template {tool} is no longer offered',
        help: 'Keep answering addresses of the old pattern, or release a major version.',
      },
      changed: {
        title: 'The resource template {from} became {tool}',
        help: 'Keep answering addresses of the old pattern, or release a major version.',
      },
    },
  },
  *change({ pairing, head }) {
    const addresses = new Set(head.templates.map((t) => t.name));
    const added = new Map(pairing.templates.filter((p) => p.head && !p.base).map((p) => [own(p.head!.raw, 'name'), p.head!]));
    for (const { base, head: now } of pairing.templates) {
      if (!base || now || addresses.has(base.name)) continue;
      const name = own(base.raw, 'name');
      const successor = typeof name === 'string' ? added.get(name) : undefined;
      if (successor)
        yield issue(successor, '/uriTemplate', { from: base.name }, { messageId: 'changed', sentence: `${base.name} ${successor.name}` });
      else yield issue(base, '');
    }
  },
};
