import { rule } from '../../../src/rules/breaking/task-support-changed.ts';
import { step, taking } from './step.ts';

const tool = (taskSupport?: string, name = 'museum_scan_work') => ({
  ...taking({}, {}, name),
  ...(taskSupport === undefined ? {} : { execution: { taskSupport } }),
});
const told = (before?: string, after?: string) => step(rule, [tool(before)], [tool(after)]).map((f) => [f.messageId, f.pointer]);
const AT = '/execution/taskSupport';

test('the callers of one way are shut out', () => {
  expect(told('optional', 'required')).toEqual([['required', AT]]);
  expect(told('forbidden', 'required')).toEqual([['required', AT]]);
  expect(told(undefined, 'required')).toEqual([['required', AT]]);
  expect(told('optional', 'forbidden')).toEqual([['default', AT]]);
  expect(told('optional', undefined)).toEqual([['default', AT]]);
  expect(told('required', 'forbidden')).toEqual([['reversed', AT]]);
});

test('nobody is, where both ways are open or the same is said in other words', () => {
  for (const before of [undefined, 'forbidden', 'optional', 'required']) expect(told(before, 'optional')).toEqual([]);
  expect(told(undefined, 'forbidden')).toEqual([]);
  expect(told('forbidden', undefined)).toEqual([]);
});

test('a server that offers no tasks, and revisions in which tools do not say it', () => {
  const [before, after] = [[tool('optional')], [tool('required')]];
  const able = (requests: object) => ({ tools: {}, tasks: { requests } }) as never;
  const offering = able({ tools: { call: {} } });
  expect(step(rule, { tools: before, capabilities: offering }, { tools: after, capabilities: offering })).toHaveLength(1);
  expect(step(rule, { tools: before, capabilities: able({}) }, { tools: after, capabilities: able({}) })).toEqual([]);
  const late = { protocolVersion: '2026-07-28', capabilities: offering };
  expect(step(rule, { tools: before, capabilities: offering }, { tools: [tool()], ...late })).toEqual([]);
});

test('on many tools it is one rewrite', () => {
  const all = (said?: string) => ['a', 'b', 'c'].map((n) => tool(said, `museum_${n}`));
  expect(step(rule, all('optional'), all('required')).map((f) => f.evidence.mass)).toEqual(
    Array(3).fill(expect.objectContaining({ count: 3, of: 3 })),
  );
});
