import { rule } from '../../../src/rules/compat/hints-required.ts';
import { say, taking } from '../../support/one-rule.ts';

const hinted = (annotations: Record<string, boolean | string>) => ({ ...taking({}), annotations });

test('each hint that is not written out is named', () => {
  const told = say(rule, [hinted({ readOnlyHint: true, destructiveHint: 'no' })], { clients: ['chatgpt-apps'] });
  expect(told).toMatchObject([{ level: 'warning', pointer: '/annotations', evidence: { missing: ['destructiveHint', 'openWorldHint'] } }]);
  expect(told[0]?.message).toContain('ChatGPT apps');
});

test('all written out, or nobody who asks', () => {
  const full = hinted({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
  expect(say(rule, [full], { clients: ['chatgpt-apps', 'claude-directory'] })).toEqual([]);
  expect(say(rule, [taking({})])).toEqual([]);
});

test('directories that want different hints are told one by one', () => {
  const clients = ['chatgpt-apps', 'claude-directory'];
  const message = (hints: Record<string, boolean>) => say(rule, [hinted(hints)], { clients }).map((t) => t.message)[0];
  expect(message({ readOnlyHint: false })).toMatch(/Directory: destructiveHint, ChatGPT apps: destructiveHint, openWorldHint\)/);
  expect(message({ openWorldHint: false })).toContain('does not say readOnlyHint');
  expect(message({ readOnlyHint: false, destructiveHint: false })).not.toContain('Directory');
});
