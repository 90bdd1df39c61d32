import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bread, cake, cleanUp, listed, names, notes, scratch } from './help.ts';

afterAll(cleanUp);
const answer = (result: string): string => `{"jsonrpc":"2.0","id":$ID,"result":${result}}\n`;
const raw = (result: string): unknown => ({ tools: [bread], on: { 'tools/list': [{ raw: answer(result) }] } });

describe('the list is kept as it was sent', () => {
  test('unknown members, broken tools and doubled names', async () => {
    const tools = [
      { ...bread, 'x-shelf': { deep: [1, null, true] }, annotations: { readOnlyHint: true, custom: 'kept' } },
      { name: 'no_schema', description: null },
      { name: 7 },
      'no object at all',
      null,
      cake,
      cake,
    ];
    const snapshot = await listed({ tools });
    expect(snapshot.tools).toEqual(tools);
  });

  test('the order of keys and of tools', async () => {
    const tools = [
      { inputSchema: { type: 'object' }, name: 'zeta', description: 'Z.' },
      { description: 'A.', name: 'alpha' },
    ];
    const snapshot = await listed({ tools });
    expect(JSON.stringify(snapshot.tools)).toBe(JSON.stringify(tools));
  });

  test('the bytes of a result are measured as sent, white space and escapes included', async () => {
    const result = '{ "tools" : [ {"name":"caf\\u00e9","description":"cr\u00eape"} ] , "x": 1.50 }';
    const snapshot = await listed(raw(result));
    const sent = snapshot.wire.find((w) => w.method === 'tools/list');
    expect(sent).toEqual({
      method: 'tools/list',
      bytes: Buffer.byteLength(result),
      sha256: createHash('sha256').update(result).digest('hex'),
    });
    expect(names(snapshot)).toEqual(['café']);
  });

  test('a literal __proto__ key survives and poisons nothing', async () => {
    const snapshot = await listed(raw('{"tools":[{"name":"a","inputSchema":{"type":"object","__proto__":{"polluted":true}}}]}'));
    expect(JSON.stringify(snapshot.tools)).toContain('"__proto__":{"polluted":true}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('what a JSON parser cannot keep is noted with its place', async () => {
    const snapshot = await listed(
      raw(
        '{"tools":[{"name":"a","name":"b","inputSchema":{"type":"object","minimum":1.0,"maximum":9007199254740993,"properties":{"z":{},"2":{},"1":{}}}}]}',
      ),
    );
    const [note] = notes(snapshot, 'lost-in-json');
    expect(note?.data).toMatchObject({
      method: 'tools/list',
      keys: [{ pointer: '/tools/0/name', text: 'name' }],
      numbers: [
        { pointer: '/tools/0/inputSchema/minimum', text: '1.0' },
        { pointer: '/tools/0/inputSchema/maximum', text: '9007199254740993' },
      ],
      moved: [
        { pointer: '/tools/0/inputSchema/properties/2', text: '2' },
        { pointer: '/tools/0/inputSchema/properties/1', text: '1' },
      ],
    });
    expect(names(snapshot)).toEqual(['b']);
  });

  test('bytes that are not UTF-8 are noted', async () => {
    const file = join(scratch(), 'latin1');
    writeFileSync(file, Buffer.from(answer('{"tools":[{"name":"cr\u00eape"}]}'), 'latin1'));
    // Read as latin1 so that the bytes reach stdout as they are.
    const snapshot = await listed({ tools: [bread], on: { 'tools/list': [{ bytesFile: file }] } });
    expect(notes(snapshot, 'lost-in-json')[0]?.data).toMatchObject({ invalidText: 1 });
  });

  test('nesting beyond what can be written again is cut, told, and still told apart', async () => {
    const deep = (end: string): string => `{"tools":[{"name":"a","inputSchema":${'{"items":'.repeat(5000)}"${end}"${'}'.repeat(5000)}}]}`;
    const file = join(scratch(), 'deep');
    writeFileSync(file, answer(deep('x')));
    const one = await listed({ tools: [bread], on: { 'tools/list': [{ rawFile: file }] } });
    writeFileSync(file, answer(deep('y')));
    const two = await listed({ tools: [bread], on: { 'tools/list': [{ rawFile: file }] } });
    expect(notes(one, 'limit')[0]?.data).toMatchObject({ limit: 'depth', count: 1 });
    expect(JSON.stringify(one.tools)).toContain('nested deeper');
    expect(JSON.stringify(one.tools)).not.toBe(JSON.stringify(two.tools));
  });

  test('an answer in a batch', async () => {
    const batch = `[{"jsonrpc":"2.0","method":"notifications/message","params":{}},{"jsonrpc":"2.0","id":$ID,"result":{"tools":[{"name":"in_batch"}]}}]\n`;
    const snapshot = await listed({ tools: [bread], on: { 'tools/list': [{ raw: batch }] } });
    expect(names(snapshot)).toEqual(['in_batch']);
  });

  test('an id that comes back as text is accepted and told', async () => {
    const snapshot = await listed({
      tools: [bread],
      on: { 'tools/list': [{ raw: '{"jsonrpc":"2.0","id":"$ID","result":{"tools":[]}}\n' }] },
    });
    expect(notes(snapshot, 'other')[0]?.data).toEqual({ changedIds: 1 });
  });

  test('an answer to a question never asked is passed over', async () => {
    const stdout = '{"jsonrpc":"2.0","id":999,"result":{"tools":[{"name":"forged"}]}}\n';
    const snapshot = await listed({ tools: [bread], on: { 'tools/list': [{ stdout }] } });
    expect(names(snapshot)).toEqual(['bakery_list_breads']);
  });
});

describe('everything a client reads is listed', () => {
  test('prompts, resources and templates where they are declared', async () => {
    const snapshot = await listed({
      tools: [bread],
      prompts: [{ name: 'menu' }],
      resources: [{ uri: 'bakery://today', name: 'today' }],
      templates: [{ uriTemplate: 'bakery://{day}', name: 'day' }],
      instructions: 'Ask for allergies.',
    });
    expect(snapshot).toMatchObject({
      kind: 'snapshot',
      era: 'legacy',
      protocolVersion: '2025-11-25',
      server: { name: 'hostile', version: '1.0.0' },
      instructions: 'Ask for allergies.',
      prompts: [{ name: 'menu' }],
      resources: [{ uri: 'bakery://today' }],
      resourceTemplates: [{ uriTemplate: 'bakery://{day}' }],
    });
    expect(snapshot.wire.map((w) => w.method)).toEqual([
      'initialize',
      'tools/list',
      'prompts/list',
      'resources/list',
      'resources/templates/list',
    ]);
  });

  test('tools that are not declared are listed all the same', async () => {
    const snapshot = await listed({ tools: [bread], capabilities: { prompts: {} }, prompts: [] });
    expect(snapshot.tools).toHaveLength(1);
    expect(notes(snapshot, 'tools-undeclared')).toHaveLength(1);
  });

  test('a server that has no tools and says so need not know tools/list', async () => {
    const snapshot = await listed({ tools: null, capabilities: { prompts: {} }, prompts: [{ name: 'menu' }] });
    expect(snapshot.tools).toEqual([]);
    expect(snapshot.prompts).toHaveLength(1);
    expect(snapshot.notes).toEqual([]);
  });

  test('prompts that fail are a note, and the tools stay', async () => {
    const snapshot = await listed({
      tools: [bread],
      prompts: [],
      on: { 'prompts/list': [{ error: { code: -32603, message: 'pantry locked' } }] },
    });
    expect(snapshot.tools).toHaveLength(1);
    expect(notes(snapshot, 'list-failed')[0]?.text).toContain('pantry locked');
  });

  test('pages, with the empty string as a cursor', async () => {
    const tools = Array.from({ length: 7 }, (_, i) => ({ ...bread, name: `bakery_tool_${i}` }));
    const snapshot = await listed({ tools, pageSize: 2, emptyCursor: true });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'page')[0]?.data).toMatchObject({ method: 'tools/list', pages: 4 });
  });

  test('eleven megabytes in one answer', async () => {
    const tools = [{ ...bread, description: 'flour '.repeat(1_900_000) }];
    const snapshot = await listed({ tools });
    expect(snapshot.wire[1]?.bytes).toBeGreaterThan(11_000_000);
    expect(snapshot.tools).toEqual(tools);
  });

  test('five thousand tools', async () => {
    const tools = Array.from({ length: 5000 }, (_, i) => ({ ...bread, name: `bakery_tool_${i}` }));
    expect((await listed({ tools })).tools).toHaveLength(5000);
  });

  test('no tools at all is a list, not an error', async () => {
    expect((await listed({ tools: [] })).tools).toEqual([]);
  });
});

describe('the server asks the client', () => {
  test('and gets proper answers, after which it goes on', async () => {
    const answers = join(scratch(), 'answers');
    const ask = ['roots/list', 'ping', 'sampling/createMessage', 'elicitation/create', 'bakery/unheard'];
    const snapshot = await listed(
      { tools: [bread], answers, on: { 'tools/list': [{ ask, wait: 0 }, {}] }, start: {} },
      { effort: 'quick' },
    );
    expect(notes(snapshot, 'server-request').map((n) => n.data?.method)).toEqual(ask);
    const { readFileSync } = await import('node:fs');
    const got = JSON.parse(readFileSync(answers, 'utf8')) as { id: string; result?: unknown; error?: { code: number } }[];
    expect(got.map((g) => [g.id.replace('from-server-', ''), g.result ?? g.error?.code])).toEqual([
      ['roots/list', { roots: [] }],
      ['ping', {}],
      ['sampling/createMessage', -1],
      ['elicitation/create', { action: 'decline' }],
      ['bakery/unheard', -32601],
    ]);
  });
});
