import { code } from '../report/safe.ts';
import type { Refused } from './approval.ts';
import { type Author, sameLogin } from './author.ts';
import type { Client } from './client.ts';
import { firstLine } from './marker.ts';
import type { IssueComment, Repo } from './sticky.ts';

const MARKER = /^<!-- mcp-tool-review:answer to=(\d{1,20}(?:,\d{1,20}){0,20}) -->$/;
/** Comments answered in one go; the rest is answered by a later run. */
const MOST = 10;

const USAGE = [
  '- `/mcp-tool-review accept <digest> [reason]` accepts exactly the state whose 32 digits stand at the end of the review',
  '- `/mcp-tool-review reject [digest] [reason]` takes earlier acceptances back',
  '- `/mcp-tool-review help` shows this',
].join('\n');

const WORDS: Record<Refused['why'], string> = {
  help: 'These commands are understood, alone on the first line of a new comment:',
  quoted: 'the command stands in a quotation, so it was not taken for one. Write it in a new comment, alone on its first line.',
  'not-first': 'the command must stand alone on the first line of a comment, without anything before it. Write a new comment.',
  verb: 'this command is not known.',
  'no-digest': 'the command lacks the digest of the state to accept. Copy the whole line from the end of the review.',
  'short-digest':
    'the digest must be given with all its 32 digits: a shorter one can be imitated. Copy the whole line from the end of the review.',
  'long-digest': 'the digest to accept has 32 digits. Copy the whole line from the end of the review.',
  digest:
    'this digest is not that of the state under review, so nothing was accepted. Look at the review as it stands now and copy its line.',
  edited: 'a comment that was edited accepts nothing, since no one can tell what it said before. Write a new comment.',
  author: 'the author of a pull request cannot accept its findings. Ask someone else with write access.',
  pushed: 'who has pushed to this pull request cannot accept its findings. Ask someone else with write access.',
  permission: 'this needs write access to the repository.',
};

/** Answers commands that did nothing, each once, all in one comment. Whether an answer was written. */
export async function answer(
  client: Client,
  {
    repo,
    pull,
    me,
    comments,
    refused,
  }: { repo: Repo; pull: number; me: Author; comments: readonly IssueComment[]; refused: readonly Refused[] },
): Promise<boolean> {
  const done = answered(comments, me);
  const open = refused.filter((r) => !done.has(r.comment)).slice(0, MOST);
  if (open.length === 0) return false;
  await client.rest.issues.createComment({ ...repo, issue_number: pull, body: answerText(open) });
  return true;
}

/** Ids of the comments that have had their answer. */
function answered(comments: readonly IssueComment[], me: Author): Set<number> {
  const ids = new Set<number>();
  for (const { body = '', user } of comments) {
    const to = sameLogin(user?.login, me.login) ? MARKER.exec(firstLine(body))?.[1] : undefined;
    for (const id of to?.split(',') ?? []) ids.add(Number(id));
  }
  return ids;
}

/** A login stands in code: an answer must not ping. */
export function answerText(refused: readonly Refused[]): string {
  const lines = refused.map(({ login, why }) => (why === 'help' ? WORDS.help : `${code(login)}: ${WORDS[why]}`));
  const usage = refused.some(({ why }) => why === 'help' || why === 'verb');
  return `<!-- mcp-tool-review:answer to=${refused.map((r) => r.comment).join(',')} -->\n${[...new Set(lines)].join('\n\n')}${usage ? `\n\n${USAGE}` : ''}`;
}
