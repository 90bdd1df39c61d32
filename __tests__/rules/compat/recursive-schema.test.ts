import { rule } from '../../../src/rules/compat/recursive-schema.ts';
import { say, taking } from '../../support/one-rule.ts';

const list = { $defs: { Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } } } };

test('a schema that contains itself is told once', () => {
  const told = say(rule, [taking({ a: { $ref: '#/$defs/Node' }, b: { $ref: '#/$defs/Node' } }, list)]);
  expect(told).toMatchObject([{ tool: 'bake_loaf', level: 'warning', evidence: { ref: '#/$defs/Node' } }]);
});

test.each([
  ['the root', taking({ child: { $ref: '#' } })],
  [
    'a round of two',
    taking({ a: { $ref: '#/$defs/A' } }, { $defs: { A: { items: { $ref: '#/$defs/B' } }, B: { not: { $ref: '#/$defs/A' } } } }),
  ],
  ['a reference to itself', taking({ a: { $ref: '#/properties/a' } })],
])('%s', (_what, tool) => {
  expect(say(rule, [tool])).toHaveLength(1);
});

test('who refuses it is named', () => {
  const [told] = say(rule, [taking({ a: { $ref: '#/$defs/Node' } }, list)], { clients: ['gemini'] });
  expect(told?.message).toContain('Gemini API');
});

test('a definition that contains itself and is never used is no matter', () => {
  expect(say(rule, [taking({ a: {} }, list)])).toEqual([]);
});

test('using a definition often, or one that leads nowhere, is no recursion', () => {
  const defs = { $defs: { Day: { type: 'string' }, Span: { properties: { from: { $ref: '#/$defs/Day' }, to: { $ref: '#/$defs/Day' } } } } };
  expect(say(rule, [taking({ a: { $ref: '#/$defs/Span' }, b: { $ref: '#/$defs/Span' }, c: { $ref: '#/$defs/None' } }, defs)])).toEqual([]);
  expect(say(rule, [null, { name: 'a', inputSchema: 'x' }, taking({})])).toEqual([]);
});

test('many definitions that name each other end soon', () => {
  const $defs = Object.fromEntries(
    Array.from({ length: 400 }, (_, i) => [
      `d${i}`,
      { anyOf: Array.from({ length: 20 }, (_, j) => ({ $ref: `#/$defs/d${(i * 7 + j) % 400}` })) },
    ]),
  );
  expect(say(rule, [taking({ a: { $ref: '#/$defs/d0' } }, { $defs })])).toHaveLength(1);
});

test('a reference without any text leaves no hole', () => {
  expect(say(rule, [taking({ child: { $ref: '' } })])[0]?.message).toContain('through ""');
});
