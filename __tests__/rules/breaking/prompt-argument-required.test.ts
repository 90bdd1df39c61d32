import { rule } from '../../../src/rules/breaking/prompt-argument-required.ts';
import { step } from './step.ts';

const tour = (...list: object[]) => ({ prompts: [{ name: 'tour', arguments: list as never[] }] });

test('one that could be left out', () => {
  expect(step(rule, tour({ name: 'hours' }), tour({ name: 'days' }, { name: 'hours', required: true }))).toMatchObject([
    { name: 'tour', pointer: '/arguments/1', messageId: 'default', evidence: { argument: 'hours' } },
  ]);
});

test('one that did not exist', () => {
  expect(step(rule, tour(), tour({ name: 'hours', required: true }))).toMatchObject([{ messageId: 'added' }]);
});

test('one that may be left out, was needed before, or is no argument', () => {
  expect(step(rule, tour(), tour({ name: 'hours' }))).toEqual([]);
  expect(step(rule, tour({ name: 'hours', required: true }), tour({ name: 'hours', required: true, description: 'Length' }))).toEqual([]);
  expect(step(rule, tour(), tour({ name: 7, required: true }))).toEqual([]);
});
