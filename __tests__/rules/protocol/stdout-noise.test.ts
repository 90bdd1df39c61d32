import type { Note } from '../../../src/model/snapshot.ts';
import { rule } from '../../../src/rules/protocol/stdout-noise.ts';
import { say, taking } from '../../support/one-rule.ts';

const heard = (...notes: Note[]) => say(rule, [taking({})], { snapshot: { notes } });

test('lines on stdout are counted and the first is quoted', () => {
  const told = heard({ kind: 'stdout-noise', text: '', data: { lines: 3, bytes: 60, sample: 'Bakery is open' } });
  expect(told).toMatchObject([{ tool: null, level: 'warning', evidence: { lines: 3, sample: 'Bakery is open' } }]);
  expect(told[0]?.message).toContain('Bakery is open');
});

test('one line, and odd line ends, have words of their own', () => {
  expect(heard({ kind: 'stdout-noise', text: '', data: { lines: 1, sample: 'x' } })[0]?.message).toContain('a line');
  expect(heard({ kind: 'stdout-noise', text: '2 lines end with CRLF.', data: { lines: 0, crlf: 2 } })[0]?.message).toContain('CRLF');
});

test('a note that anyone may have written is read with care', () => {
  expect(heard({ kind: 'stdout-noise', text: '', data: { lines: 'many', sample: 5 } as never })).toHaveLength(1);
  expect(heard({ kind: 'stdout-noise', text: '' })).toHaveLength(1);
});

test('a quiet server', () => {
  expect(heard()).toEqual([]);
  expect(heard({ kind: 'page', text: '' })).toEqual([]);
});
