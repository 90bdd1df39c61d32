import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { messagesBy, strictestOf } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/title-required',
    level: 'warning',
    kind: 'content',
    summary: 'A tool has no title, which a chosen directory asks for.',
    why: 'Directories show the title to people; the Claude and ChatGPT directories ask for one on each tool.',
    source: ['mcp'],
    messages: messagesBy(
      ['store-rejects'],
      (then) => `{tool} has no title, which {clients} wants on each tool: ${then}`,
      'Give it a title in a few words, as a person would call it.',
    ),
  },
  tool(tool, context) {
    const judged = strictestOf(context, 'title');
    if (!judged) return NONE;
    const titles = [tool.title, own(tool.annotations, 'title')];
    if (titles.some((t) => typeof t === 'string' && t.trim() !== '')) return NONE;
    return [issue(tool, '/title', { clients: judged.clients }, judged)];
  },
};
