import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recipes } from '../config/resolve.ts';
import { UserError } from '../model/error.ts';
import { defaultLimits } from '../model/recipe.ts';
import { collectFacts } from '../source/collect.ts';
import { choosePair } from '../source/pair.ts';
import { pairRecipes } from '../source/settings.ts';
import { conclude, givenConfig, judging } from './judging.ts';
import { JUDGE_OPTIONS, parse } from './options.ts';
import { progress } from './progress.ts';

/** Builds a throw-away repository with a real server, lets a risky change into it, and reviews it as a user would. */
export async function run(args: string[]): Promise<number> {
  const { values } = parse('demo', args, { ...JUDGE_OPTIONS, keep: { type: 'boolean' } });
  const judged = judging(values, await givenConfig(values));
  const dir = mkdtempSync(join(tmpdir(), 'mcp-tool-review-demo-'));
  const cleanUp = (): void => rmSync(dir, { recursive: true, force: true });
  if (!values.keep) process.once('exit', cleanUp);
  layOut(dir);
  const shown = progress();
  const { servers } = pairRecipes(null, recipes(null, { name: 'library', install: 'node link-sdk.mjs', start: 'node server.mjs' }));
  const { facts, remarks } = await collectFacts(servers, {
    root: dir,
    pair: await choosePair(dir, { kind: 'ref', base: 'main' }),
    limits: defaultLimits(),
    effort: 'quick',
    volatile: [],
    progress: shown.stage,
    log: shown.log,
  });
  shown.done();
  const code = await conclude(facts, values, judged, remarks);
  process.stderr.write(
    values.keep
      ? `\nThe repository is kept: ${dir}\n`
      : '\nThis was a review of a throw-away repository: the change was made to be caught. --keep leaves it for you to look at.\n',
  );
  // The demonstration has worked when it found what it planted.
  return code === 1 ? 0 : 2;
}

function layOut(dir: string): void {
  const example = join(packageRoot(), 'examples', 'library');
  const git = (...args: string[]): void => {
    execFileSync(
      'git',
      ['-c', 'user.name=demo', '-c', 'user.email=demo@example.invalid', '-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=', ...args],
      {
        cwd: dir,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  };
  try {
    git('init', '--quiet', '--initial-branch=main');
  } catch (error) {
    throw new UserError(`The demo needs git 2.28 or newer on the PATH: ${(error as Error).message.split('\n')[0]}`);
  }
  for (const file of ['server.mjs', 'package.json']) copyFileSync(join(example, file), join(dir, file));
  // Offline: both sides use the SDK that is installed beside this package.
  const modules = nodeModules();
  writeFileSync(
    join(dir, 'link-sdk.mjs'),
    `import { existsSync, symlinkSync } from 'node:fs';\nif (!existsSync('node_modules')) symlinkSync(${JSON.stringify(modules)}, 'node_modules', 'junction');\n`,
  );
  writeFileSync(join(dir, '.gitignore'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A library server');
  git('checkout', '--quiet', '-b', 'opening-hours');
  git('apply', join(example, 'risky.patch'));
  git('commit', '--quiet', '--all', '--message', 'Add opening hours');
}

function packageRoot(): string {
  let here = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(here, 'examples', 'library', 'server.mjs'))) {
    const up = dirname(here);
    if (up === here) throw new UserError('The demo does not find its example server: reinstall the package.');
    here = up;
  }
  return here;
}

function nodeModules(): string {
  const entry = createRequire(import.meta.url).resolve('@modelcontextprotocol/server');
  const at = entry.lastIndexOf(`${join('node_modules', '@modelcontextprotocol')}`);
  return join(entry.slice(0, at), 'node_modules');
}
