import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import type { Refused } from './approval.ts';
import type { Place } from './locate/index.ts';
import type { Run } from './marker.ts';
import type { Repo, StickyOutcome } from './sticky.ts';
import type { CommentMode } from './worth.ts';

/** What is written to GitHub, and how. */
export interface PublishRequest {
  review: Review;
  catalogue: Catalogue;
  /** Key of the comment: the server's name. Two keys never touch each other's comments. */
  key: string;
  /** Head SHA of the pull request, not of the merge commit. */
  headSha: string;
  baseSha: string;
  /** The run that took the facts; `url` leads a reader to its files. */
  run: Run & { url?: string };
  repo: Repo;
  /** Null where there is no pull request: nothing but the check run can be written then. */
  pull: number | null;
  token: string | null;
  apiUrl: string;
  graphqlUrl: string;
  serverUrl: string;
  comment: CommentMode;
  /** Inline comments on the lines of the diff. */
  reviewOn: boolean;
  requestChanges: boolean;
  /** A check run with annotations of its own. Needs `checks: write`. */
  checkRun: boolean;
  /** Where the whole review can be read: names of files, or URLs that become links. */
  files: { html?: string; json?: string; summary?: string };
  /** Where the findings stand in the files of the head: from `locate`; empty when the tree is not at hand. */
  places: ReadonlyMap<string, Place>;
  /** What the review was made from, in the order of its servers: a text that no place is known for is looked for in the diff. */
  facts: readonly ServerFacts[];
  /** The commit at which a file has the lines of the places; the head unless told. */
  commitOf?: (file: string) => string;
  /** What a reader has to know also of a comment that says all is well: how the lists were taken. */
  caveat?: string;
  /** Commands in comments that did nothing and deserve an answer: from `acceptances`. */
  refused: readonly Refused[];
  /** A line for the log. */
  log(text: string): void;
  /** Milliseconds for everything together; 60,000 unless given. */
  budget?: number;
}

export interface PublishResult {
  comment: StickyOutcome | 'denied';
  /** Sentences for the log: what could not be written and what to do. The verdict never depends on them. */
  notices: string[];
}
