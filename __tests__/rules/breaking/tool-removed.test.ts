import { rule } from '../../../src/rules/breaking/tool-removed.ts';
import { step, taking } from './step.ts';

const [find, hang] = [taking({}), { name: 'museum_hang_work', description: 'Hangs a work in a hall.', inputSchema: { type: 'object' } }];

test('each tool that is gone is named', () => {
  const more = [find, hang, taking({ night: { type: 'string' } }, {}, 'museum_count_guards')];
  expect(step(rule, more, [find]).map((f) => f.name)).toEqual(['museum_count_guards', 'museum_hang_work']);
});

test('one that resembles it is named as well', () => {
  const rehung = {
    ...hang,
    name: 'museum_place_work',
    description: 'Places a work in a court, or hangs it in a hall of the museum, for as long as a show lasts.',
  };
  const [told] = step(rule, [find, hang], [find, rehung]);
  expect(told).toMatchObject({ name: 'museum_hang_work', messageId: 'replaced', evidence: { successor: 'museum_place_work' } });
});

test('one of two tools of the same name may go', () => {
  expect(step(rule, [find, find], [find])).toEqual([]);
});

test('a moved tool is not gone', () => {
  expect(step(rule, [find, hang], [hang, find])).toEqual([]);
});
