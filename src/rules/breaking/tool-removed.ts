import { issue, type Rule } from '../rule.ts';

/** See docs/rules/breaking/tool-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/tool-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A tool that stood at the base is gone.',
    why: 'Prompts, saved permissions and code call tools by name. A call by a name that is gone fails, and a model that was told of it gives up or picks another tool.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} is no longer offered: whoever calls it gets an error',
        help: 'Keep it for a while and say in its description which tool to use now, or release a major version and name what takes its place.',
      },
      replaced: {
        title: '{tool} is no longer offered; {successor} looks like what replaces it',
        help: 'Clients that allowed or call {tool} do not know {successor}. Keep the old name as an alias for a while, or release a major version.',
      },
    },
  },
  *change({ pairing, head, changes }) {
    const successors = new Map<string, string>();
    for (const change of changes) {
      const place = change.kind === 'tool-added' ? change.meta?.inPlaceOf : undefined;
      if (typeof place === 'string' && change.name !== null) successors.set(place, change.name);
    }
    for (const { base, head: now } of pairing.tools) {
      // One of several of that name went: calls by the name still arrive.
      if (!base || now || head.toolNames.has(base.name)) continue;
      const successor = successors.get(base.name);
      yield successor === undefined ? issue(base, '') : issue(base, '', { successor }, { messageId: 'replaced' });
    }
  },
};
