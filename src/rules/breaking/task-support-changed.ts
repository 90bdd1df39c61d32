import { own } from '../../model/json.ts';
import type { Surface, Tool } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';
import { markMass } from './shared.ts';

/** From this revision on a tool does not say it: tasks are an extension. */
const ELSEWHERE = '2026-07-28';

/** See docs/rules/breaking/task-support-changed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/task-support-changed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A tool can no longer be called plainly, or no longer as a task.',
    why: 'A client that calls it in the way that is shut out gets an error: `required` refuses plain calls, and `forbidden`, which is also what a tool that says nothing means, refuses tasks.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} can no longer be called as a task: its task support was {before} and is {after}',
        help: 'Keep it optional, or release a major version.',
      },
      required: {
        title: '{tool} can only be called as a task now, so plain calls fail: its task support was {before}',
        help: 'Make it optional, or release a major version.',
      },
      reversed: {
        title: '{tool} could only be called as a task and can no longer be: its task support is {after}',
        help: 'Make it optional, or release a major version.',
      },
    },
  },
  change({ base, head, pairing }) {
    const issues = [];
    if (!saysTasks(base) || !saysTasks(head)) return [];
    for (const pair of pairing.tools) {
      if (!pair.base || !pair.head || pairing.unchanged.has(pair.head) || pairing.volatile('tool', pair.head.name, POINTER)) continue;
      const [before, after] = [supportOf(pair.base), supportOf(pair.head)];
      if (before === after || after === 'optional') continue;
      const messageId = after === 'required' ? 'required' : before === 'required' ? 'reversed' : undefined;
      issues.push(issue(pair.head, POINTER, { before, after }, messageId ? { messageId } : {}));
    }
    return markMass(issues, pairing.tools.filter((p) => p.base && p.head).length);
  },
};

const POINTER = '/execution/taskSupport';

/** Whether what its tools say of tasks counts: in revisions that know it, and where the server offers tasks at all. */
function saysTasks({ snapshot }: Surface): boolean {
  if (snapshot.protocolVersion !== null && snapshot.protocolVersion >= ELSEWHERE) return false;
  if (snapshot.capabilities === null) return true;
  return own(own(own(snapshot.capabilities, 'tasks'), 'requests'), 'tools') !== undefined;
}

/** What a tool says, or means by saying nothing. */
function supportOf(tool: Tool): string {
  const said = own(own(tool.raw, 'execution'), 'taskSupport');
  return said === 'optional' || said === 'required' ? said : 'forbidden';
}
