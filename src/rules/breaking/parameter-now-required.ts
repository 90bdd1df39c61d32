import type { Rule } from '../rule.ts';
import { askedFor, insideOf, schemaIssues } from './shared.ts';

/** See docs/rules/breaking/parameter-now-required.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/parameter-now-required',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A parameter that could be left out must be given now.',
    why: 'Calls that leave it out are refused. Where the server always needed it, the schema is only being honest, and this can be accepted.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} can no longer be called without {place}',
        help: 'Give it a default and leave it optional, or release a major version. If calls without it never worked, say so and accept this.',
      },
      inside: {
        title: '{tool} can no longer be given {owner} without {place}',
        help: 'Give it a default and leave it optional, or release a major version. If calls without it never worked, say so and accept this.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact, base) => (askedFor(fact, base) === 'known' ? insideOf(fact) : undefined)),
};
