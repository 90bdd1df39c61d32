import { terminal } from '../report/safe.ts';

/** What is being done, on stderr: a moving line on a terminal, a line a stage elsewhere. */
export interface Progress {
  stage(text: string): void;
  /** A line that a build or a server printed. */
  log(who: string, line: string): void;
  done(): void;
}

export function progress(stream: NodeJS.WriteStream = process.stderr, verbose = process.argv.includes('--verbose')): Progress {
  const moving = Boolean(stream.isTTY);
  let current: { text: string; since: number } | undefined;
  const clear = (): void => {
    if (moving && current) stream.write('\r\u001b[2K');
  };
  const finish = (): void => {
    if (!current) return;
    clear();
    const took = `(${((Date.now() - current.since) / 1000).toFixed(1)} s)`;
    stream.write(moving ? `${terminal(current.text)} ${took}\n` : `  done ${took}\n`);
    current = undefined;
  };
  return {
    stage(text) {
      finish();
      current = { text, since: Date.now() };
      stream.write(moving ? `${terminal(text)} ...` : `${terminal(text)}\n`);
    },
    log(who, line) {
      if (!verbose) return;
      clear();
      stream.write(`  ${terminal(`${who} | ${line}`)}\n`);
    },
    done: finish,
  };
}
