import { rule } from '../../../src/rules/breaking/template-changed.ts';
import { step } from './step.ts';

const works = { uriTemplate: 'museum://works/{number}', name: 'Work' };

test('another pattern under the same name', () => {
  expect(
    step(rule, { resourceTemplates: [works] }, { resourceTemplates: [{ ...works, uriTemplate: 'museum://items/{number}' }] }),
  ).toMatchObject([{ name: 'museum://items/{number}', messageId: 'changed', evidence: { from: 'museum://works/{number}' } }]);
});

test('gone', () => {
  expect(step(rule, { resourceTemplates: [works] }, {})).toMatchObject([{ name: 'museum://works/{number}', messageId: 'default' }]);
});

test('another text, or one more', () => {
  const more = { uriTemplate: 'museum://halls/{hall}', name: 'Hall' };
  expect(step(rule, { resourceTemplates: [works] }, { resourceTemplates: [more, { ...works, description: 'One work' }] })).toEqual([]);
});
