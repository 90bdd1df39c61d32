import { bread, cleanUp, listed, notes, play, refused } from './help.ts';

afterAll(cleanUp);
const many = (count: number): unknown[] => Array.from({ length: count }, (_, i) => ({ ...bread, name: `bakery_tool_${i}` }));

describe('each limit has its own sentence', () => {
  test('a cursor that comes back', async () => {
    const { error, seconds } = await play({ tools: [bread], on: { 'tools/list': [{ result: { tools: [bread], nextCursor: 'same' } }] } });
    expect(error?.message).toContain('does not end: page 2 names the cursor "same"');
    expect(seconds).toBeLessThan(5);
  });

  test('a ring of cursors', async () => {
    const page = (next: string): unknown => ({ result: { tools: [bread], nextCursor: next } });
    const error = await refused({ tools: [bread], on: { 'tools/list': [page('a'), page('b'), page('c'), page('a')] } });
    expect(error.message).toContain('names the cursor "a"');
  });

  test('pages without end', async () => {
    const error = await refused({ tools: many(60), pageSize: 1 }, { limits: { pages: 10 } });
    expect(error.message).toContain('more than 10 pages');
  });

  test('the number of tools', async () => {
    const error = await refused({ tools: many(60) }, { limits: { tools: 50 } });
    expect(error.message).toContain('more than 50 items');
  });

  test('the size of an answer, also when its line never ends', async () => {
    const tools = [{ ...bread, description: 'x'.repeat(300_000) }];
    const error = await refused({ tools }, { limits: { answerBytes: 100_000 } });
    expect(error.message).toContain('more than 100000 bytes');
    const endless = await refused({ start: { stdout: 'y'.repeat(300_000), hang: true } }, { limits: { answerBytes: 100_000 } });
    expect(endless.message).toContain('more than 100000 bytes');
  });

  test('a null cursor ends the list as its absence does', async () => {
    const snapshot = await listed({ tools: [bread], on: { 'tools/list': [{ result: { tools: [bread], nextCursor: null } }] } });
    expect(snapshot.tools).toHaveLength(1);
    expect(notes(snapshot, 'page')).toEqual([]);
  });

  test('broken pages of resources cost the tools nothing', async () => {
    const snapshot = await listed({
      tools: [bread],
      resources: [],
      on: { 'resources/list': [{ result: { resources: [], nextCursor: 'x' } }] },
    });
    expect(snapshot.tools).toHaveLength(1);
    expect(notes(snapshot, 'list-failed')[0]?.text).toContain('resources/list failed');
  });
});
