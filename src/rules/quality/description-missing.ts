import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/description-missing',
    level: 'warning',
    kind: 'content',
    summary: 'A tool has no description, or an empty one.',
    why: 'The protocol makes the description optional, but it is what a model chooses by: a tool without one is called by the sound of its name, or never.',
    source: ['S2'],
    messages: {
      default: {
        title: '{tool} has no description, so a model has only the name to go by.',
        help: 'Write what {tool} does, when to call it and what comes back, in three or four sentences.',
      },
      notText: {
        title: 'The description of {tool} is no text ({type}), so clients drop it or refuse the tool.',
        help: 'Send the description as a string.',
      },
      inputs: {
        title: '{tool} has no description, so a model has only the name and the parameters to go by.',
        help: 'Write what {tool} does with {parameters}, when to call it and what comes back, in three or four sentences.',
      },
    },
  },
  tool(tool) {
    const description = own(tool.raw, 'description');
    if (typeof description === 'string' && /[\p{L}\p{N}]/u.test(description.slice(0, 2_000))) return NONE;
    if (description !== undefined && typeof description !== 'string') {
      const type = description === null ? 'null' : Array.isArray(description) ? 'an array' : `of type ${typeof description}`;
      return [issue(tool, '/description', { type }, { messageId: 'notText' })];
    }
    const parameters = tool.parameters.slice(0, 5).map(([name]) => name);
    return [issue(tool, '/description', parameters.length ? { parameters } : {}, parameters.length ? { messageId: 'inputs' } : {})];
  },
};
