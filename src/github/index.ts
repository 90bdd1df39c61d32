// Review -> GitHub. The only folder that knows Octokit, and it loads it when it is needed.
export { type Place, type PublishRequest, type PublishResult, publish } from './publish.ts';
export type { CommentMode } from './worth.ts';
