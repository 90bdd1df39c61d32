import { join } from 'node:path';
import { bread, cake, cleanUp, listed, notes, otherBread, scratch } from './help.ts';

afterAll(cleanUp);
const tools = [bread, cake];
const changed = {
  target: 'tool',
  name: 'bakery_list_breads',
  pointer: '/description',
  before: bread.description,
  after: otherBread.description,
};

describe('listed again', () => {
  test('a list that stands leaves no note, however hard it is tried', async () => {
    expect((await listed({ tools }, { effort: 'thorough' })).notes).toEqual([]);
  });

  test('another list on the second request', async () => {
    const snapshot = await listed({ tools, on: { 'tools/list': [{}, { result: { tools: [otherBread, cake] } }] } }, { effort: 'quick' });
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([{ how: expect.stringContaining('same process'), ...changed }]);
    expect(snapshot.tools).toEqual(tools);
  });

  test('with the repeats off nobody looks', async () => {
    const snapshot = await listed({ tools, on: { 'tools/list': [{}, { result: { tools: [otherBread] } }] } }, { effort: 'off' });
    expect(snapshot.notes).toEqual([]);
  });

  test('another list from the second start on', async () => {
    const snapshot = await listed({ counter: join(scratch(), 'count'), starts: [tools, [otherBread, cake]] }, { effort: 'thorough' });
    // Once: that the same is found under every name adds nothing.
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([{ how: 'in a fresh process', ...changed }]);
  });

  test('another list for a client by its name', async () => {
    const snapshot = await listed({ tools, forClient: { name: 'cursor', tools: [otherBread, cake] } }, { effort: 'thorough' });
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([{ how: expect.stringContaining('named cursor'), ...changed }]);
  });

  test('another list for several clients is told once, with their names', async () => {
    const snapshot = await listed(
      { tools, forClient: { name: 'c', tools: [otherBread, cake], but: 'mcp-tool-review' } },
      { effort: 'thorough' },
    );
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([
      { how: 'for a client named claude-code, for a client named claude-ai, for a client named cursor-vscode', ...changed },
    ]);
  });

  test('a value that is another one at each start is one unstable place', async () => {
    const at = (minute: number): unknown[] => [{ ...bread, description: `Fresh at 10:0${minute}.` }, cake];
    const snapshot = await listed(
      { counter: join(scratch(), 'count'), starts: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(at) },
      { effort: 'thorough' },
    );
    expect(notes(snapshot, 'unstable-list')).toHaveLength(1);
  });

  test('a list that is filled after an announcement is waited for each time', async () => {
    const capabilities = { tools: { listChanged: true } };
    const on = { 'tools/list': [{ later: { ms: 300, notify: 'notifications/tools/list_changed' } }, { result: { tools } }] };
    const snapshot = await listed({ tools: [], capabilities, on }, { effort: 'thorough' });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'unstable-list')).toEqual([]);
  });

  test('another list for what a client can do is told once, as that', async () => {
    const snapshot = await listed(
      { tools, forCapability: { name: 'sampling', tools: [...tools, { name: 'bakery_dream' }] } },
      { effort: 'thorough' },
    );
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([
      {
        how: expect.stringContaining('declares roots, sampling'),
        target: 'tool',
        name: 'bakery_dream',
        pointer: '',
        before: null,
        after: { name: 'bakery_dream' },
      },
    ]);
  });

  test('another list in CI', async () => {
    const snapshot = await listed({ tools, inCi: [otherBread, cake] }, { effort: 'thorough' });
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([{ how: expect.stringContaining('with CI'), ...changed }]);
  });

  test('and out of CI, where the recipe sets it', async () => {
    const snapshot = await listed({ tools, inCi: [otherBread, cake] }, { effort: 'thorough', target: { env: { CI: '1' } } });
    expect(snapshot.tools).toEqual([otherBread, cake]);
    expect(notes(snapshot, 'unstable-list')[0]?.data?.how).toContain('without CI');
  });

  test('another order is another kind of note', async () => {
    const snapshot = await listed({ tools, on: { 'tools/list': [{}, { result: { tools: [cake, bread] } }] } }, { effort: 'quick' });
    expect(notes(snapshot, 'unstable-list')).toEqual([]);
    expect(notes(snapshot, 'order')).toHaveLength(1);
  });

  test('an order and a value that are others at each start are two kinds of note', async () => {
    const starts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => {
      const list = [{ ...cake, description: `Baked in run ${n}.` }, bread];
      return n % 2 ? list.reverse() : list;
    });
    const snapshot = await listed({ counter: join(scratch(), 'count'), starts }, { effort: 'thorough' });
    expect(notes(snapshot, 'unstable-list').map((n) => [n.data?.name, n.data?.pointer])).toEqual([['bakery_order_cake', '/description']]);
    expect(notes(snapshot, 'order').length).toBeGreaterThan(0);
  });

  test('what is declared volatile is left out', async () => {
    const script = { tools, on: { 'tools/list': [{}, { result: { tools: [otherBread, cake] } }] } };
    expect((await listed(script, { effort: 'quick', volatile: ['/tools/bakery_list_breads/description'] })).notes).toEqual([]);
    expect(notes(await listed(script, { effort: 'quick', volatile: ['/tools/bakery_order_cake'] }), 'unstable-list')).toHaveLength(1);
  });

  test('a list that is another one altogether is told in bounds', async () => {
    const list = (word: string): unknown[] => Array.from({ length: 200 }, (_, i) => ({ ...bread, name: `bakery_${word}_${i}` }));
    const snapshot = await listed({ tools: list('a'), on: { 'tools/list': [{}, { result: { tools: list('b') } }] } }, { effort: 'quick' });
    expect(notes(snapshot, 'unstable-list')).toHaveLength(50);
    expect(notes(snapshot, 'limit')[0]?.data).toMatchObject({ more: 350 });
  });

  test.each([
    ['fails', { error: { code: -32000, message: 'closed for today' } }],
    ['is not answered', { hang: true }],
    ['ends the server', { exit: 5 }],
  ])('a second request that %s is told, and the first list stays', async (_how, step) => {
    const snapshot = await listed({ tools, on: { 'tools/list': [{}, step] } }, { effort: 'quick', limits: { timeout: 1 } });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'unstable-list')[0]?.text).toContain('could not be listed again');
  });

  test('a server that ends when it is asked for resources leaves its tools', async () => {
    const snapshot = await listed({ tools, resources: [], on: { 'resources/list': [{ exit: 5 }] } }, { effort: 'quick' });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'list-failed').some((n) => n.data?.method === 'resources/list')).toBe(true);
  });

  test('a second start that fails is told', async () => {
    const counter = join(scratch(), 'count');
    const snapshot = await listed({ counter, starts: [tools, null] }, { effort: 'thorough' });
    const told = notes(snapshot, 'unstable-list');
    expect(told).toHaveLength(1);
    expect(told[0]?.data).toMatchObject({
      how: 'not listed in a fresh process',
      after: expect.stringContaining('without a list of tools'),
    });
  });

  test('a second start that fails because the port is still taken is no fault of the list', async () => {
    const counter = join(scratch(), 'count');
    const on = { initialize: [{}] };
    const starts = [tools, null];
    const snapshot = await listed(
      { counter, starts, on, diesFrom: 1, last: 'Error: listen EADDRINUSE: address already in use' },
      { effort: 'thorough' },
    );
    expect(notes(snapshot, 'unstable-list')).toEqual([]);
    expect(notes(snapshot, 'other')[0]?.text).toContain('could not be listed again');
  });

  test('a server that ends in CI is unstable', async () => {
    const snapshot = await listed({ tools, diesInCi: 4 }, { effort: 'thorough' });
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([
      expect.objectContaining({ how: 'not listed with CI in the environment', after: expect.stringContaining('exit code 4') }),
    ]);
  });

  test('a server that counts its starts in HOME finds the folder there', async () => {
    const home = join(scratch(), 'not', 'made');
    const snapshot = await listed({ starts: [tools, [otherBread, cake]], counterInHome: 'seen' }, { effort: 'thorough', target: { home } });
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([{ how: 'in a fresh process', ...changed }]);
  });
});

describe('announced changes', () => {
  const capabilities = { tools: { listChanged: true } };

  test('a list that fills up after an announcement is taken when it is full', async () => {
    const late = [...tools, { name: 'bakery_late' }];
    const on = { 'tools/list': [{ later: { ms: 150, notify: 'notifications/tools/list_changed' } }, { result: { tools: late } }] };
    const snapshot = await listed({ tools, capabilities, on }, { effort: 'quick' });
    expect(snapshot.tools).toEqual(late);
    expect(notes(snapshot, 'unstable-list')).toEqual([]);
    expect(notes(snapshot, 'list-changed').map((n) => n.data?.method)).toEqual(['relisted', 'notifications/tools/list_changed']);
  });

  test('one announced before the answer is followed even with the repeats off', async () => {
    const on = { 'tools/list': [{ notify: ['notifications/tools/list_changed'] }, { result: { tools: [otherBread] } }] };
    expect((await listed({ tools, capabilities, on }, { effort: 'off' })).tools).toEqual([otherBread]);
  });

  test('what a client reads before an announced change is unstable, what is added by it is not', async () => {
    const on = { 'tools/list': [{ notify: ['notifications/tools/list_changed'], result: { tools: [otherBread] } }, { result: { tools } }] };
    const snapshot = await listed({ tools, capabilities, on }, { effort: 'off' });
    expect(snapshot.tools).toEqual(tools);
    expect(notes(snapshot, 'unstable-list').map((n) => n.data)).toEqual([
      { how: 'listed before the announced change', ...changed, before: otherBread.description, after: bread.description },
    ]);
  });

  test('a tool that is gone after an announced change is unstable', async () => {
    const on = { 'tools/list': [{ notify: ['notifications/tools/list_changed'], result: { tools } }, { result: { tools: [cake] } }] };
    expect(notes(await listed({ tools, capabilities, on }, { effort: 'off' }), 'unstable-list')).toHaveLength(1);
  });

  test('a list that grows with every announcement is unstable in the end', async () => {
    const step = (n: number) => ({
      notify: ['notifications/tools/list_changed'],
      result: { tools: Array.from({ length: n }, (_, i) => ({ ...bread, name: `bakery_${i}` })) },
    });
    const on = { 'tools/list': [1, 2, 3, 4, 5, 6, 7, 8, 9].map(step) };
    const told = notes(await listed({ tools, capabilities, on }, { effort: 'off' }), 'unstable-list');
    expect(told.map((n) => n.data?.how)).toEqual(['still changing after 5 announced changes']);
  });

  test('announcements without end do not hold us up', async () => {
    const on = { 'tools/list': [{ notify: ['notifications/tools/list_changed'] }] };
    expect((await listed({ tools, capabilities, on }, { effort: 'quick' })).tools).toEqual(tools);
  });

  test('a list that moves again after the announced change is unstable', async () => {
    const on = {
      'tools/list': [{ notify: ['notifications/tools/list_changed'] }, { result: { tools } }, { result: { tools: [otherBread, cake] } }],
    };
    const snapshot = await listed({ tools, capabilities, on }, { effort: 'quick' });
    expect(notes(snapshot, 'unstable-list')).toHaveLength(1);
  });
});
