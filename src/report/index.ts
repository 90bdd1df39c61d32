import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';

export const FORMATS = ['terminal', 'markdown', 'json', 'sarif', 'html'] as const;
export type Format = (typeof FORMATS)[number];

/** The review as text. */
export async function render(
  review: Review,
  _format: Format,
  _options: { catalogue: Catalogue; colour: boolean; width: number },
): Promise<string> {
  return `${JSON.stringify(review, null, 2)}\n`;
}
