import { steps } from '../../model/json.ts';
import type { Rule } from '../rule.ts';

/** See docs/rules/breaking/capability-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/capability-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'The server no longer offers something it declared.',
    why: 'Clients ask at the start what a server can do and rely on it: updates they subscribed to no longer come, requests they send are refused.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The server no longer offers {capability}',
        help: 'Keep it, or release a major version.',
      },
    },
  },
  *change({ changes }) {
    for (const { kind, pointer, before, after, meta } of changes) {
      if (kind !== 'capability-changed' || meta?.op === 'add' || before === false) continue;
      if (meta?.op !== 'remove' && after !== false) continue;
      const capability = steps(pointer).slice(1).join('.');
      yield { target: 'server', name: null, pointer, evidence: { capability } };
    }
  },
};
