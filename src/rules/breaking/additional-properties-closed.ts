import type { Rule } from '../rule.ts';
import { schemaIssues } from './shared.ts';

/** See docs/rules/breaking/additional-properties-closed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/additional-properties-closed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'Arguments that the schema does not name are refused now.',
    why: 'Calls that pass something more, out of habit or because it once worked, fail. A closed schema is better for new tools; closing one in use breaks callers.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} now refuses any argument that it does not name',
        help: 'If nothing else was ever read, accept this once: a closed schema tells a model about its mistakes.',
      },
      inside: {
        title: '{tool} now refuses anything in {place} that it does not name',
        help: 'If nothing else was ever read, accept this once: a closed schema tells a model about its mistakes.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact) =>
      fact.what === 'closed' ? { ...(fact.path.length ? { messageId: 'inside' } : {}), evidence: { before: fact.before } } : undefined,
    ),
};
