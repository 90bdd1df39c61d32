import { issue, type Rule } from '../rule.ts';

/** See docs/rules/breaking/prompt-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/prompt-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A prompt that stood at the base is gone, or has another name.',
    why: 'People and clients start prompts by name; a name that is gone is an error.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The prompt {tool} is no longer offered',
        help: 'Keep it for a while, or release a major version.',
      },
      renamed: {
        title: 'The prompt {from} is now called {tool}',
        help: 'Keep the old name as well for a while, or release a major version.',
      },
    },
  },
  *change({ pairing, head }) {
    const names = new Set(head.prompts.map((p) => p.name));
    for (const { base, head: now, how } of pairing.prompts) {
      if (!base || names.has(base.name)) continue;
      if (!now) yield issue(base, '');
      else if (how === 'renamed') yield issue(now, '/name', { from: base.name }, { messageId: 'renamed', sentence: now.name ?? '' });
    }
  },
};
