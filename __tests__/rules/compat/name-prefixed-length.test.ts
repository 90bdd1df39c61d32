import { rule } from '../../../src/rules/compat/name-prefixed-length.ts';
import { say, taking } from '../../support/one-rule.ts';

const named = (length: number) => [taking({}, {}, 'b'.repeat(length))];

test('the prefix of Claude Code counts', () => {
  const circumstances = { serverName: 'town-bakery', clients: ['claude-code'] };
  expect(say(rule, named(46), circumstances)).toEqual([]);
  const told = say(rule, named(47), circumstances);
  expect(told).toMatchObject([
    { level: 'warning', pointer: '/name', evidence: { length: 65, limit: 64, full: `mcp__town-bakery__${'b'.repeat(47)}` } },
  ]);
});

test('Cursor leaves the tool out over 60', () => {
  const circumstances = { serverName: 'town-bakery', clients: ['cursor'] };
  expect(say(rule, named(48), circumstances)).toEqual([]);
  expect(say(rule, named(49), circumstances)[0]?.message).toContain('Cursor');
});

test('a short server name makes room', () => {
  expect(say(rule, named(47), { serverName: 'tb' })).toEqual([]);
});

test('what clients replace in a server name keeps its length', () => {
  expect(say(rule, named(60), { serverName: 'alte bäckerei', clients: ['claude-code'] })[0]?.evidence.full).toContain(
    'mcp__alte_b_ckerei__',
  );
});

test('forms of the user', () => {
  const options = { forms: ['mcp__plugin_{server}_{server}__{tool}'], max: 64 };
  const told = say(rule, [taking({}, {}, 'record_a_whole_day_of_baking_sessions')], { serverName: 'bakery-tools', options });
  expect(told).toMatchObject([
    { evidence: { length: 76, full: 'mcp__plugin_bakery-tools_bakery-tools__record_a_whole_day_of_baking_sessions' } },
  ]);
  expect(say(rule, named(20), { serverName: 'tb', options })).toEqual([]);
});

test('clients without a prefix, and things without a name', () => {
  expect(say(rule, named(64), { clients: ['openai-api', 'vscode'] })).toEqual([]);
  expect(say(rule, [null, { name: 5 }])).toEqual([]);
});

test('the key of a job is no name of a server', () => {
  expect(say(rule, named(64), { serverName: 'review/check' })).toEqual([]);
});

test('with the clients of the defaults both are named, each with its limit and what it does', () => {
  const [told] = say(rule, named(60), { serverName: 'town-bakery' });
  expect(told?.message).toMatch(/Claude Code \(64\).*request is refused.*Cursor \(60\).*left out/);
  expect(told?.evidence.clients).toEqual(['Claude Code', 'Cursor']);
  const [dropped] = say(rule, named(60), { serverName: 'town-bakery', clients: ['cursor', 'amazon-q'] });
  expect(dropped?.message).toMatch(/Cursor \(60\).*Amazon Q CLI \(64\)/);
});
