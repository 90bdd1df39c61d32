import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import type { MarkdownOptions } from './markdown.ts';

export const FORMATS = ['terminal', 'markdown', 'json', 'sarif', 'html'] as const;
export type Format = (typeof FORMATS)[number];

export interface RenderOptions {
  catalogue: Catalogue;
  /** For the terminal. */
  colour?: boolean;
  /** Columns of a terminal; 100 unless told. */
  width?: number;
  /** For Markdown. */
  markdown?: MarkdownOptions;
}

/** The review as text. Each form is loaded when it is asked for. */
export async function render(review: Review, format: Format, options: RenderOptions): Promise<string> {
  const { catalogue } = options;
  switch (format) {
    case 'terminal':
      return (await import('./terminal.ts')).terminal(review, catalogue, { colour: options.colour ?? false, width: options.width ?? 100 });
    case 'markdown':
      return (await import('./markdown.ts')).markdown(review, catalogue, options.markdown);
    case 'json':
    case 'sarif':
    case 'html':
      return (await import('./json.ts')).json(review);
  }
}
