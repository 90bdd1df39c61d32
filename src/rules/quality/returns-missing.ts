import { issue, NONE, type Rule } from '../rule.ts';
import { effectOf, openingVerb, verbOfTool } from './words/needs.ts';
import { read } from './words/read.ts';

/** What is read, item by item: `one loan: number, title and due date`. */
const LISTED = /[:(] ?[^.:(),]{2,60}, [^.:()]{2,}/;
const MAKES: ReadonlySet<string> = new Set(
  'create add new make generate render build draw book order reserve buy pay send publish post upload import copy clone fork run execute invoke call eval evaluate exec trigger'.split(
    ' ',
  ),
);

export const rule: Rule = {
  meta: {
    id: 'quality/returns-missing',
    level: 'warning',
    kind: 'content',
    summary: 'Neither an output schema nor the description says what comes back.',
    why: 'A model plans its next step on what it expects back. If it cannot tell, it calls a tool again to be sure, or does not call it at all.',
    source: ['S1', 'S2'],
    messages: {
      default: {
        title: 'Nothing says what {tool} gives back.',
        help: 'Name the fields of the result, their order and how many there are at most, or declare an output schema.',
      },
      acts: {
        title: 'Nothing says what {tool} gives back once it is done.',
        help: 'Say whether it returns the thing it made, a number to refer to, or nothing; or declare an output schema.',
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (reading.text === '' || !reading.known || tool.outputSchema !== undefined || reading.says('returns')) return NONE;
    const effect = effectOf(tool, context);
    if (effect === 'read' && LISTED.test(reading.text.slice(0, 2_000))) return NONE;
    const acts = effect !== undefined && effect !== 'read';
    // What makes or runs something gives back something to go on with; elsewhere the verb says half of it.
    const verb = verbOfTool(tool, context) ?? openingVerb(tool);
    const told = effect !== undefined && !(verb !== undefined && MAKES.has(verb));
    return [issue(tool, '/description', {}, { ...(told ? { level: 'note' as const } : {}), ...(acts ? { messageId: 'acts' } : {}) })];
  },
};
