import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest, withLimits } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/name-length',
    level: 'error',
    kind: 'content',
    summary: 'The name is longer than a chosen client takes.',
    why: 'Most model APIs take 64 characters and answer an error for the whole request, so one long name takes every tool with it. The protocol itself allows 128.',
    source: ['mcp'],
    messages: messagesBy(
      ['request-refused', 'store-rejects', 'tool-dropped'],
      (then) => `The name of {tool} has {length} characters, over the limit of {limits}: ${then}`,
      'Shorten the name. About 40 characters leave room for the prefix that clients put in front.',
    ),
  },
  tool(tool, context) {
    if (typeof own(tool.raw, 'name') !== 'string') return NONE;
    const limited = limitsOf(context, 'nameLength');
    // Characters are at most as many as UTF-16 units.
    if (!limited.some((f) => tool.name.length > f.limit.value)) return NONE;
    const length = [...tool.name].length;
    const over = limited.filter((f) => length > f.limit.value);
    const judged = strictest(over);
    if (!judged) return NONE;
    const each = over.map((f) => ({ client: f.client, most: f.limit.value }));
    const limits = withLimits(each, judged.clients);
    const limit = Math.min(...each.filter((f) => judged.clients.includes(f.client.label)).map((f) => f.most));
    return [issue(tool, '/name', { length, limit, clients: judged.clients, limits }, judged)];
  },
};
