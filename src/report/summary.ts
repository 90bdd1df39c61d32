import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { bytes } from './fit.ts';
import { type MarkdownOptions, markdown } from './markdown.ts';

/** Bytes of a job summary: GitHub drops one over 1 MiB, and other steps of ours may write a line as well. */
const SUMMARY_BUDGET = 1_000_000;

/** The review for the page of the run: the same as the comment, with more room. */
export const summary = (review: Review, catalogue: Catalogue, options: Omit<MarkdownOptions, 'marker' | 'measure'> = {}): string =>
  markdown(review, catalogue, { budget: SUMMARY_BUDGET, ...options, measure: bytes });
