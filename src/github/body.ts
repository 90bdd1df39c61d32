import { render } from '../report/index.ts';
import type { PublishRequest } from './publish.ts';

/** The review as the text of a comment. */
export const commentText = async ({ review, catalogue }: PublishRequest): Promise<string> =>
  (await render(review, 'markdown', { catalogue, colour: false, width: 100 })).slice(0, 60_000);
