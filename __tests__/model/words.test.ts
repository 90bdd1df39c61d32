import { distance, nearest } from '../../src/model/error.ts';
import { volatileTest } from '../../src/model/volatile.ts';
import { fill, grouped, parts } from '../../src/model/words.ts';

test('a template is split into our words and foreign values', () => {
  expect(parts('{tool} lost {names}: {count}', { names: ['a', 'b'], count: 1200 }, 'find')).toEqual([
    { value: 'find' },
    { text: ' lost ' },
    { value: 'a' },
    { text: ', ' },
    { value: 'b' },
    { text: ': ' },
    { text: '1,200' },
  ]);
  expect(fill('{tool} says {what}', {}, null)).toBe('the server says ');
});

test('a value is never read as a template, nor taken from the prototype', () => {
  expect(fill('{a} {constructor}', { a: '{tool}' }, 'x')).toBe('{tool} ');
});

test('our own words are chosen by the value, and stay ours', () => {
  const loaves = '{count} {count:1=loaf|*=loaves}, {what:rye=of rye|wheat=of wheat}';
  expect(parts(loaves, { count: 1, what: 'rye' }, null).every((p) => 'text' in p)).toBe(true);
  expect(fill(loaves, { count: 1, what: 'rye' }, null)).toBe('1 loaf, of rye');
  expect(fill(loaves, { count: 1200, what: ['wheat', 'rye'] }, null)).toBe('1,200 loaves, of wheat, of rye');
  expect(parts('{what:rye=of rye}', { what: 'spelt' }, null)).toEqual([{ value: 'spelt' }]);
});

test('an empty value leaves no hole', () => {
  expect(fill('{tool} refers to {ref} and {list}', { ref: '', list: [] }, '')).toBe('"" refers to "" and none');
});

test('the nearest name', () => {
  expect(nearest('trigger-mising', ['trigger-missing', 'title-missing'])).toBe('trigger-missing');
  expect(nearest('zebra', ['trigger-missing'])).toBeUndefined();
  expect([distance('', 'abc'), distance('kitten', 'sitting'), distance('a', 'a')]).toEqual([3, 3, 0]);
});

test('volatile places are named from the snapshot, with * for one step', () => {
  const is = volatileTest(['/serverInfo/version', '/tools/*/inputSchema/properties/since/default', '/tools/a~1b/description']);
  expect(is('server', null, '/serverInfo/version')).toBe(true);
  expect(is('server', null, '/serverInfo/name')).toBe(false);
  expect(is('tool', 'any', '/inputSchema/properties/since/default/0')).toBe(true);
  expect(is('tool', 'any', '/inputSchema/properties/since')).toBe(false);
  expect(is('tool', 'a/b', '/description')).toBe(true);
  expect(volatileTest([])('tool', 'x', '')).toBe(false);
});

test.each([0, -0, 7, 999, 1_000, -1_234, 1_234_567, 12.3456, 1e21, Number.MAX_SAFE_INTEGER, Number.NaN])(
  '%d has its thousands apart',
  (n) => {
    expect(grouped(n)).toBe(n.toLocaleString('en-US'));
  },
);
