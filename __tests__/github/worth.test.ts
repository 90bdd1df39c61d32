import { type CommentMode, worthSaying } from '../../src/github/worth.ts';
import type { Review } from '../../src/model/review.ts';

const quiet: Review = {
  schemaVersion: 1,
  tool: { name: 't', version: '1' },
  verdict: 'pass',
  servers: [],
  remarks: ['The recipe changed.'],
};
const worth = (review: Review): CommentMode[] =>
  (['changes', 'findings', 'always', 'never'] as const).filter((mode) => worthSaying(review, mode));

test('a review without anything new is worth no comment, whatever it remarks', () => {
  expect(worth(quiet)).toEqual(['always']);
});

test('what a change does to its own recipe, config or workflow is a change, and no finding', () => {
  expect(worth({ ...quiet, notices: ['The recipe changed.'] })).toEqual(['changes', 'always']);
});

test('a review that could not be done is always worth one', () => {
  expect(worth({ ...quiet, verdict: 'error' })).toEqual(['changes', 'findings', 'always']);
});
