import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { takeInputs } from '../../src/action/inputs.ts';
import { defaultLimits } from '../../src/model/recipe.ts';

const manifest = parse(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { default?: string; description: string }>;
  outputs: Record<string, unknown>;
};

/** As the runner sets them. */
const take = (given: Record<string, string> = {}) => {
  const env: NodeJS.ProcessEnv = { PATH: '/bin' };
  for (const [name, { default: value = '' }] of Object.entries(manifest.inputs)) env[`INPUT_${name.toUpperCase()}`] = String(value);
  for (const [name, value] of Object.entries(given)) env[`INPUT_${name.toUpperCase()}`] = value;
  return { inputs: takeInputs(env), env };
};

test('all inputs leave the environment, the token among them', () => {
  const { inputs, env } = take({ token: 'ghs_anchor' });
  expect(inputs.token).toBe('ghs_anchor');
  expect(env).toEqual({ PATH: '/bin' });
});

test('nothing given: the defaults that action.yml promises', () => {
  const { inputs } = take({ token: '' });
  expect(inputs).toEqual({
    mode: 'auto',
    recipe: { workingDirectory: '.', env: {}, headers: {}, carry: [] },
    policy: {},
    baseRef: null,
    checkRun: false,
    baseline: 'build',
    serverName: null,
    config: '.github/mcp-tool-review.yml',
    comment: 'changes',
    review: true,
    requestChanges: false,
    token: null,
    tokens: true,
    effort: 'quick',
    limits: defaultLimits(),
    facts: null,
    storedCredentials: 'tell',
  });
});

test('without any input at all the same holds', () => {
  expect(takeInputs({})).toEqual(take({ token: '' }).inputs);
});

test('install and build: left out is by the tree, empty is off, a line is that line', () => {
  expect(take().inputs.recipe).not.toHaveProperty('install');
  expect(take({ install: '', build: '' }).inputs.recipe).toMatchObject({ install: '', build: '' });
  expect(take({ install: 'make deps' }).inputs.recipe.install).toBe('make deps');
});

test('an empty override of the base is as the head', () => {
  const { recipe } = take({ 'base-install': '', 'base-start': 'node old.mjs' }).inputs;
  expect(recipe.baseStart).toBe('node old.mjs');
  expect(recipe).not.toHaveProperty('baseInstall');
});

test('lists and pairs come by lines, and a value may hold the separator', () => {
  const { recipe, policy } = take({
    env: 'QUAY=north\n\nURL=http://a?b=c\nEMPTY=',
    headers: 'Authorization: Bearer x:y',
    carry: 'ui_dist\nassets/map.bin',
    clients: 'vscode, cursor\nclaude-code',
  }).inputs;
  expect(recipe.env).toEqual({ QUAY: 'north', URL: 'http://a?b=c', EMPTY: '' });
  expect(recipe.headers).toEqual({ Authorization: 'Bearer x:y' });
  expect(recipe.carry).toEqual(['ui_dist', 'assets/map.bin']);
  expect(policy.clients).toEqual(['vscode', 'cursor', 'claude-code']);
});

test.each([
  ['mode', 'chek', /mode is "chek".*did you mean check/],
  ['fail-on', 'errors', /fail-on.*error, warning, never/],
  ['comment', 'true', /comment.*changes/],
  ['timeout', 'soon', /timeout.*seconds/],
  ['timeout', '-1', /timeout/],
  ['limits', 'answer-byte=5', /limits.*answer-bytes/],
  ['limits', 'pages=none', /limits pages.*none/],
  ['clients', 'claude-code, vscod', /clients knows no "vscod".*did you mean vscode\?/],
  ['tokens', 'yes', /tokens.*true, false/],
  ['base-failure', 'ignore', /base-failure.*no-baseline/],
  ['stored-credentials', 'stop', /stored-credentials.*tell, fail/],
])('%s: %s is refused by name', (name, value, words) => {
  expect(() => take({ [name]: value })).toThrow(words);
});

test('a line of env that is no pair is refused without repeating it: it may be a secret', () => {
  expect(() => take({ env: 'hunter2' })).toThrow(/env has a line without "="/);
  expect(() => take({ env: 'hunter2' })).not.toThrow(/hunter2/);
});

test('action.yml has the inputs and outputs that people rely on', () => {
  expect(Object.keys(manifest.inputs).sort()).toEqual(
    [
      ...[
        'start',
        'url',
        'install',
        'build',
        'working-directory',
        'env',
        'headers',
        'carry',
        'base-ref',
        'base-install',
        'base-build',
        'base-start',
      ],
      ...['baseline', 'base-failure', 'server-name', 'config', 'preset', 'clients', 'fail-on', 'trust', 'mode', 'comment', 'review'],
      ...['request-changes', 'check-run', 'token', 'tokens', 'probe', 'timeout', 'limits', 'facts', 'stored-credentials', 'cache'],
    ].sort(),
  );
  expect(Object.keys(manifest.outputs).sort()).toEqual(
    [
      'verdict',
      'changed',
      'findings',
      'blocking',
      'new-bytes',
      'facts',
      'report',
      'sarif',
      'html',
      'summary',
      'semver',
      'changelog',
    ].sort(),
  );
  for (const { description } of Object.values(manifest.inputs)) expect(description).toBeTruthy();
});
