import { isObject, own } from '../../model/json.ts';
import type { Rule } from '../rule.ts';
import { about, notesOf } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/tools-capability-missing',
    level: 'warning',
    kind: 'content',
    summary: 'Tools are listed, and the capability `tools` is not declared.',
    why: 'A server that has tools must declare it. Clients built on the official SDK do not ask a server that does not: to their users it has no tools at all.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The server lists tools ({count}) and does not declare that it has any: SDK clients never ask for them',
        help: 'Declare the capability: "capabilities": {"tools": {}}.',
      },
    },
  },
  *surface(surface) {
    const { capabilities, tools } = surface.snapshot;
    if (tools.length === 0) return;
    const undeclared = capabilities !== null && !isObject(own(capabilities, 'tools'));
    if (undeclared || notesOf(surface, 'tools-undeclared').length) yield about({ count: tools.length }, { pointer: '/capabilities/tools' });
  },
};
