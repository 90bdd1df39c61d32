import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/purpose-changed.ts';
import { sayOfChange } from '../../support/one-rule.ts';

const tool = (description: string): JsonObject => ({ name: 'museum_visitors', description, inputSchema: { type: 'object' } });
const told = (before: string, after: string) => sayOfChange(rule, [tool(before)], [tool(after)]).map((t) => t.level);

test('another verb on other things', () => {
  expect(told('Counts the visitors of a day by room.', 'Sends a letter to every sponsor on the list.')).toEqual(['warning']);
  expect(told('Lists the visitors of a day.', 'Deletes old entries of a diary.')).toEqual(['warning']);
});

test('the same job in other words is quiet', () => {
  expect(told('Lists the visitors of a day by room.', 'Shows the visitors of one day, room by room.')).toEqual([]);
  expect(told('Counts visitors.', 'Counts visitors. Use it for reports. Returns numbers by room.')).toEqual([]);
});
