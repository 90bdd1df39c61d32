import type { Rule } from '../rule.ts';
import { schemaIssues } from './shared.ts';

/** See docs/rules/breaking/required-parameter-added.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/required-parameter-added',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A new parameter must be given.',
    why: 'No call written before passes it, so every one of them is refused.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'Every call of {tool} must now pass {place}, which did not exist',
        help: 'Make it optional with a default that does what was done before, or release a major version.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact) => {
      const added = fact.what === 'added' && fact.effect === 'narrowed';
      return added || (fact.what === 'required' && fact.effect === 'narrowed' && fact.before === null) ? {} : undefined;
    }),
};
