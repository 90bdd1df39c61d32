import { rule } from '../../../src/rules/compat/tool-count.ts';
import { say, taking } from '../../support/one-rule.ts';

const shelf = (count: number) => Array.from({ length: count }, (_, i) => taking({}, {}, `bake_${i}`));

test('each limit that is crossed is told with who has it', () => {
  expect(say(rule, shelf(40))).toEqual([]);
  expect(say(rule, shelf(41))).toMatchObject([{ tool: null, level: 'warning', evidence: { count: 41, limit: 40, clients: ['Cursor'] } }]);
  expect(say(rule, shelf(129)).map((t) => [t.evidence.limit, t.evidence.clients])).toEqual([
    [40, ['Cursor']],
    [128, ['OpenAI API', 'VS Code']],
  ]);
});

test('only chosen clients count', () => {
  expect(say(rule, shelf(101), { clients: ['windsurf'] })).toMatchObject([{ evidence: { limit: 100 } }]);
  expect(say(rule, shelf(101), { clients: ['claude-code'] })).toEqual([]);
});
