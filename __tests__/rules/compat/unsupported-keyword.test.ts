import { rule } from '../../../src/rules/compat/unsupported-keyword.ts';
import { say, taking } from '../../support/one-rule.ts';

const either = { size: { oneOf: [{ type: 'string' }, { type: 'integer' }] } };

test('a heavy keyword is a note that names who refuses it', () => {
  const told = say(rule, [taking(either)]);
  expect(told).toMatchObject([{ level: 'note', pointer: '/inputSchema/properties/size/oneOf', evidence: { keywords: ['oneOf'] } }]);
  expect(told[0]?.message).toContain('Gemini API');
});

test('with such a client chosen it is a warning', () => {
  const told = say(rule, [taking(either, { additionalProperties: false })], { clients: ['gemini'] });
  expect(told).toMatchObject([{ level: 'warning', evidence: { keywords: ['additionalProperties', 'oneOf'] } }]);
});

test('the plain keywords are fine, and so are parameters of these names', () => {
  const plain = { a: { anyOf: [{ type: 'string' }, { type: 'null' }] }, oneOf: { type: 'string', minLength: 1 } };
  expect(say(rule, [taking(plain, { additionalProperties: false, $schema: 'http://json-schema.org/draft-07/schema#' }), null])).toEqual([]);
});

test('an empty schema for the other properties is told; true, false and a kind of value are not', () => {
  expect(say(rule, [taking({}, { additionalProperties: {} })])).toMatchObject([
    { level: 'note', pointer: '/inputSchema/additionalProperties' },
  ]);
  expect(
    say(rule, [
      taking({ a: { additionalProperties: true }, b: { additionalProperties: { type: 'string' } } }, { additionalProperties: false }),
    ]),
  ).toEqual([]);
});
