import { isCut, type Json, MAX_DEPTH } from '../../model/json.ts';
import type { Item } from '../../model/surface.ts';
import { issue, NONE, option, type Rule } from '../rule.ts';
import { inputTree } from '../schema/nodes.ts';
import { limitsOf, strictest } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/schema-depth',
    level: 'warning',
    kind: 'content',
    summary: 'The input schema nests deeper than clients follow.',
    why: 'The strict mode of the OpenAI API takes ten levels, other readers have limits of their own, and a model fills deep structures badly. Beyond 200 levels nothing reads a schema any more, this review included: what lies below is compared by its digest only.',
    source: ['mcp'],
    options: {
      type: 'object',
      properties: { levels: { type: 'integer', minimum: 1, default: 10, description: 'Most levels of objects and lists.' } },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: 'The input of {tool} nests {levels} levels deep, where {limit} is what clients follow',
        help: 'Flatten it: take the inner fields as parameters, or split the tool.',
      },
      refused: {
        title: 'The input of {tool} nests {levels} levels deep, and {clients} takes {limit}: the whole request is refused',
        help: 'Flatten it: take the inner fields as parameters, or split the tool.',
      },
      cut: {
        title: '{tool} nests deeper than any reader follows: below {levels} levels this review only knows whether it changed',
        help: 'Flatten the definition. What lies below that depth was not judged.',
      },
      unseen: {
        title: 'Something below {levels} levels of {tool} changed, and nobody can see what: this review only knows that it did',
        help: 'Flatten the definition, or take the change out. Text at that depth reaches a model as any other does, and was not judged.',
      },
    },
  },
  *surface(surface, context) {
    const { tools, prompts, resources, resourceTemplates } = surface.snapshot;
    const lists: [Item[], Json[]][] = [
      [surface.tools, tools],
      [surface.prompts, prompts],
      [surface.resources, resources],
      [surface.templates, resourceTemplates],
    ];
    for (const [items, sent] of lists) {
      for (const item of items) {
        if (!wasCut(item, sent)) continue;
        const before = context.counterpart(item);
        const unseen = before !== undefined && cutsOf(before.raw) !== '' && cutsOf(before.raw) !== cutsOf(item.raw);
        yield issue(item, '', { levels: MAX_DEPTH }, unseen ? { messageId: 'unseen', level: 'error' } : { messageId: 'cut' });
      }
    }
  },
  tool(tool, context) {
    const { deepest } = inputTree(tool);
    if (!deepest || wasCut(tool, context.surface.snapshot.tools)) return NONE;
    const over = limitsOf(context, 'schemaDepth').filter((f) => deepest.nesting > f.limit.value);
    const judged = strictest(over);
    const limit = option<number>(context, 'levels', 10);
    if (judged) {
      const evidence = { levels: deepest.nesting, limit: Math.min(...over.map((f) => f.limit.value)), clients: judged.clients };
      return [issue(tool, root(deepest.pointer), evidence, { messageId: 'refused', level: judged.level })];
    }
    return deepest.nesting > limit ? [issue(tool, root(deepest.pointer), { levels: deepest.nesting, limit })] : NONE;
  },
};
/** An item is the value that was sent, unless that nested too deep to be kept whole. */
const wasCut = (item: Item, sent: readonly Json[]): boolean => item.raw !== sent[item.index];

/** What stands for all that was left out of a value: equal texts, equal contents. */
function cutsOf(value: Json): string {
  if (isCut(value)) return `${value}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(cutsOf).join('');
}

const root = (pointer: string): string => pointer.slice(0, pointer.indexOf('/', 1) < 0 ? undefined : pointer.indexOf('/', 1));
