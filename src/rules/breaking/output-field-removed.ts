import type { Rule } from '../rule.ts';
import { renamedPlaces, schemaIssues } from './shared.ts';

/** See docs/rules/breaking/output-field-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/output-field-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A field of the result is gone, or may be missing now.',
    why: 'Programs and prompts that read it find nothing there.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The result of {tool} no longer has {place}',
        help: 'Keep sending it for a while, or release a major version.',
      },
      renamed: {
        title: 'The result of {tool} calls {to} what it called {from}',
        help: 'Send both for a while, or release a major version.',
      },
      optional: {
        title: 'The result of {tool} may lack {place} now',
        help: 'Always send it, if need be as null with a type that says so, or release a major version.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'outputSchema', (fact) => {
      if (fact.what === 'removed') return {};
      if (fact.what === 'renamed') return { messageId: 'renamed', evidence: renamedPlaces(fact, 'result') };
      return fact.what === 'required' && fact.effect === 'widened' ? { messageId: 'optional' } : undefined;
    }),
};
