import type { Rule } from '../rule.ts';
import { schemaIssues, type Told } from './shared.ts';

/** See docs/rules/breaking/output-enum-widened.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/output-enum-widened',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A field of the result may now have a value that was not listed.',
    why: 'Programs that handle each listed value have no branch for the new one.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'In the result of {tool}, {place} may now be {gained}',
        help: 'Tell readers to expect values they do not know, or release a major version.',
      },
      open: {
        title: 'In the result of {tool}, {place} may now be anything, where its values were listed',
        help: 'List the values as long as they are fixed.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'outputSchema', (fact): Told | undefined => {
      if (fact.what !== 'values' || fact.effect !== 'widened') return undefined;
      return fact.gained?.length ? { evidence: { gained: fact.gained } } : { messageId: 'open', evidence: { before: fact.before } };
    }),
};
