import { parseSnapshot } from '../../src/source/snapshot-file.ts';

const tool = '{"name":"ring_bell","description":"Rings the bell.","inputSchema":{"type":"object"},"description":"Rings the bell twice."}';

test.each([
  ['an array', `[${tool}]`],
  ['a list', `\uFEFF{"tools":\n [${tool}]}`],
  ['a response', `{"jsonrpc":"2.0","id":1,"result":{"tools":[${tool}]}}`],
])('a key that stands twice is noted with its place: %s', (_, text) => {
  const { tools, notes } = parseSnapshot(text, 'bells.json');
  expect(tools).toMatchObject([{ description: 'Rings the bell twice.' }]);
  expect(notes).toMatchObject([{ kind: 'lost-in-json', data: { keys: [{ pointer: '/tools/0/description', text: 'description' }] } }]);
});

test('keys that stand once in each object are no news, nor what a snapshot of ours says', () => {
  expect(parseSnapshot('{"tools":[{"name":"a","_meta":{"name":"a"}},{"name":"b"}]}', 'bells.json').notes).toEqual([]);
  expect(parseSnapshot(`{"kind":"snapshot","tools":[${tool}],"notes":[]}`, 'bells.json').notes).toEqual([]);
});
