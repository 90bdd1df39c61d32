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

test('one that merely looks like it', () => {
  const [told] = step(
    rule,
    { prompts: [prompt('frame_tour', 'Frames a tour through the halls for a visitor.')] },
    { prompts: [prompt('glaze_tour', 'Glazes a tour through the halls for a visitor.')] },
  );
  expect(told!.message).toBe('The prompt frame_tour is gone, and glaze_tour looks like it under a new name (likeness 0.7)');
});

test('kept beside a new name, or only changed', () => {
  expect(step(rule, { prompts: [prompt('tour')] }, { prompts: [prompt('tour'), prompt('plan_tour')] })).toEqual([]);
  expect(step(rule, { prompts: [prompt('tour')] }, { prompts: [prompt('tour', 'Writes a tour.')] })).toEqual([]);
});
