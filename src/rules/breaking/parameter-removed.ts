import type { Rule } from '../rule.ts';
import { schemaIssues } from './shared.ts';

/** See docs/rules/breaking/parameter-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/parameter-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A parameter is gone.',
    why: 'Calls that still pass it are refused where other arguments are not accepted, and quietly do something else where they are.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} no longer takes {place}, and refuses a call that still passes it',
        help: 'Keep accepting it and ignore it for a while, or release a major version.',
      },
      ignored: {
        title: '{tool} no longer takes {place}: a call that still passes it is not refused, and does something else',
        help: 'Say in the description what to use now, keep the parameter for a while, or release a major version.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact) => {
      if (fact.what !== 'removed' || fact.effect !== 'narrowed') return undefined;
      return fact.head.some((n) => n.schema === false) ? {} : { messageId: 'ignored' };
    }),
};
