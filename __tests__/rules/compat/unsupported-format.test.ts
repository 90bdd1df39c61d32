import { rule } from '../../../src/rules/compat/unsupported-format.ts';
import { say, taking } from '../../support/one-rule.ts';

test('a format that nobody knows is a note', () => {
  const told = say(rule, [taking({ day: { type: 'string', format: 'yyyy-mm-dd' }, mail: { type: 'string', format: 'email' } })]);
  expect(told).toMatchObject([{ level: 'note', pointer: '/inputSchema/properties/day/format', evidence: { formats: ['yyyy-mm-dd'] } }]);
});

test('a format that a chosen client refuses is a warning, and what it takes is told', () => {
  const told = say(rule, [taking({ day: { type: 'string', format: 'date' }, at: { type: 'string', format: 'date-time' } })], {
    clients: ['gemini', 'vscode'],
  });
  expect(told).toMatchObject([{ level: 'warning', evidence: { formats: ['date'], clients: ['Gemini API'] } }]);
  expect(told[0]?.help).toContain('date-time');
});

test('the formats of JSON Schema are fine', () => {
  expect(
    say(rule, [taking({ a: { format: 'date' }, b: { format: 'uri' }, c: { format: 'int64' }, format: { type: 'string' } }), null]),
  ).toEqual([]);
});
