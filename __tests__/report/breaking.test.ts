import { markdown } from '../../src/report/markdown.ts';
import { finding, review, server, words } from './fixture.ts';

const removed = (tool: string, evidence: object) =>
  finding({
    rule: 'breaking/parameter-removed',
    level: 'warning',
    tool,
    pointer: '/inputSchema/properties/hall',
    evidence: { parameter: 'hall', ...evidence } as never,
  });
const told = (over: Parameters<typeof server>[0]) =>
  markdown(review({ servers: [server({ changes: [], findings: [], ...over })] }), words, {});

test('arguments that prove a break are shown as what they are', () => {
  const text = told({ findings: [removed('museum_find_exhibits', { witness: { hall: '`<b>' } })] });
  expect(text).toContain('Arguments that were accepted and are refused now: ``{"hall":"`<b>"}``.');
});

test('the other places of a definition are named, many of them by their number', () => {
  const at = (also: string[]) => told({ findings: [removed('museum_find_exhibits', { also })] });
  expect(at(['room', 'wing.hall'])).toContain('The same is true of `room`, `wing.hall`.');
  expect(at(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toContain('The same is true of `a`, `b`, `c`, `d`, `e` and 2 more.');
});

test('what one rewrite did to many tools is apart from what happened to one', () => {
  const many = ['a', 'b', 'c', 'd'].map((t) => removed(t, { mass: { id: 'f00d', count: 4, of: 9 } }));
  const text = told({ findings: [removed('museum_find_exhibits', {}), ...many] });
  expect(text.indexOf('Callers that pass `hall` fail')).toBeLessThan(text.indexOf('**4 ×**'));
  expect(text).not.toContain('**5 ×**');
});

test('a parameter under another name is told once, with both texts', () => {
  const record = (name: string, op: string, more: object, before: object | null, after: object | null) => ({
    kind: 'schema-changed' as const,
    target: 'tool' as const,
    name: 'museum_find_exhibits',
    pointer: `/inputSchema/properties/${name}`,
    before: before as never,
    after: after as never,
    meta: { op, effect: 'narrowed', ...more },
  });
  const text = told({
    changes: [
      record('room', 'add', { renamedFrom: 'hall' }, null, { description: 'Room of the exhibit' }),
      record('hall', 'remove', { renamedTo: 'room' }, { description: 'Hall of the exhibit' }, null),
    ],
  });
  expect(text).toContain('parameter `room`, called `hall` before');
  expect(text).toContain('`{"description":"Hall of the exhibit"}` → `{"description":"Room of the exhibit"}`');
  expect(text.match(/Hall of the exhibit/g)).toHaveLength(1);
});

test('a schema in other words says that it accepts the same', () => {
  const change = (effect: string) => ({
    kind: 'schema-changed' as const,
    target: 'tool' as const,
    name: 'museum_find_exhibits',
    pointer: '/inputSchema/properties/hall',
    before: { type: ['string', 'null'] },
    after: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    meta: { op: 'keywords', effect },
  });
  expect(told({ changes: [change('equivalent')] })).toContain('(other words for the same)');
  expect(told({ changes: [change('narrowed')] })).toContain('(accepts less)');
});
