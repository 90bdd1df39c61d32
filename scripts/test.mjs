// Everything that must hold before a change lands. Each step says what it found; the last line counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

let passed = 0;
let failed = 0;
const work = mkdtempSync(join(tmpdir(), 'mcp-tool-review-test-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

const node = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
const bin = (name, ...args) =>
  spawnSync(join('node_modules', '.bin', name), args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

function step(what, check) {
  const began = Date.now();
  const ok = check();
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

step('types', () => bin('tsc', '--noEmit'));
step('lint and format', () => bin('biome', 'check', '.'));
step('dist/ is what the sources build', () => {
  const fresh = join(work, 'dist');
  return node('scripts/build.mjs', fresh) && sameTree('dist', fresh);
});
step('documents are what the code says', () => node('scripts/docs.mjs', '--check'));

const report = join(work, 'jest.json');
const jest = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  },
);
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  for (const suite of result.testResults) {
    for (const test of suite.assertionResults) {
      if (test.status === 'pending') console.log(`skipped: ${relative(process.cwd(), suite.name)}: ${test.fullName}`);
    }
  }
} else failed += 1;
if (jest.status !== 0 && failed === 0) failed += 1;

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function sameTree(a, b) {
  const files = (dir) =>
    existsSync(dir)
      ? readdirSync(dir, { recursive: true })
          .filter((f) => statSync(join(dir, f)).isFile())
          .sort()
      : [];
  const [left, right] = [files(a), files(b)];
  const odd = [...new Set([...left, ...right])].filter(
    (f) => !left.includes(f) || !right.includes(f) || !readFileSync(join(a, f)).equals(readFileSync(join(b, f))),
  );
  if (odd.length) console.log(`differs from a fresh build ('npm run build' mends it): ${odd.slice(0, 10).join(', ')}`);
  return odd.length === 0;
}
