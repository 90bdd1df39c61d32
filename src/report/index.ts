import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import type { HtmlOptions } from './html/index.ts';
import type { MarkdownOptions } from './markdown.ts';
import type { SarifOptions } from './sarif.ts';

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
  sarif?: SarifOptions;
  html?: HtmlOptions;
}

/** A file has room for all of it. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** The review as text. Each form is loaded when it is asked for. */
export async function render(review: Review, format: Format, options: RenderOptions): Promise<string> {
  const { catalogue } = options;
  switch (format) {
    case 'terminal':
      return (await import('./terminal.ts')).terminal(review, catalogue, { colour: options.colour ?? false, width: options.width ?? 100 });
    case 'markdown':
      return (await import('./markdown.ts')).markdown(review, catalogue, { budget: WHOLE, ...options.markdown });
    case 'json':
      return (await import('./json.ts')).json(review);
    case 'sarif':
      return (await import('./sarif.ts')).sarif(review, catalogue, options.sarif);
    case 'html':
      return (await import('./html/index.ts')).htmlReport(review, catalogue, options.html);
  }
}
