import { own } from '../../model/json.ts';
import type { Item } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';

/** See docs/rules/breaking/prompt-argument-required.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/prompt-argument-required',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'An argument of a prompt that could be left out must be given now.',
    why: 'Clients that start the prompt without it get an error.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The prompt {tool} can no longer be started without {argument}',
        help: 'Leave it optional, or release a major version.',
      },
      added: {
        title: 'The prompt {tool} now needs {argument}, which did not exist',
        help: 'Make it optional, or release a major version.',
      },
    },
  },
  *change({ pairing }) {
    for (const { base, head } of pairing.prompts) {
      if (!base || !head) continue;
      const before = argumentsOf(base);
      for (const [argument, { required, index }] of argumentsOf(head)) {
        const was = before.get(argument);
        if (!required || was?.required) continue;
        yield issue(head, `/arguments/${index}`, { argument }, { sentence: argument, ...(was ? {} : { messageId: 'added' }) });
      }
    }
  },
};

function argumentsOf(prompt: Item): Map<string, { required: boolean; index: number }> {
  const list = own(prompt.raw, 'arguments');
  const found = new Map<string, { required: boolean; index: number }>();
  if (!Array.isArray(list)) return found;
  for (const [index, argument] of list.entries()) {
    const name = own(argument, 'name');
    if (typeof name === 'string') found.set(name, { required: own(argument, 'required') === true, index });
  }
  return found;
}
