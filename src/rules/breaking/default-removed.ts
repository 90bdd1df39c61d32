import type { Rule } from '../rule.ts';
import { schemaIssues } from './shared.ts';

/** See docs/rules/breaking/default-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/default-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A parameter lost its default.',
    why: 'Calls that leave it out get whatever the server falls back to, and nobody can read what that is.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'Leaving {place} out of a call of {tool} no longer means {before}',
        help: 'Write the default down again, or say in the description what happens without the parameter.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact, _base, head) => {
      if (fact.what !== 'default' || fact.before === null) return undefined;
      // One that must be given now is told by its own rule.
      const required = fact.path.length === 1 && head.required.includes(fact.path[0]!);
      return required ? undefined : { evidence: { before: fact.before } };
    }),
};
