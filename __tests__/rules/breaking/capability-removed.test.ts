import { rule } from '../../../src/rules/breaking/capability-removed.ts';
import { step } from './step.ts';

const able = (capabilities: object) => ({ capabilities: capabilities as never });

test('gone as a whole or in part', () => {
  expect(step(rule, able({ prompts: {}, tools: {} }), able({ tools: {} }))).toMatchObject([{ evidence: { capability: 'prompts' } }]);
  expect(step(rule, able({ resources: { subscribe: true } }), able({ resources: { subscribe: false } }))).toMatchObject([
    { pointer: '/capabilities/resources/subscribe', evidence: { capability: 'resources.subscribe' } },
  ]);
});

test('one that was never offered, came, or is not known on one side', () => {
  expect(step(rule, able({ tools: { listChanged: false } }), able({ tools: {} }))).toEqual([]);
  expect(step(rule, able({ tools: {} }), able({ tools: { listChanged: false }, logging: {} }))).toEqual([]);
  expect(step(rule, able({ tools: {} }), [])).toEqual([]);
});
