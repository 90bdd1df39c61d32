import type { Rule } from '../rule.ts';
import { askedFor, insideOf, schemaIssues } from './shared.ts';

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
      inside: {
        title: 'Wherever a call of {tool} gives {owner}, it must now pass {place}, which did not exist',
        help: 'Make it optional with a default that does what was done before, or release a major version.',
      },
    },
  },
  change: (context) => schemaIssues(context, 'inputSchema', (fact, base) => (askedFor(fact, base) === 'new' ? insideOf(fact) : undefined)),
};
