import { rule } from '../../../src/rules/quality/parameter-undescribed.ts';
import { judge, text, tool } from './judge.ts';

const pointers = (properties: Parameters<typeof tool>[2], more = {}): string[] =>
  judge(rule, [tool('bake_loaf', 'Bakes.', properties, more)]).map((f) => f.pointer);

test('finds parameters without a description at any depth', () => {
  expect(
    pointers({
      flour: { type: 'string' },
      oven: { type: 'object', description: 'Oven', properties: { heat: { type: 'number' }, name: text('Name') } },
      steps: { type: 'array', description: 'Steps', items: { type: 'object', properties: { minutes: { type: 'integer' } } } },
    }),
  ).toEqual([
    '/inputSchema/properties/flour',
    '/inputSchema/properties/oven/properties/heat',
    '/inputSchema/properties/steps/items/properties/minutes',
  ]);
});

test('is quiet where the schema explains itself or the text stands elsewhere', () => {
  expect(
    pointers({
      flour: { enum: ['rye', 'wheat'] },
      day: { type: 'string', format: 'date' },
      kind: { const: 'loaf' },
      oven: { anyOf: [text('Which oven'), { type: 'null' }] },
      shop: { anyOf: [{ enum: ['north', 'south'] }, { type: 'null' }] },
    }),
  ).toEqual([]);
  const referred = { type: 'object', properties: { oven: { $ref: '#/$defs/Oven' } }, $defs: { Oven: text('Which oven') } };
  expect(judge(rule, [{ name: 'bake_loaf', inputSchema: referred }])).toEqual([]);
});

test('a default is an example at hand', () => {
  const [finding] = judge(rule, [tool('bake_loaf', 'Bakes.', { minutes: { type: 'integer', default: 45 } })]);
  expect(finding?.help).toBe('Describe minutes (integer) in a sentence, with an example such as 45 if that is a typical one.');
});

test('numbers as an enum explain nothing', () => expect(pointers({ heat: { enum: [1, 2, 3] } })).toHaveLength(1));

test('asks where an id comes from when a sibling gives such things', () => {
  const findings = judge(rule, [tool('eat_loaf', 'Eats.', { loaf_id: { type: 'string' } }), tool('list_loafs', 'Lists.')]);
  expect(findings[0]).toMatchObject({ messageId: 'source', evidence: { parameter: 'loaf_id', sources: ['list_loafs'] } });
});

test('a hundred bare parameters are twenty findings and a number', () => {
  const properties = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`p${i}`, { type: 'string' }]));
  const findings = judge(rule, [tool('bake_loaf', 'Bakes.', properties)]);
  expect(findings).toHaveLength(21);
  expect(findings.find((f) => f.messageId === 'more')?.evidence.count).toBe(80);
});

test('below the root five are told, and what lies deep is a note', () => {
  const below = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`p${i}`, { type: 'string' }]));
  const findings = judge(rule, [tool('bake_loaf', 'Bakes.', { oven: { type: 'object', description: 'Oven', properties: below } })]);
  expect(findings.map((f) => f.messageId)).toEqual(['more', 'default', 'default', 'default', 'default', 'default']);
  expect(findings[0]?.evidence.count).toBe(4);
  const deep = {
    type: 'object',
    description: 'A',
    properties: { b: { type: 'object', description: 'B', properties: { c: { type: 'string' } } } },
  };
  expect(judge(rule, [tool('bake_loaf', 'Bakes.', { a: deep })])).toMatchObject([{ level: 'note', evidence: { parameter: 'a.b.c' } }]);
});

test('hostile shapes are survived', () => {
  const shapes = ['null', '[]', '"x"', '{"properties":[]}', '{"properties":{"a":null,"__proto__":1}}', '{"properties":{"a":true}}'];
  for (const shape of shapes) expect(() => judge(rule, [{ name: 'x', inputSchema: JSON.parse(shape) }])).not.toThrow();
  let deep: Record<string, unknown> = { type: 'string' };
  for (let i = 0; i < 5_000; i++) deep = { type: 'object', properties: { a: deep } };
  expect(judge(rule, [{ name: 'x', inputSchema: deep as never }]).length).toBeGreaterThan(0);
});

test('a bare name asks for a better one in the same line', () => {
  const told = judge(rule, [tool('bake_loaf', 'Bakes.', { id: { type: 'string' }, zest: { type: 'string' } })]);
  expect(told.map((f) => f.messageId)).toEqual(['bare', 'default']);
  expect(told[0]!.help).toContain('a name that says which');
});
