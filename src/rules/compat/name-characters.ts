import { CLIENTS } from '../../config/clients.ts';
import { own } from '../../model/json.ts';
import { oneOf } from '../../model/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, patternOf, strictest } from './client.ts';

const SPOKEN: Record<string, string> = { ' ': 'a space', '\t': 'a tab', '\n': 'a line end', '\r': 'a line end' };
const spoken = (character: string): string => SPOKEN[character] ?? character;

const NOTHING = 'no character';
const CHARACTERS = oneOf('characters', [...Object.values(SPOKEN), NOTHING]);
const ALLOWED = oneOf('allowed', [...new Set(CLIENTS.flatMap((c) => c.limits.nameCharacters?.value.words ?? []))]);

/** What every client of the table takes. */
const PORTABLE = /[a-zA-Z0-9_-]/;

export const rule: Rule = {
  meta: {
    id: 'compat/name-characters',
    level: 'error',
    kind: 'content',
    summary: 'The name holds characters that a chosen client does not take.',
    why: 'The protocol allows dots and leaves much open; most model APIs take letters, digits, `_` and `-` only. They answer an error for the whole request, so one name takes every tool of every server with it. A dot alone is a warning: it is legal, and many clients replace it before they call the API.',
    source: ['mcp'],
    messages: messagesBy(
      ['request-refused', 'store-rejects', 'tool-dropped', 'name-rewritten'],
      (then) => `The name of {tool} holds ${CHARACTERS}; for {clients} only ${ALLOWED} will do: ${then}`,
      'Rename the tool with the characters that are taken, and keep the old name in the list for a while if callers use it.',
    ),
  },
  tool(tool, context) {
    if (typeof own(tool.raw, 'name') !== 'string') return NONE;
    const against = limitsOf(context, 'nameCharacters').filter((f) => !patternOf(f.limit.value).test(tool.name));
    const judged = strictest(against);
    if (!judged) return NONE;
    const odd = [...new Set([...tool.name].filter((c) => !PORTABLE.test(c)))];
    const allowed = against.find((f) => f.client.label === judged.clients[0])!.limit.value.words;
    const dots = odd.length === 1 && odd[0] === '.';
    return [
      issue(
        tool,
        '/name',
        {
          characters: odd.length ? odd.slice(0, 5).map(spoken) : [tool.name === '' ? NOTHING : tool.name.slice(0, 1)],
          clients: judged.clients,
          allowed,
        },
        { messageId: judged.messageId, level: dots && judged.level === 'error' ? 'warning' : judged.level },
      ),
    ];
  },
};
