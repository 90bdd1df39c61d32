import type { Change } from '../../src/model/change.ts';
import type { Catalogue } from '../../src/model/finding.ts';
import { sentenceDiff } from '../../src/report/lines.ts';
import { markdown } from '../../src/report/markdown.ts';
import { place, plain } from '../../src/report/words.ts';
import { finding, review, server, textChange, words } from './fixture.ts';

/** How a review of many changes reads: what is alike is told once, and what is told can be found. */
const told = (over: Parameters<typeof server>[0], catalogue: Catalogue = words) =>
  markdown(review({ servers: [server({ changes: [], findings: [], ...over })] }), catalogue, {});
const schema = (pointer: string, over: Partial<Change> = {}, name = 'museum_find_exhibits'): Change => ({
  kind: 'schema-changed',
  target: 'tool',
  name,
  pointer,
  before: null,
  after: 9,
  meta: { op: 'add', effect: 'narrowed' },
  ...over,
});
const catalogueWith = (rule: string, title: string): Catalogue =>
  new Map([...words, [rule, { id: rule, summary: 'Something is the matter.', why: '', messages: { default: { title, help: 'Look.' } } }]]);

describe('a rewrite in several places of one tool', () => {
  test('stands under that tool, with the places', () => {
    const text = told({ changes: ['hall', 'room', 'wing'].map((p) => schema(`/inputSchema/properties/${p}/maximum`)) });
    expect(text).toContain('**`museum_find_exhibits`**\n\n`maximum` of 3 parameters (`hall`, `room`, `wing`): not set → `9`');
    expect(text).not.toContain('The same in');
  });
  test('also where it is told of the fields themselves', () => {
    const respelt = { before: { items: [{}, {}] }, after: { prefixItems: [{}, {}] }, meta: { op: 'keywords', effect: 'equivalent' } };
    const text = told({ changes: ['hall', 'room', 'wing'].map((p) => schema(`/outputSchema/properties/${p}/properties/at`, respelt)) });
    expect(text).toContain('3 output fields (`hall.at`, `room.at`, `wing.at`) (other words for the same): ');
  });
});

test('a rewrite that is harmless in one place and not in another is not called harmless', () => {
  const effects = ['equivalent', 'narrowed', 'equivalent'];
  const text = told({
    changes: effects.map((effect, i) =>
      schema('/inputSchema/properties/hall/anyOf/0/const', { meta: { op: 'add', effect } }, `museum_${i}`),
    ),
  });
  expect(text).toContain('(some accept less): not set → `9`');
  expect(text).not.toContain('other words for the same');
});

test('new names made in one way are all listed, before everything else', () => {
  const names = ['find', 'sell', 'void'];
  const group = { id: 'abcd1234', count: 3, of: 3, exact: true };
  const text = told({
    changes: [
      textChange('Finds it.', 'Finds.', 'museum_find'),
      ...names.map(
        (n): Change => ({
          ...{ kind: 'tool-renamed', target: 'tool', name: `museum_${n}`, pointer: '/name', before: n, after: `museum_${n}` },
          meta: { op: 'rename', from: n, group },
        }),
      ),
    ],
  });
  expect(text).toContain(
    '**3 tools renamed**, all in the same way: `find` → `museum_find`, `sell` → `museum_sell`, `void` → `museum_void`\n\n**`museum_find`**',
  );
});

test('what is alike but for the name of each tool is told once, and says so', () => {
  const group = { id: 'abcd1234', count: 3, of: 3, exact: false, named: true };
  const text = told({
    changes: ['bell', 'lamp', 'desk'].map((n) => ({
      ...textChange(`Finds one ${n}.`, `Finds one ${n}. Ask the guard for the key of the ${n}.`, `museum_${n}`),
      meta: { op: 'replace', group },
    })),
  });
  expect(text).toContain(
    '**The same in 3 tools**: `museum_bell`, `museum_lamp`, `museum_desk`\n\ndescription, with words of each one’s own name, as here of `museum_bell`:',
  );
  expect(text.match(/Ask the guard/g)).toHaveLength(1);
});

test('a rename that is only likely is told as that', () => {
  const rename = (likeness: number): Change => ({
    ...{ kind: 'tool-renamed', target: 'tool', name: 'museum_glaze', pointer: '/name', before: 'museum_frame', after: 'museum_glaze' },
    meta: { op: 'rename', likeness },
  });
  expect(told({ changes: [rename(0.7)] })).toContain('Looks like `museum_frame` under a new name (likeness 0.7).');
  expect(told({ changes: [rename(0.9)] })).toContain('Renamed from `museum_frame`.');
});

test('the order of the tools is told as that', () => {
  const order: Change = { kind: 'order-changed', target: 'tool', name: null, pointer: '', before: null, after: null, meta: { moved: 2 } };
  expect(told({ changes: [order] })).toContain('**Order of the tools**\n\n2 tools stand elsewhere in the list');
});

test('a long output schema is told by its fields and texts', () => {
  const hall = { type: 'object', properties: { floor: { type: 'number', description: 'Floor of the hall' } }, additionalProperties: false };
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`hall_${i}`, hall]));
  const text = told({ changes: [schema('/outputSchema', { after: { type: 'object', properties: fields }, meta: { op: 'add' } })] });
  expect(text).toMatch(
    /output schema: new, [\d,]+ characters, with the fields `hall_0`, .* and 18 more\.\n\n```diff\n\+ hall_0 \(object.*\)\n\+ hall_0\.floor \(number\): Floor of the hall\n/,
  );
  expect(text).toContain('+ hall_29.floor (number): Floor of the hall');
  expect(text).not.toContain('additionalProperties');
  // A short one is shown.
  expect(told({ changes: [schema('/outputSchema', { after: hall, meta: { op: 'add' } })] })).toContain('"additionalProperties": false');
});

test('a new tool says what it has to do with an old one', () => {
  const added = (meta: object): Change => ({
    ...{ kind: 'tool-added', target: 'tool', name: 'museum_list', pointer: '', before: null },
    ...{ after: { name: 'museum_list', description: 'Lists the rooms.' }, meta: { op: 'add', ...meta } },
  });
  expect(told({ changes: [added({ aliasOf: 'museum_show' })] })).toContain('New. `museum_show` is kept and does the same.');
  expect(told({ changes: [added({ formerly: 'museum_show' })] })).toContain('It is what `museum_show` was, which does something else now.');
  expect(told({ changes: [added({ inPlaceOf: 'museum_show' })] })).toContain('It looks like what replaces `museum_show`.');
});

test('what must be given says which way it went', () => {
  const required = (effect: string) =>
    told({ changes: [schema('/inputSchema/required', { before: ['a', 'b'], after: ['a'], meta: { op: 'replace', effect } })] });
  expect(required('widened')).toContain('input schema, `required` (accepts more): `["a","b"]` → `["a"]`');
  expect(required('narrowed')).toContain('input schema, `required` (accepts less)');
});

test('a place behind branches is called by its names', () => {
  const at = (pointer: string): string => plain(place('tool', pointer));
  expect(at('/outputSchema/oneOf/0/properties/data/anyOf/1/properties/hall')).toBe('output field data.hall, in oneOf/0 anyOf/1');
  expect(at('/inputSchema/properties/tags/items/oneOf/1/properties/colour/enum')).toBe('parameter tags[].colour, in oneOf/1, enum');
  expect(at('/outputSchema/properties/halls/additionalProperties/properties/name/description')).toBe(
    'output field halls.*.name, description',
  );
  expect(at('/inputSchema/properties/at/prefixItems/1/type')).toBe('parameter at[1], type');
  // A branch itself stays what it is, and so does a parameter that is called like one.
  expect(at('/inputSchema/properties/day/anyOf/1')).toBe('parameter day, anyOf/1');
  expect(at('/inputSchema/properties/anyOf/maximum')).toBe('parameter anyOf, maximum');
});

describe('texts', () => {
  const shown = (before: string, after: string): string[] => sentenceDiff(before, after).map((l) => l.mark + l.text);
  test('where only white space differs, the lines that stay are counted', () => {
    const rest = ['Finds rooms.', '    By day.', '    By floor.'].join('\n');
    expect(shown(`    Lists all of it.\n${rest}`, `Lists all of it.\n${rest}`)).toEqual([
      '@only white space differs',
      '-····Lists·all·of·it.',
      '+Lists·all·of·it.',
      ' Finds·rooms.',
      '@2 unchanged lines',
    ]);
    expect(shown('One.\n', 'One.')).toEqual(['@only white space differs', '-One.⏎', '+One.']);
  });
  test('and beside other changes the white space of a sentence is drawn where it alone differs', () => {
    expect(shown('Finds rooms. Sells a ticket. By day.', 'Finds rooms. Sells  a ticket. By week.')).toEqual([
      ' Finds rooms.',
      '-Sells a ticket.',
      '-By day.',
      '+Sells  a ticket.',
      '+By week.',
    ]);
    expect(shown('Finds rooms. Sells a ticket. By day.', 'Finds rooms. Sells  a ticket. By day.')).toEqual([
      ' Finds rooms.',
      '-Sells·a·ticket.',
      '+Sells··a·ticket.',
      ' By day.',
    ]);
  });
  test('a sentence that moved is told from a new one', () => {
    expect(shown('Ask for the day first. Finds rooms.', 'Finds rooms. Ask for the day first.')).toEqual([
      '-Ask for the day first.',
      ' Finds rooms.',
      '@moved here',
      '+Ask for the day first.',
    ]);
  });
  test('a script without spaces is compared sentence by sentence, however short the text', () => {
    const text = told({ changes: [textChange('部屋を探します。三十件を返します。', '部屋を探します。二十件を返します。')] });
    expect(text).toContain('  部屋を探します。\n- 二十件を返します。\n+ 三十件を返します。');
  });
  test('the number of a list entry stays with its words', () => {
    expect(shown('Do this:\n 1. Look. 2. Buy.', 'Do this:\n 1. Look. 2. Sell.')).toEqual([
      '@1 unchanged sentence',
      ' 1. Look.',
      '-2. Buy.',
      '+2. Sell.',
    ]);
  });
  test('a line that stayed is not told again because the sentence goes on', () => {
    expect(
      shown(
        'Finds the exhibits of a hall by their century and name\n(as in: old, new)',
        'Finds the exhibits of a hall by their century and name\n(as in: old, new, lost)',
      ),
    ).toEqual([' Finds the exhibits of a hall by their century and name', '-(as in: old, new)', '+(as in: old, new, lost)']);
  });
});

test('of a schema that is one of several forms now, only the other forms are shown', () => {
  const hall = { type: 'object', properties: { floor: { type: 'number' } } };
  const forms = { anyOf: [hall, { type: 'string' }] };
  const change = (before: object, after: object) =>
    told({
      changes: [
        schema('/inputSchema/properties/hall', {
          before: before as never,
          after: after as never,
          meta: { op: 'keywords', effect: 'widened' },
        }),
      ],
    });
  expect(change(hall, forms)).toContain('parameter `hall` (accepts more): as before, or\n\n```diff\n+ { "type": "string" }\n```');
  expect(change(forms, hall)).toContain('of its forms, only this one is left; gone is\n\n```diff\n- { "type": "string" }\n```');
  // Another object is shown in full.
  expect(change({ type: 'object' }, forms)).toContain('- { "type": "object" }');
});

describe('findings that say the same', () => {
  const loosened = (tool: string) =>
    finding({
      rule: 'security/hint',
      level: 'warning',
      tool,
      pointer: '/annotations/destructiveHint',
      evidence: { before: true, after: false },
    });
  const hints = catalogueWith('security/hint', 'The hint went from {before} to {after}');

  test('of many tools are one line, with what to do', () => {
    const findings = ['find', 'sell', 'void'].map((t) => loosened(`museum_${t}`));
    const text = told({ findings }, hints);
    expect(text).toContain(
      '- **3 ×** The hint went from `true` to `false` (`security/hint`, hint `destructiveHint`): `museum_find`, `museum_sell`, `museum_void`. Look.',
    );
    expect(text.match(/The hint went/g)).toHaveLength(1);
  });
  test('stand beside one that says something else', () => {
    const other = { ...loosened('museum_open'), evidence: { before: null, after: false } };
    const text = told({ findings: [other, ...['find', 'sell', 'void'].map((t) => loosened(`museum_${t}`))] }, hints);
    expect(text).toContain('`museum_open`: The hint went from `null` to `false`');
    expect(text).toContain('- **3 ×** The hint went from `true`');
  });
  test('of one tool name the places', () => {
    const findings = ['hall', 'room', 'wing', 'door', 'roof'].map((p) =>
      finding({
        rule: 'breaking/parameter-removed',
        level: 'warning',
        pointer: `/inputSchema/properties/${p}`,
        evidence: { parameter: p, place: p },
      }),
    );
    expect(told({ findings })).toContain('`museum_find_exhibits` (`hall`, `room`, `wing`, `door`, 1 more)');
  });
  test('of renamed tools name the old ones', () => {
    const renamed = ['find', 'sell', 'void', 'open'].map((n) =>
      finding({ rule: 'breaking/tool-renamed', level: 'warning', tool: `museum_${n}`, pointer: '/name', evidence: { from: n } }),
    );
    const text = told({ findings: renamed }, catalogueWith('breaking/tool-renamed', '{from} is now called {tool}'));
    expect(text).toContain('`find` → `museum_find`, `sell` → `museum_sell`');
  });
});

test('the same added order in many places is told once, under all of them', () => {
  const findings = ['find', 'sell', 'void'].map((t) =>
    finding({ rule: 'security/new-directive', level: 'note', tool: `museum_${t}`, evidence: { quote: 'Ring the bell first.' } }),
  );
  const text = told({ findings }, catalogueWith('security/new-directive', 'It directs: {quote}'));
  expect(text).toContain(
    '@@ museum_find · description @@\n@@ museum_sell · description @@\n@@ museum_void · description @@\n+ Ring the bell first.\n```',
  );
});
