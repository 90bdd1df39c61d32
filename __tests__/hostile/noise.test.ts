import { bread, cake, cleanUp, listed, names, notes, play } from './help.ts';

afterAll(cleanUp);
const tools = [bread, cake];

describe('what stands on stdout beside the messages is counted and costs nothing', () => {
  test('a banner before the first message', async () => {
    const snapshot = await listed({ tools, start: { stdout: 'Bakery server, version 3\n' } });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 1, bytes: 24, sample: 'Bakery server, version 3' });
  });

  test('an object printed over several lines between question and answer', async () => {
    const stdout = 'baked: Loaf[0]\n   {\n "crust": "dark"\n}\n';
    const snapshot = await listed({ tools, on: { 'tools/list': [{ stdout }] } });
    expect(names(snapshot)).toEqual(['bakery_list_breads', 'bakery_order_cake']);
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 4 });
  });

  test('JSON that is no protocol message: log records, numbers, arrays, another version of JSON-RPC', async () => {
    const stdout = '{"level":30,"msg":"oven on"}\n42\n[1,2]\n[]\n{"jsonrpc":"1.0","method":"x"}\n{"jsonrpc":"2.0"}\n';
    const snapshot = await listed({ tools, on: { initialize: [{ stdout }] } });
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 6, blank: 0 });
  });

  test('blank lines', async () => {
    const snapshot = await listed({ tools, start: { stdout: '\n\n  \n' } });
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 3, blank: 3 });
  });

  test('CRLF line ends', async () => {
    const snapshot = await listed({ tools, eol: '\r\n' });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 0, crlf: 2 });
  });

  test('a byte order mark in front of the first message', async () => {
    const snapshot = await listed({ tools, bom: true });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ bom: true, lines: 0 });
  });

  test('a prompt without its line end glued to the message', async () => {
    const snapshot = await listed({ tools, start: { stdout: 'ready> ' } });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 1, glued: 1, sample: 'ready> ' });
  });

  test('a byte order mark in front of every message', async () => {
    const raw = '\uFEFF{"id":$ID,"jsonrpc":"2.0","result":{"tools":[]}}\n';
    expect((await listed({ bom: true, tools, on: { 'tools/list': [{ raw }] } })).tools).toEqual([]);
  });

  test('two hundred thousand lines of chatter', async () => {
    const snapshot = await listed({ tools, start: { stdout: 'kneading the dough\n'.repeat(200_000) } });
    expect(notes(snapshot, 'stdout-noise')[0]?.data).toMatchObject({ lines: 200_000 });
  });

  test('the last answer without a line end, and the exit right behind it', async () => {
    const raw = `{"jsonrpc":"2.0","id":$ID,"result":{"tools":[${JSON.stringify(bread)}]}}`;
    const snapshot = await listed({ on: { 'tools/list': [{ raw, leave: true }] }, tools });
    expect(names(snapshot)).toEqual(['bakery_list_breads']);
  });

  test('log notifications before the first answer are no noise', async () => {
    const notify = Array.from({ length: 17 }, () => 'notifications/message');
    expect((await listed({ tools, on: { initialize: [{ notify }] } })).notes).toEqual([]);
  });

  test('members of the stateless revision in an older answer stay out of the list', async () => {
    const result = { tools, ttlMs: 1000, cacheScope: 'public' };
    expect((await listed({ tools: [], on: { 'tools/list': [{ result }] } })).tools).toEqual(tools);
  });

  test('a quiet server leaves no note', async () => {
    const snapshot = await listed({ tools });
    expect(snapshot.notes).toEqual([]);
  });
});

describe('the log', () => {
  test('stderr reaches the log line by line, raw', async () => {
    const { log, snapshot } = await play({ tools, start: { stderr: 'oven\r\n::error::burnt\n\u001b[31mred\n' } });
    expect(snapshot).toBeDefined();
    expect(log).toEqual(['oven', '::error::burnt', '\u001b[31mred']);
  });

  test('megabytes on one line of stderr come in pieces and do not hold the server up', async () => {
    const { log, snapshot } = await play({ tools, start: { flood: 3_000_000 } });
    expect(snapshot?.tools).toHaveLength(2);
    expect(Math.max(...log.map((line) => line.length))).toBeLessThanOrEqual(16 * 1024);
    expect(log.join('').length).toBe(3_000_000);
  });

  test('an endless log is cut', async () => {
    const { log } = await play({ tools, start: { flood: 9_000_000 } });
    expect(log.join('').length).toBeLessThan(4_300_000);
    expect(log.at(-1)).toContain('left out');
  });
});
