import { rule } from '../../../src/rules/breaking/tool-renamed.ts';
import { step, taking } from './step.ts';

const old = taking({ hall: { type: 'string' } });
const named = (name: string, description = String(old.description)) => ({ ...old, name, description });

test('a rename together with an edit is one rename', () => {
  const [told, ...rest] = step(rule, [old], [named('museum_search_works', `${old.description} It also knows loans.`)]);
  expect(rest).toEqual([]);
  expect(told).toMatchObject({
    name: 'museum_search_works',
    pointer: '/name',
    messageId: 'default',
    evidence: { from: 'museum_find_works' },
  });
});

test('another spelling of the name is the same tool, whatever else was rewritten', () => {
  const told = step(rule, [old], [named('museumFindWorks', 'Where is a painting?')]);
  expect(told).toMatchObject([{ messageId: 'default', evidence: { from: 'museum_find_works' } }]);
});

test('a distant likeness is told as such', () => {
  const other = named('museum_works', 'Finds works, artists and halls of the collection for visitors and staff.');
  expect(step(rule, [old], [other])).toMatchObject([{ messageId: 'likely' }]);
});

describe('names that say what is done', () => {
  const label = (name: string, verb: string) => ({
    ...named(name, `${verb} the label of a work by its number. Use it when a guard names a work.`),
  });
  test.each([
    ['read_label', 'Reads', 'erase_label', 'Erases'],
    ['add_label', 'Adds', 'edit_label', 'Edits'],
    ['label_archive', 'Archives', 'label_unarchive', 'Unarchives'],
    ['label_lock', 'Locks', 'label_unlock', 'Unlocks'],
  ])('%s is not %4$s', (from, before, to, after) => {
    expect(step(rule, [label(from, before)], [label(to, after)])).toEqual([]);
    // Nor where the text was left as it was.
    expect(step(rule, [label(from, before)], [label(to, before)])).toEqual([]);
  });
  test('two words for the same deed are a rename', () => {
    expect(step(rule, [label('read_label', 'Reads')], [label('fetch_label', 'Fetches')])).toMatchObject([{ messageId: 'default' }]);
  });
  test('where each text says what only its own name says, the one merely looks like the other', () => {
    const [told] = step(rule, [label('label_frame', 'Frames')], [label('label_glaze', 'Glazes')]);
    expect(told).toMatchObject({ messageId: 'likely', evidence: { likeness: 0.7 } });
    expect(told!.message).toBe('label_frame is gone, and label_glaze looks like it under a new name (likeness 0.7)');
  });
});

test('a kept alias is no rename', () => {
  expect(step(rule, [old], [old, named('museum_search_works')])).toEqual([]);
});

test('two tools that have nothing in common are none', () => {
  const other = { name: 'shop_refund_order', description: 'Pays back an order of postcards.', inputSchema: { type: 'object' } };
  expect(step(rule, [old], [other])).toEqual([]);
});

test('swapped names, and a name under which another tool stands now', () => {
  const [find, hang] = [
    taking({ hall: { type: 'string' } }, {}, 'a'),
    { ...taking({ work: { type: 'string' } }, {}, 'b'), description: 'Hangs a work in another hall.' },
  ];
  expect(
    step(
      rule,
      [find, hang],
      [
        { ...hang, name: 'a' },
        { ...find, name: 'b' },
      ],
    ),
  ).toMatchObject([{ name: 'a', messageId: 'swapped', evidence: { from: 'b' } }]);
  expect(step(rule, [find, hang], [{ ...hang, name: 'a' }])).toMatchObject([{ name: 'a', messageId: 'taken', evidence: { from: 'b' } }]);
});

test('two tools that swapped names with words changed on the way', () => {
  const find = {
    name: 'a',
    description: 'Finds works of a hall by their artist.',
    inputSchema: { type: 'object', properties: { hall: {} } },
  };
  const hang = {
    name: 'b',
    description: 'Hangs a work for good in another place.',
    inputSchema: { type: 'object', properties: { work: {} } },
  };
  const after = [
    { ...hang, name: 'a', description: 'Hangs any work for good in another place.' },
    { ...find, name: 'b', description: 'Finds works of one hall by their artist.' },
  ];
  expect(step(rule, [find, hang], after)).toMatchObject([{ name: 'a', messageId: 'swapped', evidence: { from: 'b' } }]);
  // Two that were only rewritten keep their jobs.
  expect(step(rule, [find, hang], [{ ...find, description: 'Works of a hall by artist.' }, hang])).toEqual([]);
});

test('a name that was given to another tool, while the old one goes on under a new name', () => {
  const find = {
    name: 'show',
    description: 'Finds works of a hall by their artist.',
    inputSchema: { type: 'object', properties: { hall: {} } },
  };
  const other = {
    name: 'show',
    description: 'Sends the list of guards to the office in town.',
    inputSchema: { type: 'object', properties: { guards: {} } },
  };
  expect(step(rule, [find], [other, { ...find, name: 'list' }])).toMatchObject([
    { name: 'list', messageId: 'displaced', evidence: { from: 'show' } },
  ]);
});
