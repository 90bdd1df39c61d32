import { logLine } from '../report/safe.ts';

/** The log of the step: a folded group for each stage, with its time, and nothing in it that the runner obeys but what we mean. */
export class StepLog {
  #stage: { title: string; since: number } | undefined;

  constructor(
    private readonly write: (text: string) => void = (text) => void process.stdout.write(text),
    private readonly now: () => number = Date.now,
  ) {}

  /** A stage begins; the one before has ended. */
  stage(title: string): void {
    this.end();
    this.#stage = { title: logLine(title, 200), since: this.now() };
    this.write(`::group::${data(this.#stage.title)}\n`);
  }

  /** A line that a build or a server printed. */
  quote(who: string, line: string): void {
    this.write(`${logLine(`${who} | ${line}`)}\n`);
  }

  /** A line of our own, outside of any group; foreign text may stand in it. */
  say(text: string): void {
    this.end();
    for (const line of text.split('\n')) this.write(`${logLine(line)}\n`);
  }

  end(): void {
    if (!this.#stage) return;
    const { title, since } = this.#stage;
    this.#stage = undefined;
    this.write(`::endgroup::\n${title} took ${((this.now() - since) / 1000).toFixed(1)} s\n`);
  }

  /** An annotation. */
  annotate(level: 'error' | 'warning' | 'notice', message: string, at: { title?: string; file?: string; line?: number } = {}): void {
    this.end();
    const properties = Object.entries(at).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${property(String(value))}`));
    const inert = message
      .split('\n')
      .map((line) => logLine(line))
      .join('\n');
    this.write(`::${level}${properties.length ? ` ${properties.join(',')}` : ''}::${data(inert)}\n`);
  }
}

/** As the runner unescapes it. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
