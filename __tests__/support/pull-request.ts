import { type StandIn, type StandInOptions, standIn } from './github/server.ts';
import { Repository, SERVER } from './repository.ts';
import { runStep, type StepRequest, type StepResult } from './runner.ts';

type Files = Record<string, unknown>;

/** A pull request with its repository, its GitHub and the step that reviews it. */
export class PullRequest {
  readonly repo: Repository;
  readonly baseSha: string;
  readonly headSha: string;
  github: StandIn | undefined;
  #run = 100;

  constructor(base: Files, head: Files) {
    this.repo = new Repository({ 'server.mjs': SERVER, ...base }, head);
    this.baseSha = this.repo.git('rev-parse', 'main');
    this.headSha = this.repo.git('rev-parse', 'change');
  }

  /** Starts a GitHub that knows this pull request. */
  async onGitHub(options: Partial<StandInOptions> = {}): Promise<StandIn> {
    this.github = await standIn({
      dir: this.repo.dir,
      ...options,
      pull: { baseSha: this.baseSha, headSha: this.headSha, headRef: 'change', ...options.pull },
    });
    return this.github;
  }

  get event(): Record<string, unknown> {
    return {
      action: 'synchronize',
      number: 7,
      pull_request: {
        number: 7,
        head: { sha: this.headSha, ref: 'change', repo: { full_name: 'acme/library' } },
        base: { sha: this.baseSha, ref: 'main' },
      },
      repository: { full_name: 'acme/library', default_branch: 'main' },
      sender: { login: 'ada' },
    };
  }

  /** Runs the step in the checkout; each run is newer than the one before. */
  step(request: Partial<StepRequest> = {}): Promise<StepResult> {
    this.#run += 1;
    const { inputs, env, ...rest } = request;
    return runStep({
      cwd: this.repo.dir,
      event: this.event,
      ...(this.github ? { github: this.github } : {}),
      // Without a GitHub nobody is asked: waiting for one that is not there takes its time.
      inputs: { start: this.repo.start, 'server-name': 'library', ...(this.github ? {} : { token: '' }), ...inputs },
      env: { GITHUB_RUN_ID: String(this.#run), ...env },
      ...rest,
    });
  }

  get comment(): string {
    return this.github?.state.comments.at(-1)?.body ?? '';
  }

  async close(): Promise<void> {
    await this.github?.close();
    this.repo.remove();
  }
}
