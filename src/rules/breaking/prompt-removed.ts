import { SURE } from '../../diff/likeness.ts';
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
      likely: {
        title: 'The prompt {from} is gone, and {tool} looks like it under a new name (likeness {likeness})',
        help: 'Keep the old name as well for a while, or release a major version. If the two are not the same prompt, say so with `renames` in the config.',
      },
    },
  },
  *change({ pairing, head }) {
    const names = new Set(head.prompts.map((p) => p.name));
    for (const { base, head: now, how, likeness = 1 } of pairing.prompts) {
      if (!base || names.has(base.name)) continue;
      if (!now) yield issue(base, '');
      else if (how === 'renamed') {
        const sure = likeness >= SURE;
        const evidence = { from: base.name, ...(sure ? {} : { likeness }) };
        yield issue(now, '/name', evidence, { messageId: sure ? 'renamed' : 'likely', sentence: now.name ?? '' });
      }
    }
  },
};
