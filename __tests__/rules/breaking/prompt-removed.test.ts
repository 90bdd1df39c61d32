import { rule } from '../../../src/rules/breaking/prompt-removed.ts';
import { step } from './step.ts';

const prompt = (name: string, description = 'Writes a tour through the halls for a visitor.') => ({
  name,
  description,
  arguments: [{ name: 'hours' }],
});

test('gone', () => {
  expect(step(rule, { prompts: [prompt('tour')] }, { prompts: [] })).toMatchObject([{ name: 'tour', messageId: 'default' }]);
});

test('under another name', () => {
  expect(step(rule, { prompts: [prompt('tour')] }, { prompts: [prompt('plan_tour')] })).toMatchObject([
    { name: 'plan_tour', messageId: 'renamed', evidence: { from: 'tour' } },
  ]);
});

test('kept beside a new name, or only changed', () => {
  expect(step(rule, { prompts: [prompt('tour')] }, { prompts: [prompt('tour'), prompt('plan_tour')] })).toEqual([]);
  expect(step(rule, { prompts: [prompt('tour')] }, { prompts: [prompt('tour', 'Writes a tour.')] })).toEqual([]);
});
