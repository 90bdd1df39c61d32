import { isOff, levelOf } from '../../src/config/presets.ts';
import { defaultPolicy, type Policy } from '../../src/model/policy.ts';

const under = (
  policy: Partial<Policy>,
  id: string,
  level: 'off' | 'note' | 'warning' | 'error',
  tool: string | null = 'bake_loaf',
  presets = {},
) => levelOf({ id, level, presets }, { ...defaultPolicy(), ...policy }, tool);

test.each([
  ['recommended', 'quality/name-style', 'warning', 'warning'],
  ['recommended', 'quality/name-style', 'off', 'off'],
  ['strict', 'quality/name-style', 'off', 'note'],
  ['strict', 'quality/name-style', 'warning', 'warning'],
  ['strict', 'breaking/tool-removed', 'warning', 'error'],
  ['strict', 'breaking/tool-removed', 'note', 'note'],
  ['security', 'security/secrecy', 'error', 'error'],
  ['security', 'quality/name-style', 'warning', 'note'],
  ['security', 'compat/name-length', 'error', 'note'],
  ['security', 'quality/name-style', 'note', 'off'],
] as const)('preset %s: %s at %s is %s', (preset, id, level, expected) => {
  expect(under({ preset }, id, level)).toEqual({ level: expected, explicit: false });
});

test('a rule may say itself what a preset makes of it', () => {
  expect(under({ preset: 'security' }, 'protocol/duplicate-name', 'error', null, { security: 'error' }).level).toBe('error');
});

test('the user has the last word, and by tool the very last', () => {
  const policy: Partial<Policy> = {
    preset: 'strict',
    rules: { 'quality/name-style': { level: 'note' } },
    tools: [
      { match: 'old_*', rules: { 'quality/name-style': { level: 'off' } } },
      { match: 'old_oven*', rules: { 'quality/name-style': { level: 'error' } } },
    ],
  };
  expect(under(policy, 'quality/name-style', 'warning', 'bake_loaf')).toEqual({ level: 'note', explicit: true });
  expect(under(policy, 'quality/name-style', 'warning', 'old_shelf').level).toBe('off');
  expect(under(policy, 'quality/name-style', 'warning', 'old_oven_2').level).toBe('error');
  expect(under(policy, 'quality/name-style', 'warning', null).level).toBe('note');
});

test('options alone leave the level as it is', () => {
  expect(under({ rules: { 'quality/name-prefix': { options: { prefix: 'bakery' } } } }, 'quality/name-prefix', 'warning')).toEqual({
    level: 'warning',
    explicit: false,
  });
});

test('a tool or rule named like a builtin is a name like any other', () => {
  expect(under({ tools: [{ match: '*', rules: {} }] }, 'constructor', 'note', '__proto__').level).toBe('note');
});

describe('a rule that is off for everything', () => {
  const meta = { id: 'quality/tone', level: 'off' as const };
  test('is off where nobody turns it on', () => {
    expect(isOff(meta, defaultPolicy())).toBe(true);
    expect(isOff({ ...meta, level: 'note' }, { ...defaultPolicy(), rules: { 'quality/tone': { level: 'off' } } })).toBe(true);
  });
  test('is not off where it is on for some tools only', () => {
    const tools = [{ match: 'library_*', rules: { 'quality/tone': { level: 'warning' as const } } }];
    expect(isOff(meta, { ...defaultPolicy(), tools })).toBe(false);
  });
  test('is not off where it is off for some tools only, or on in the preset', () => {
    const tools = [{ match: 'library_*', rules: { 'quality/tone': { level: 'off' as const } } }];
    expect(isOff({ ...meta, level: 'note' }, { ...defaultPolicy(), tools })).toBe(false);
    expect(isOff(meta, { ...defaultPolicy(), preset: 'strict' })).toBe(false);
  });
});
