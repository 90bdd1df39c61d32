import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  terminal
} from "./chunk-SD42AGYI.js";

// src/cli/progress.ts
function progress(stream = process.stderr, verbose = process.argv.includes("--verbose")) {
  const moving = Boolean(stream.isTTY);
  let current;
  const clear = () => {
    if (moving && current) stream.write("\r\x1B[2K");
  };
  const finish = () => {
    if (!current) return;
    clear();
    const took = `(${((Date.now() - current.since) / 1e3).toFixed(1)} s)`;
    stream.write(moving ? `${terminal(current.text)} ${took}
` : `  done ${took}
`);
    current = void 0;
  };
  return {
    stage(text) {
      finish();
      current = { text, since: Date.now() };
      stream.write(moving ? `${terminal(text)} ...` : `${terminal(text)}
`);
    },
    log(who, line) {
      if (!verbose) return;
      clear();
      stream.write(`  ${terminal(`${who} | ${line}`)}
`);
    },
    done: finish
  };
}

export {
  progress
};
