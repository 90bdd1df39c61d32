import type { Review } from '../model/review.ts';

export type CommentMode = 'changes' | 'findings' | 'always' | 'never';

/**
 * Whether there is something to say in a comment. A review that could not be done is always worth one; another order alone is not. What a
 * change does to its own recipe, config or workflow is a change, also where the lists are the same.
 */
export function worthSaying(review: Review, mode: CommentMode): boolean {
  if (mode === 'never') return false;
  if (mode === 'always' || review.verdict === 'error') return true;
  if (mode === 'changes' && review.notices?.length) return true;
  return review.servers.some(
    ({ changes, findings }) =>
      (mode === 'changes' && changes.some((c) => c.kind !== 'order-changed')) ||
      findings.some((f) => f.state === 'new' && (mode === 'changes' || f.level !== 'note')),
  );
}
