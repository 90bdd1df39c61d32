import type { Level } from '../../../src/model/finding.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { say } from '../../support/one-rule.ts';

/** A tool of a bakery with more words in its description. */
export const loaves = (more = '', name = 'bakery_list_loaves'): JsonObject => ({
  name,
  description: `Lists the loaves on sale today with name, weight and price.${more === '' ? '' : ` ${more}`}`,
  inputSchema: {
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date', description: 'Day of the sale' },
      limit: { type: 'integer', description: 'Most loaves to return' },
    },
  },
});

/** The gravest level at which a rule speaks of the tool with these words added, or `quiet`. */
export function weight(rule: Rule, more: string | JsonObject): Level | 'quiet' {
  const tool = typeof more === 'string' ? loaves(more) : more;
  const order = loaves('', 'bakery_place_order');
  order.description = 'Places an order for loaves. Returns the order number.';
  const levels = say(rule, [tool, order])
    .filter((t) => t.tool === tool.name)
    .map((t) => t.level as Level);
  return (['error', 'warning', 'note'] as const).find((l) => levels.includes(l)) ?? 'quiet';
}
