import { SURE } from '../../diff/likeness.ts';
import { issue, type Rule } from '../rule.ts';

/** See docs/rules/breaking/tool-renamed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/tool-renamed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A tool is called something else, and its old name is gone.',
    why: 'To a client a renamed tool is one that vanished and one that nobody has allowed yet: calls by the old name fail, and saved permissions are lost.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{from} is now called {tool}: calls by the old name fail',
        help: 'Keep the old name as an alias that does the same and says which name to use, or release a major version. If the two are not the same tool, say so with `renames` in the config.',
      },
      likely: {
        title: '{from} is gone, and {tool} looks like it under a new name (likeness {likeness})',
        help: 'Keep the old name as an alias that does the same and says which name to use, or release a major version. If the two are not the same tool, say so with `renames` in the config.',
      },
      swapped: {
        title: '{tool} does now what {from} did, and {from} what {tool} did: a call by either name does something else',
        help: 'Give the names back, or use new ones.',
      },
      taken: {
        title: '{tool} says now what {from} said: a call by that name does something else',
        help: 'Keep {from} under its name, or use a new one.',
      },
      displaced: {
        title: '{from} does something else now, and what it did is called {tool}: a call by the old name does something else',
        help: 'Keep {from} under its name, and use a new one for the other tool.',
      },
    },
  },
  *change({ pairing, head, changes }) {
    for (const { kind, name, meta } of changes) {
      const from = kind === 'tool-added' ? meta?.formerly : undefined;
      if (typeof from !== 'string' || name === null) continue;
      yield { target: 'tool', name, pointer: '/name', evidence: { from }, sentence: from, messageId: 'displaced' };
    }
    for (const { base, head: now, contentOf: from, swapped } of pairing.tools) {
      if (!base || !now || from === undefined || (swapped && from < now.name)) continue;
      yield issue(now, '/name', { from }, { sentence: from, messageId: swapped ? 'swapped' : 'taken' });
    }
    for (const { base, head: now, how, likeness } of pairing.tools) {
      if (!base || !now || how !== 'renamed' || base.name === now.name || head.toolNames.has(base.name)) continue;
      const sure = (likeness ?? 1) >= SURE;
      yield issue(
        now,
        '/name',
        { from: base.name, ...(likeness === undefined ? {} : { likeness }) },
        { sentence: now.name, ...(sure ? {} : { messageId: 'likely' }) },
      );
    }
  },
};
