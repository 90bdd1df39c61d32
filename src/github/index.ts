// Review -> GitHub. The only folder that knows Octokit, and it loads it when it is needed.
export { type Accepted, type ApprovalRequest, type Approvals, acceptances, type Refused } from './approval.ts';
export { fillLocations, type LocateRequest, locate, type Place, type TreeFile } from './locate/index.ts';
export { type PublishRequest, type PublishResult, publish } from './publish.ts';
export { type CommandRequest, type CommandResult, onComment } from './rerun.ts';
export type { CommentMode } from './worth.ts';
