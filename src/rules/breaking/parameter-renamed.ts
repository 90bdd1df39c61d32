import type { Rule } from '../rule.ts';
import { schemaIssues } from './shared.ts';

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
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact) =>
      fact.what === 'renamed' ? { evidence: { from: fact.before, to: fact.after } } : undefined,
    ),
};
