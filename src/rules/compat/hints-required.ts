import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest } from './client.ts';

const HELP = 'Write each hint out in annotations, also where it has the default value.';

export const rule: Rule = {
  meta: {
    id: 'compat/hints-required',
    level: 'warning',
    kind: 'content',
    summary: 'A hint is not written out that a chosen directory asks for on each tool.',
    why: 'The protocol has defaults for its hints. The directories of ChatGPT and Claude do not accept them: each tool must say so itself, and servers were turned down for it.',
    source: ['mcp'],
    messages: {
      ...messagesBy(['store-rejects'], (then) => `{tool} does not say {missing}, which {clients} wants on each tool: ${then}`, HELP),
      each: {
        title: '{tool} lacks hints that directories want on each tool ({wanted}): the server is not listed there',
        help: HELP,
      },
    },
  },
  tool(tool, context) {
    const lacks = (hints: string[]): string[] => hints.filter((h) => typeof own(tool.annotations, h) !== 'boolean');
    const found = limitsOf(context, 'hints').filter((f) => lacks(f.limit.value).length > 0);
    const judged = strictest(found);
    if (!judged) return NONE;
    const missing = [...new Set(found.flatMap((f) => lacks(f.limit.value)))];
    const wanted = found.map((f) => `${f.client.label}: ${lacks(f.limit.value).join(', ')}`);
    // Directories that want different things are told one by one.
    const alike = found.every((f) => lacks(f.limit.value).length === missing.length);
    return alike
      ? [issue(tool, '/annotations', { missing, clients: judged.clients }, judged)]
      : [issue(tool, '/annotations', { missing, clients: judged.clients, wanted }, { messageId: 'each', level: judged.level })];
  },
};
