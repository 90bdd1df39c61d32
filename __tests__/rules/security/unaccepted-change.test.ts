import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/unaccepted-change.ts';
import { sayOfChange } from '../../support/one-rule.ts';

const tool = (description: string, name = 'museum_list'): JsonObject => ({ name, description, inputSchema: { type: 'object' } });
const told = (before: JsonObject[], after: JsonObject[], trust: 'own' | 'third-party') =>
  sayOfChange(rule, before, after, { trust }).map((t) => [t.level, t.tool, t.pointer]);

test('any change of a third-party server, however harmless', () => {
  expect(told([tool('Lists rooms.')], [tool('Lists the rooms.')], 'third-party')).toEqual([['error', 'museum_list', '/description']]);
  expect(told([tool('Lists.')], [tool('Lists.'), tool('Finds.', 'museum_find')], 'third-party')).toEqual([['error', 'museum_find', '']]);
});

test('own servers, and another order, are left alone', () => {
  expect(told([tool('Lists rooms.')], [tool('Lists the rooms.')], 'own')).toEqual([]);
  expect(told([tool('A.', 'a_list'), tool('B.', 'b_list')], [tool('B.', 'b_list'), tool('A.', 'a_list')], 'third-party')).toEqual([]);
});
