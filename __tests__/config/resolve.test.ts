import { parseConfig } from '../../src/config/load.ts';
import { pathsOf, recipes, resolvePolicy } from '../../src/config/resolve.ts';
import { UserError } from '../../src/model/error.ts';
import { defaultPolicy } from '../../src/model/policy.ts';

const config = (text: string) => parseConfig(text, '.github/mcp-tool-review.yml', [{ id: 'quality/name-style' }]);

describe('policy', () => {
  test('without a word: the default', () => {
    expect(resolvePolicy(null, {}, 'tighten-only')).toEqual({ policy: defaultPolicy(), remarks: [] });
  });

  test('input over file over preset, where an input may do anything', () => {
    const file = config(
      'preset: strict\nfail-on: warning\nclients: [gemini]\nbudgets: { total-bytes: 9 }\nrules: { quality/name-style: off }\n',
    );
    const { policy, remarks } = resolvePolicy(file, { failOn: 'never', clients: ['cursor'], preset: 'security' }, 'override');
    expect(policy).toMatchObject({ preset: 'security', failOn: 'never', clients: ['cursor'], budgets: { 'total-bytes': 9 } });
    expect(policy.rules).toEqual({ 'quality/name-style': { level: 'off' } });
    expect(remarks).toEqual([]);
  });

  test.each([
    ['', { failOn: 'never' as const }, 'fail-on'],
    ['', { preset: 'security' as const }, 'preset'],
    ['preset: strict', { preset: 'recommended' as const }, 'preset'],
    ['fail-on: warning', { failOn: 'error' as const }, 'fail-on'],
    ['trust: third-party', { trust: 'own' as const }, 'trust'],
    ['', { baseFailure: 'warn' as const }, 'base-failure'],
  ])('an input that loosens %j is ignored and told', (text, input, key) => {
    const file = text ? config(text) : null;
    const { policy, remarks } = resolvePolicy(file, input, 'tighten-only');
    expect(policy).toEqual(resolvePolicy(file, {}, 'tighten-only').policy);
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toContain(`\`${key}: `);
    expect(remarks[0]).toContain('ignored');
  });

  test.each([
    ['', { failOn: 'warning' as const }],
    ['preset: security', { preset: 'strict' as const }],
    ['', { trust: 'third-party' as const }],
    ['base-failure: warn', { baseFailure: 'fail' as const }],
    ['fail-on: never', { failOn: 'error' as const }],
  ])('an input that tightens %j holds', (text, input) => {
    const { policy, remarks } = resolvePolicy(text ? config(text) : null, input, 'tighten-only');
    expect(policy).toMatchObject(input);
    expect(remarks).toEqual([]);
  });

  test('clients are added and never taken away', () => {
    const { policy, remarks } = resolvePolicy(config('clients: [vscode, cursor]'), { clients: ['cursor', 'gemini'] }, 'tighten-only');
    expect(policy.clients).toEqual(['vscode', 'cursor', 'gemini']);
    expect(remarks[0]).toContain('vscode');
  });

  test('trust belongs to a server', () => {
    const file = config('servers:\n  - { name: mine, start: a }\n  - { name: theirs, start: b, trust: third-party }\n');
    expect(resolvePolicy(file, {}, 'tighten-only', 'theirs').policy.trust).toBe('third-party');
    expect(resolvePolicy(file, {}, 'tighten-only', 'mine').policy.trust).toBe('own');
    expect(resolvePolicy(file, { trust: 'own' }, 'tighten-only', 'theirs')).toMatchObject({
      policy: { trust: 'third-party' },
      remarks: [expect.any(String)],
    });
  });

  test('paths are read by server', () => {
    const file = config('servers:\n  - { name: a, start: x, paths: ["a/**"] }\n');
    expect([pathsOf(file, 'a'), pathsOf(file, 'b'), pathsOf(null, 'a')]).toEqual([['a/**'], [], []]);
  });
});

describe('recipes', () => {
  test('a single server needs no file', () => {
    expect(recipes(null, { start: 'node server.js', install: '' })).toEqual([
      {
        name: 'server',
        variant: null,
        workingDirectory: '.',
        install: '',
        build: null,
        start: 'node server.js',
        args: [],
        url: null,
        headers: {},
        env: {},
        carry: [],
      },
    ]);
  });

  const TWO =
    'servers:\n  - { name: bakery, start: node a.js, env: { A: 1, B: 2 } }\n  - { name: mill, url: "https://mill.example/mcp", headers: { X-Mill: a } }\n';

  test('every server and variant has its own', () => {
    const file = config(
      'servers:\n  - name: bakery\n    start: node a.js\n    variants: [{ name: full }, { name: night, args: [--night], env: { DARK: 1 } }]\n',
    );
    expect(recipes(file, {}).map((r) => [r.name, r.variant, r.args, r.env])).toEqual([
      ['bakery', 'full', [], {}],
      ['bakery', 'night', ['--night'], { DARK: '1' }],
    ]);
  });

  test('inputs go over the only server of the file', () => {
    const file = config(
      'servers:\n  - { name: bakery, working-directory: b, start: node a.js, install: npm ci, env: { A: 1, B: 2 }, carry: [x] }\n',
    );
    expect(recipes(file, { install: 'true', env: { B: '3' }, carry: ['y'], workingDirectory: '.' })[0]).toMatchObject({
      workingDirectory: 'b',
      install: 'true',
      start: 'node a.js',
      env: { A: '1', B: '3' },
      carry: ['x', 'y'],
    });
  });

  test('environment and headers may be given for all servers; a start may not', () => {
    expect(recipes(config(TWO), { env: { KEY: 'k' } }).map((r) => r.env.KEY)).toEqual(['k', 'k']);
    expect(() => recipes(config(TWO), { start: 'node b.js' })).toThrow(UserError);
    expect(() => recipes(config(TWO), { start: 'node b.js' })).toThrow(/2 servers/);
  });

  test('one of several can be chosen by name', () => {
    expect(recipes(config(TWO), { name: 'mill', url: 'https://new.mill.example/mcp' })).toMatchObject([
      { name: 'mill', url: 'https://new.mill.example/mcp', start: null },
    ]);
  });

  test('the base is made its own way where that is said', () => {
    const file = config('servers:\n  - { name: bakery, start: node a.js, base-start: node old.js, build: make, base-build: "" }\n');
    expect(recipes(file, {}, 'base')[0]).toMatchObject({ start: 'node old.js', build: '' });
    expect(recipes(file, {}, 'head')[0]).toMatchObject({ start: 'node a.js', build: 'make' });
    expect(recipes(file, { baseStart: 'node older.js' }, 'base')[0]?.start).toBe('node older.js');
  });

  test('nothing to start is told', () => {
    expect(() => recipes(null, {})).toThrow(/start/);
    expect(() => recipes(config('servers: [{ name: bakery }]'), {})).toThrow(/bakery/);
    expect(recipes(config('servers: [{ name: bakery }]'), { start: 'x' })).toHaveLength(1);
  });

  test('a variable called like a builtin is a variable', () => {
    const env = JSON.parse('{"constructor":"a","__proto__":"b"}');
    expect(Object.entries(recipes(null, { start: 'x', env })[0]!.env)).toEqual([
      ['constructor', 'a'],
      ['__proto__', 'b'],
    ]);
  });
});
