import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOccasion } from '../../src/action/occasion.ts';

const dir = mkdtempSync(join(tmpdir(), 'event-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const [base, head] = ['a'.repeat(40), 'b'.repeat(40)];

function occasion(event: string, payload: unknown, env: Record<string, string> = {}) {
  const file = join(dir, 'event.json');
  writeFileSync(file, JSON.stringify(payload));
  return readOccasion({
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'acme/library',
    GITHUB_RUN_ID: '100',
    GITHUB_RUN_ATTEMPT: '2',
    ...env,
  });
}
const pull = { number: 7, head: { sha: head, ref: 'change' }, base: { sha: base, ref: 'main' } };
const repository = { default_branch: 'trunk' };

test('a pull request names its two states and its run', () => {
  const found = occasion('pull_request', { pull_request: pull, repository, sender: { login: 'grace' } });
  expect(found).toMatchObject({
    compare: { kind: 'pull-request', baseSha: base, baseRef: 'main', headSha: head },
    pull: { number: 7, headSha: head },
    run: { id: '100', attempt: 2 },
    sender: 'grace',
    refusal: null,
  });
});

test('a merge group names its states and the pull request it is made of', () => {
  const group = { head_sha: head, base_sha: base, head_ref: `refs/heads/gh-readonly-queue/main/pr-12-${base}` };
  expect(occasion('merge_group', { merge_group: group, repository })).toMatchObject({
    compare: { kind: 'merge-group', baseSha: base, headSha: head },
    queued: 12,
    pull: null,
  });
  expect(occasion('merge_group', { merge_group: { ...group, head_ref: 'refs/heads/evil/pr-12-x' } }).queued).toBeNull();
});

test('a push, a schedule and a call by hand compare branches', () => {
  const ref = { GITHUB_REF: 'refs/heads/trunk' };
  expect(occasion('push', { before: base, repository }, ref).compare).toEqual({
    kind: 'push',
    before: base,
    branch: 'trunk',
    defaultBranch: 'trunk',
  });
  for (const event of ['schedule', 'workflow_dispatch']) {
    expect(occasion(event, { repository }, ref).compare).toEqual({ kind: 'branch', branch: 'trunk', defaultBranch: 'trunk' });
  }
});

test('what runs with the rights of the base is refused with the reason', () => {
  expect(occasion('pull_request_target', { pull_request: pull }).refusal).toMatch(/pull_request_target.*Use pull_request/);
  expect(occasion('workflow_run', { workflow_run: {} }).refusal).toMatch(/workflow_run.*mode: report/);
});

test('a run that ended is reported as itself: its number decides which report is newer', () => {
  const found = occasion('workflow_run', {
    workflow_run: {
      id: 55,
      run_attempt: 3,
      event: 'pull_request',
      head_sha: head,
      head_branch: 'change',
      head_repository: { owner: { login: 'stranger' } },
    },
  });
  expect(found).toMatchObject({
    run: { id: '55', attempt: 3 },
    reported: { event: 'pull_request', headSha: head, headBranch: 'change', headOwner: 'stranger' },
  });
});

test('an event that is missing or broken does not pass in silence', () => {
  expect(occasion('pull_request', {}).compare).toBeNull();
  writeFileSync(join(dir, 'event.json'), '{');
  expect(() => readOccasion({ GITHUB_EVENT_PATH: join(dir, 'event.json') })).toThrow(/event/);
});
