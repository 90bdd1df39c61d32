import { changedRules, isUntouched } from '../../src/action/touched.ts';
import { parseConfig } from '../../src/config/load.ts';

const CONFIG = '.github/mcp-tool-review.yml';
const policy = parseConfig(
  'servers:\n  - { name: quay, start: x, paths: ["quay/**", "shared/*.json"] }\n  - { name: crane, start: x }\n',
  CONFIG,
  [],
);

describe('a server may be left out', () => {
  const left = (name: string, ...changed: string[]): boolean => isUntouched(name, policy, [CONFIG], changed);
  test('where none of the files that the base branch names changed', () => {
    expect(left('quay', 'crane/a.ts', 'README.md', 'shared/deep/a.json')).toBe(true);
  });
  test('but not where one did, hidden ones too, nor where the recipe may have changed', () => {
    expect(left('quay', 'README.md', 'quay/src/a.ts')).toBe(false);
    expect(left('quay', 'quay/.env')).toBe(false);
    expect(left('quay', 'shared/a.json')).toBe(false);
    expect(left('quay', CONFIG)).toBe(false);
  });
  test('and never where the base branch names no files, or no such server', () => {
    expect(left('crane', 'README.md')).toBe(false);
    expect(left('mole', 'README.md')).toBe(false);
    expect(isUntouched('quay', null, [CONFIG], ['README.md'])).toBe(false);
  });
});

test('edits of what judges a change are told', () => {
  const workflows = ['.github/workflows/review.yml', '.github/workflows/other.yml', 'docs/review.yml'];
  const told = changedRules([CONFIG, 'mcp-tools.lock.json', ...workflows], [CONFIG], (path) => path.includes('review'));
  expect(told).toEqual([
    expect.stringMatching(/mcp-tool-review\.yml: it is judged by the policy of the base branch/),
    expect.stringMatching(/lockfile/),
    expect.stringMatching(/workflows\/review\.yml, a workflow that uses this action/),
  ]);
  expect(changedRules(['.github/workflows/ci.yml'], [], () => null)).toEqual([expect.stringMatching(/may use this action/)]);
  expect(changedRules(['src/a.ts'], [CONFIG], () => true)).toEqual([]);
});
