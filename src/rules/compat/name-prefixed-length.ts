import type { Issue } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ContentContext, issue, NONE, option, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest, withLimits } from './client.ts';

const HELP = 'Shorten the name of the tool, or the name under which the server is configured. About 40 characters leave room.';

export const rule: Rule = {
  meta: {
    id: 'compat/name-prefixed-length',
    level: 'warning',
    kind: 'content',
    summary: 'The name is too long once a chosen client has put the name of the server in front.',
    why: 'Clients put the name of the server before that of the tool, `mcp__server__tool` or the like, and hold the whole to a limit of their own. A name that fits alone is then left out or refused, and nothing says so where the server is written.',
    source: ['mcp'],
    options: {
      type: 'object',
      properties: {
        forms: {
          type: 'array',
          items: { type: 'string', pattern: '\\{tool\\}' },
          default: [],
          description: 'More forms of the whole name, with `{server}` and `{tool}`: for clients of your own.',
        },
        max: { type: 'integer', minimum: 1, default: 64, description: 'Most characters of those forms.' },
      },
      additionalProperties: false,
    },
    messages: {
      ...messagesBy(
        ['tool-dropped', 'sometimes-refused'],
        (then) => `{tool} becomes {full}, {length} characters; such a name is over the limit of {limits}: ${then}`,
        HELP,
      ),
      both: {
        title:
          '{tool} becomes {full}, {length} characters; such a name is over the limit of {limits}, where on some paths the whole request is refused, and of {dropping}, where the tool is left out',
        help: HELP,
      },
      own: {
        title: '{tool} becomes {full}, {length} characters where {limit} is the most',
        help: 'Shorten the name of the tool, or the name under which the server is configured.',
      },
    },
  },
  tool(tool, context) {
    // In a replacement a dollar may stand for something else.
    return tool.name.length <= roomIn(context) && !tool.name.includes('$') ? NONE : judge(tool, context);
  },
};

const rooms = new WeakMap<ContentContext, number>();

/** The length up to which the name of a tool fits into every form. */
function roomIn(context: ContentContext): number {
  let room = rooms.get(context);
  if (room === undefined) {
    const server = serverIn(context);
    const most = option<number>(context, 'max', 64);
    room = Math.min(
      ...limitsOf(context, 'prefixedName').flatMap(({ limit }) =>
        limit.value.forms.map((form) => limit.value.max - lengthOf(form, server, '')),
      ),
      ...option<string[]>(context, 'forms', []).map((form) => {
        const parts = form.replaceAll('{server}', server).split('{tool}');
        return (most - parts.join('').length) / (parts.length - 1);
      }),
    );
    rooms.set(context, room);
  }
  return room;
}

/** The server's name as clients write it: they replace what they do not take, and keep the length. */
const serverIn = ({ serverName }: ContentContext): string => serverName.replace(/[^a-zA-Z0-9_-]/g, '_');

function* judge(tool: Tool, context: ContentContext): Iterable<Issue> {
  // `workflow/job` is the key of a review and no name under which anyone configures a server.
  if (typeof own(tool.raw, 'name') !== 'string' || context.serverName.includes('/')) return;
  const server = serverIn(context);
  const whole = (form: string): string => form.replaceAll('{server}', server).replaceAll('{tool}', tool.name);
  const over = limitsOf(context, 'prefixedName').flatMap((f) => {
    // The form that is sure to be used comes first; the others are told when it fits.
    const form = f.limit.value.forms.find((candidate) => lengthOf(candidate, server, tool.name) > f.limit.value.max);
    return form === undefined ? [] : [{ ...f, full: whole(form) }];
  });
  const judged = strictest(over);
  if (judged) {
    const worst = over.find((f) => f.client.label === judged.clients[0])!;
    const each = over.map((f) => ({ client: f.client, most: f.limit.value.max }));
    const others = over.filter((f) => f.limit.outcome === 'tool-dropped').map((f) => f.client.label);
    const dropping = judged.messageId === 'tool-dropped' ? [] : withLimits(each, others);
    const evidence = {
      full: worst.full.slice(0, 300),
      length: worst.full.length,
      limit: worst.limit.value.max,
      clients: [...new Set([...judged.clients, ...others])],
      limits: withLimits(each, judged.clients),
      ...(dropping.length ? { dropping } : {}),
    };
    yield issue(tool, '/name', evidence, { level: judged.level, messageId: dropping.length ? 'both' : judged.messageId });
  }
  const max = option<number>(context, 'max', 64);
  const mine = option<string[]>(context, 'forms', [])
    .map(whole)
    .find((name) => name.length > max);
  if (mine !== undefined)
    yield issue(tool, '/name', { full: mine.slice(0, 300), length: mine.length, limit: max }, { messageId: 'own', sentence: 'own' });
}

/** Length of the whole name, without making it. */
const lengthOf = (form: string, server: string, tool: string): number => {
  const servers = form.split('{server}').length - 1;
  return form.length + servers * (server.length - '{server}'.length) + tool.length - '{tool}'.length;
};
