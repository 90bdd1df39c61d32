import { rule } from '../../../src/rules/protocol/duplicate-name.ts';
import { say, taking } from '../../support/one-rule.ts';

test('two definitions of one name, and in what they differ', () => {
  const other = { ...taking({ rye: { type: 'boolean' } }), annotations: { readOnlyHint: false } };
  const [told, ...more] = say(rule, [taking({}), taking({}, {}, 'slice_loaf'), other]);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ tool: 'bake_loaf', level: 'error', evidence: { count: 2, differences: ['inputSchema', 'annotations'] } });
});

test('the same tool twice, and thrice', () => {
  expect(say(rule, [taking({}), taking({})])[0]?.message).toContain('word for word');
  expect(say(rule, [taking({}), taking({}), taking({})])[0]?.evidence.count).toBe(3);
});

test('other names, other case, and things without a name are no twins', () => {
  expect(say(rule, [taking({}), taking({}, {}, 'Bake_Loaf'), null, null, {}, {}, { name: 1 }, { name: 1 }])).toEqual([]);
});

test('a name like a builtin is a name', () => {
  expect(say(rule, [taking({}, {}, '__proto__'), taking({}, {}, 'constructor')])).toEqual([]);
  expect(say(rule, [taking({}, {}, '__proto__'), taking({}, {}, '__proto__')])).toHaveLength(1);
});
