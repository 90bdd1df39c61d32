import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { effectOf, openingVerb, verbOfTool } from './words/needs.ts';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;

export const rule: Rule = {
  meta: {
    id: 'quality/annotation-missing',
    level: 'warning',
    kind: 'content',
    summary: 'A tool has no hints, so clients take it for one that destroys and reaches out into the world.',
    why: 'Left out, the hints have cautious defaults: it writes, destructively, not twice the same, to the open world. Clients then ask before each call, and some directories refuse the server.',
    source: ['S1', 'S2', 'mcp'],
    messages: {
      default: {
        title: '{tool} has no hints, so clients take it for a destructive tool that reaches into the open world.',
        help: 'Set readOnlyHint and openWorldHint, and for a tool that writes destructiveHint and idempotentHint as well.',
      },
      reads: {
        title: '{tool} seems to only read ({verb}) but has no hints, so clients take it for destructive and ask before each call.',
        help: 'If it changes nothing, set "readOnlyHint": true. Set openWorldHint to true if it reaches beyond your own systems, else to false.',
      },
      writes: {
        title: '{tool} writes ({verb}) and has no hints, so clients take it for destructive.',
        help: 'Set "readOnlyHint": false, and say with destructiveHint whether it only adds, with idempotentHint whether a second call changes nothing more.',
      },
      destroys: {
        title: '{tool} destroys ({verb}) and says so by no hint.',
        help: 'Set "destructiveHint": true, and "idempotentHint": true if a second call changes nothing more, so that clients ask before the call.',
      },
    },
  },
  tool(tool, context) {
    const { annotations } = tool;
    if (annotations && HINTS.some((hint) => typeof own(annotations, hint) === 'boolean')) return NONE;
    const effect = effectOf(tool, context);
    const messageId =
      effect === undefined || effect === 'run' ? 'default' : effect === 'read' ? 'reads' : effect === 'destroy' ? 'destroys' : 'writes';
    return [
      issue(tool, '/annotations', messageId === 'default' ? {} : { verb: verbOfTool(tool, context) ?? openingVerb(tool) ?? '' }, {
        messageId,
        // The cautious reading is the right one here.
        ...(effect === 'destroy' ? { level: 'note' as const } : {}),
      }),
    ];
  },
};
