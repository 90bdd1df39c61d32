import type { Rule } from '../rule.ts';
import { schemaIssues } from './shared.ts';

/** See docs/rules/breaking/enum-value-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/enum-value-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A listed value of an argument is no longer accepted.',
    why: 'Calls that pass it are refused, and models go on passing what they have seen to work.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} no longer accepts {lost} for {place}',
        help: 'Keep accepting it, and turn it into one of the others, or release a major version.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact) =>
      fact.what === 'values' && fact.effect === 'narrowed' && fact.lost?.length ? { evidence: { lost: fact.lost } } : undefined,
    ),
};
