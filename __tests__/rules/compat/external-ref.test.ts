import { rule } from '../../../src/rules/compat/external-ref.ts';
import { say, taking } from '../../support/one-rule.ts';

test.each(['https://schemas.harbour.example/berth.json', 'berth.json#/$defs/Berth', 'file:///etc/passwd', '//harbour.example/x'])(
  '%s leads out',
  (ref) => {
    const told = say(rule, [taking({ berth: { $ref: ref } })]);
    expect(told).toMatchObject([{ pointer: '/inputSchema/properties/berth/$ref', level: 'error', evidence: { ref } }]);
  },
);

test('a document that lies inside is not outside', () => {
  const inside = { $defs: { b: { $id: 'https://harbour.example/schemas/berth.json', type: 'object' } } };
  expect(say(rule, [taking({ a: { $ref: 'https://harbour.example/schemas/berth.json' }, b: { $ref: 'berth.json' } }, inside)])).toEqual([]);
});

test('references within the schema are not outside', () => {
  expect(
    say(rule, [taking({ a: { $ref: '#/$defs/A' }, b: { $ref: '#' } }), null, { name: 'x', inputSchema: 'https://a.example' }]),
  ).toEqual([]);
});
