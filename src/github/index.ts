// Review -> GitHub. The only folder that knows Octokit, and it loads it when it is needed.
export { type Accepted, type ApprovalRequest, type Approvals, acceptances, type Refused } from './approval.ts';
export { fillLocations, type LocateRequest, locate, type Place, type TreeFile } from './locate/index.ts';
export { publish } from './publish.ts';
export type { PublishRequest, PublishResult } from './request.ts';
export { type CommandRequest, type CommandResult, onComment } from './rerun.ts';
export type { CommentMode } from './worth.ts';
