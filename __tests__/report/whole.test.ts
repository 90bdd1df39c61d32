import type { Change } from '../../src/model/change.ts';
import { render } from '../../src/report/index.ts';
import { markdown } from '../../src/report/markdown.ts';
import { review, server, textChange, words } from './fixture.ts';

const told = (...changes: Change[]): string => markdown(review({ servers: [server({ changes })] }), words, {});
const added = (target: 'tool' | 'prompt', value: object): Change =>
  ({ kind: `${target}-added`, target, name: 'oven_bake', pointer: '', before: null, after: value, meta: { op: 'add' } }) as Change;

test('a new tool shows everything that a model or a client reads of it', () => {
  const text = told(
    added('tool', {
      name: 'oven_bake',
      title: 'Bake',
      description: 'Bakes a dough.',
      inputSchema: {
        type: 'object',
        properties: {
          dough: { type: 'string', description: 'Number of the dough.', pattern: '^D[0-9]+$' },
          heat: {
            type: 'object',
            description: 'How hot.',
            properties: { top: { type: ['integer', 'null'], description: 'Of the top.', default: 200 } },
            required: ['top'],
          },
          trays: { type: 'array', items: { anyOf: [{ $comment: 'x'.repeat(90), description: 'A tray of steel.' }, { type: 'string' }] } },
        },
        required: ['dough'],
        additionalProperties: false,
      },
      outputSchema: { type: 'object', properties: { loaf: { type: 'string', description: 'The loaf.' } } },
      annotations: { readOnlyHint: false, title: 'Baking' },
      icons: [{ src: `data:image/png;base64,${'A'.repeat(3000)}` }],
      _meta: { note: 'Never cools.' },
    }),
  );
  for (const line of [
    '+ Bakes a dough.',
    '@@ parameters @@',
    '+ arguments (additionalProperties false)',
    '+ dough (string, required, pattern "^D[0-9]+$"): Number of the dough.',
    '+ heat (object): How hot.',
    '+ heat.top (integer or null, required, default 200): Of the top.',
    '+ loaf (string): The loaf.',
    '+ readOnlyHint false',
    '+ title "Baking"',
    '+ title "Bake"',
    '+ icons [ { "src": "data:image/png;base64,[3,000 characters, checksum c053f9d7]" } ]',
    '+ _meta { "note": "Never cools." }',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(text.replace(/\n\+/g, '')).toContain('): A tray of steel.');
});

test('a new prompt shows its arguments, and a changed one what became of each', () => {
  const who = { name: 'who', description: 'Whom to greet.', required: true };
  expect(told(added('prompt', { name: 'oven_bake', arguments: [who] }))).toContain('@@ arguments @@\n+ who (required): Whom to greet.');
  const text = told({
    kind: 'schema-changed',
    target: 'prompt',
    name: 'greet',
    pointer: '/arguments',
    before: [{ name: 'who', description: 'Whom.' }, { name: 'day' }],
    after: [who],
    meta: { op: 'replace', names: { come: [], gone: ['day'], changed: ['who'] } },
  });
  expect(text).toContain('gone `day`; changed `who`');
  expect(text).toContain('- who: Whom.\n+ who (required): Whom to greet.\n- day\n');
});

test('in a file no text is cut; in a comment it is, and that is told', async () => {
  const long = (word: string): string => Array.from({ length: 4000 }, (_, i) => `Every ${word} number ${i} is warm.`).join(' ');
  const changes = [textChange(long('cake'), long('roll'))];
  const whole = await render(review({ servers: [server({ changes })] }), 'markdown', { catalogue: words });
  expect(whole).toContain('+ Every cake number 3999 is warm.');
  expect(whole).not.toContain('more lines @@');
  const comment = told(...changes);
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toMatch(/@@ [\d,]+ more lines @@/);
});

test('parameters that came and went are told apart from those that changed, and values that look alike are spelled out', () => {
  const record = (name: string, over: object): Change =>
    ({
      kind: 'schema-changed',
      target: 'tool',
      name: 'oven_bake',
      pointer: `/inputSchema/properties/${name}`,
      before: null,
      after: null,
      ...over,
    }) as Change;
  const text = told(
    record('crust', { after: { type: 'string' }, meta: { op: 'add' } }),
    record('flour', { before: { type: 'string' }, meta: { op: 'remove' } }),
    record('kind/default', { before: 'rye', after: '\u0433y\u0435', meta: { op: 'replace' } }),
  );
  expect(text).toContain('parameter `crust`: new, `{"type":"string"}`');
  expect(text).toContain('parameter `flour`: removed, it was `{"type":"string"}`');
  expect(text).toContain('`rye` → `\\u{433}y\\u{435}`');
});

test('a picture that changed is told from the one before, and instructions that grew tell by how much', () => {
  const icon = (letter: string) => [{ src: `data:image/png;base64,${letter.repeat(600)}` }];
  const text = told(
    {
      kind: 'metadata-changed',
      target: 'tool',
      name: 'oven_bake',
      pointer: '/icons',
      before: icon('A'),
      after: icon('B'),
      meta: { op: 'replace' },
    },
    {
      kind: 'instructions-changed',
      target: 'instructions',
      name: null,
      pointer: '',
      before: 'Bake.',
      after: 'Bake at six.',
      meta: { op: 'replace' },
    },
  );
  const shown = text.match(/\[600 characters, checksum [0-9a-f]+\]/g);
  expect(new Set(shown).size).toBe(2);
  expect(text).toContain('instructions (+7 B)');
});
