import { rule } from '../../../src/rules/compat/description-truncated.ts';
import { say, taking } from '../../support/one-rule.ts';

const described = (description: string) => ({ ...taking({}), description });

test('over 2,048 bytes the rest is lost, and where it begins is told', () => {
  const told = say(rule, [described(`${'a'.repeat(2048)}Never bake twice.`)]);
  expect(told).toMatchObject([
    { pointer: '/description', level: 'warning', evidence: { bytes: 2065, limit: 2048, lost: 'Never bake twice.' } },
  ]);
  expect(told[0]?.message).toContain('Claude Code');
});

test('bytes are counted, not characters', () => {
  expect(say(rule, [described('ä'.repeat(1024))])).toEqual([]);
  const [told] = say(rule, [described('ä'.repeat(1025))]);
  expect(told?.evidence).toMatchObject({ bytes: 2050, lost: 'ä' });
  expect(say(rule, [described(`${'a'.repeat(2047)}äb`)])[0]?.evidence.lost).toBe('b');
});

test('shorter ones, other clients and no text are fine', () => {
  expect(say(rule, [described('a'.repeat(2048)), null, { name: 'a', description: 5 }])).toEqual([]);
  expect(say(rule, [described('a'.repeat(9000))], { clients: ['cursor'] })).toEqual([]);
});
