import { measure } from '../../src/diff/size.ts';
import type { Json } from '../../src/model/json.ts';
import { emptySnapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const surface = (tools: Json[]) => new Surface({ ...emptySnapshot(), tools });
const tools: Json[] = [
  { name: 'öffnen', description: 'Öffnet den Lesesaal.', inputSchema: { type: 'object' }, annotations: { readOnlyHint: false } },
  { inputSchema: { type: 'object' }, name: 'close_room', _meta: { a: '日本語' } },
];

test('bytes are those of the compact list as sent, model bytes those of what a model reads of it', () => {
  const size = measure(surface(tools));
  const read = [
    { name: 'öffnen', description: 'Öffnet den Lesesaal.', inputSchema: { type: 'object' } },
    { name: 'close_room', inputSchema: { type: 'object' } },
  ];
  expect(size.bytes).toBe(Buffer.byteLength(JSON.stringify(tools)));
  expect(size.modelBytes).toBe(Buffer.byteLength(JSON.stringify(read)));
  expect(size.tokens).toBeNull();
  expect(size.tools.get('öffnen')).toEqual({
    bytes: Buffer.byteLength(JSON.stringify(tools[0])),
    modelBytes: Buffer.byteLength(JSON.stringify(read[0])),
    tokens: null,
  });
});

test('tokens are counted over the same text', () => {
  const counted: string[] = [];
  const size = measure(surface([{ name: 'a', title: 'unread' }]), (text) => {
    counted.push(text);
    return text.length;
  });
  expect(size.tokens).toBe('[{"name":"a"}]'.length);
  expect(counted.join('')).not.toContain('unread');
});

test('an empty list, several of one name, and what is no tool', () => {
  expect(measure(surface([]))).toMatchObject({ bytes: 2, modelBytes: 2 });
  expect(measure(surface([{ name: 'a' }, { name: 'a' }])).tools.get('a')).toMatchObject({ bytes: 2 * '{"name":"a"}'.length });
  expect(measure(surface([null, 5, 'x'])).bytes).toBe('[null,5,"x"]'.length);
});

test.each<Json>([
  {},
  { a: 1 },
  { name: 'a' },
  { name: 'a', b: [1, { c: 'ü' }] },
  JSON.parse('{"name":"a","__proto__":{"x":1}}'),
  [{ name: 'a' }],
])('bytes of %j are those of its text', (tool) => expect(measure(surface([tool])).bytes).toBe(Buffer.byteLength(JSON.stringify([tool]))));
