import { issue, type Rule } from '../rule.ts';

/** See docs/rules/breaking/resource-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/resource-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A resource that stood at the base is gone.',
    why: 'Clients and notes keep addresses of resources; reading one that is gone is an error.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The resource {tool} is no longer offered',
        help: 'Keep the address alive, or release a major version.',
      },
    },
  },
  *change({ pairing, head }) {
    const names = new Set(head.resources.map((r) => r.name));
    for (const { base, head: now } of pairing.resources) if (base && !now && !names.has(base.name)) yield issue(base, '');
  },
};
