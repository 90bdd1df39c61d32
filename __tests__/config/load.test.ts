import { ConfigError, parseConfig } from '../../src/config/load.ts';

const RULES = [
  { id: 'quality/trigger-missing' },
  { id: 'quality/name-prefix', options: { type: 'object', properties: { prefix: { type: 'string' } }, additionalProperties: false } },
  { id: 'security/secrecy' },
  { id: 'compat/name-length' },
];
const parse = (text: string, file = 'c.yml') => parseConfig(text, file, RULES);
const refusal = (text: string, file = 'c.yml'): string => {
  try {
    parse(text, file);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the config was taken');
};

describe('a good file', () => {
  test('every part is read', () => {
    const file = parse(`
preset: strict
clients: [claude-code, gemini]
fail-on: warning
trust: third-party
base-failure: no-baseline
servers:
  - name: bakery
    working-directory: packages/bakery
    install: npm ci
    build: ""
    start: [node, dist/server.js]
    base-start: node old/server.js
    env: { BAKERY_TOKEN: dummy, PORT: 8080, DEBUG: true, EMPTY: }
    carry: [.env.example]
    paths: ["packages/bakery/**"]
    variants:
      - { name: read-only, args: [--read-only] }
rules:
  quality/trigger-missing: off
  quality/name-prefix: { level: warning, options: { prefix: bakery } }
tools:
  - match: old_*
    rules: { compat/name-length: note }
budgets: { total-bytes: 15000, growth-percent: 10 }
volatile: [/serverInfo/version]
renames: { bake_loaf: make_loaf, ice_cake: null, glaze_bun: '' }
`);
    expect(file).toMatchObject({
      preset: 'strict',
      clients: ['claude-code', 'gemini'],
      failOn: 'warning',
      trust: 'third-party',
      baseFailure: 'no-baseline',
      rules: { 'quality/trigger-missing': { level: 'off' }, 'quality/name-prefix': { level: 'warning', options: { prefix: 'bakery' } } },
      tools: [{ match: 'old_*', rules: { 'compat/name-length': { level: 'note' } } }],
      budgets: { 'total-bytes': 15000, 'growth-percent': 10 },
      volatile: ['/serverInfo/version'],
      renames: { bake_loaf: 'make_loaf', ice_cake: null, glaze_bun: null },
    });
    expect(file.servers[0]).toMatchObject({
      name: 'bakery',
      build: '',
      start: ['node', 'dist/server.js'],
      baseStart: 'node old/server.js',
      env: { BAKERY_TOKEN: 'dummy', PORT: '8080', DEBUG: 'true', EMPTY: '' },
      variants: [{ name: 'read-only', args: ['--read-only'] }],
    });
  });

  test.each(['', '# nothing yet\n', '---\n', 'null\n'])('an empty file says nothing: %j', (text) => {
    expect(parse(text)).toMatchObject({ servers: [], rules: {}, accept: [] });
  });

  test('JSON is read too, tabs and all', () => {
    expect(parse('{\n\t"preset": "strict",\n\t"rules": {\n\t\t"security/secrecy": "warning"\n\t}\n}\n', 'c.json').rules).toEqual({
      'security/secrecy': { level: 'warning' },
    });
  });

  test.each([
    ['12e45678901234567890123456789012', '12e45678901234567890123456789012'],
    ['00123456789012345678901234567890', '00123456789012345678901234567890'],
    ['0x123456789012345678901234567890', null],
    ['3F2A9C01B7DE4F0A9C01B7DE4F0A3F2A', '3f2a9c01b7de4f0a9c01b7de4f0a3f2a'],
    ['"3f2a9c01b7de4f0a9c01b7de4f0a3f2a"', '3f2a9c01b7de4f0a9c01b7de4f0a3f2a'],
  ])('a fingerprint is what is written: %s', (written, read) => {
    const text = `accept: [{ fingerprint: ${written}, reason: read by two }]\n`;
    if (read === null) expect(refusal(text)).toContain('fingerprint');
    else expect(parse(text).accept[0]?.fingerprint).toBe(read);
  });

  test('a date stays a text', () => {
    expect(parse('accept: [{ rule: compat/name-length, tool: bake, reason: kept, expires: 2027-03-31 }]').accept[0]?.expires).toBe(
      '2027-03-31',
    );
  });

  test('an alias stands for what it names', () => {
    expect(
      parse('servers:\n  - name: a\n    start: x\n    env: &e { A: b }\n  - name: c\n    start: y\n    env: *e\n').servers[1]?.env,
    ).toEqual({ A: 'b' });
  });
});

describe('a mistake is told with its line and what is nearest', () => {
  test.each<[string, string, string[]]>([
    ['a rule', 'rules:\n  quality/triger-missing: off\n', ['c.yml:2:', 'quality/triger-missing', 'did you mean `quality/trigger-missing`']],
    ['a key', 'preset: strict\nfailon: never\n', ['c.yml:2:', '`failon`', '`fail-on`']],
    ['a preset', 'preset: strickt\n', ['c.yml:1:', 'recommended, strict, security', 'did you mean `strict`']],
    ['a client', 'clients:\n  - vscode\n  - gemmini\n', ['c.yml:3:', 'did you mean `gemini`']],
    ['a level', 'rules:\n\n  security/secrecy: warn\n', ['c.yml:3:', 'off, note, warning, error', 'did you mean `warning`']],
    ['an option', 'rules:\n  quality/name-prefix:\n    options:\n      prefx: a\n', ['c.yml:4:', 'did you mean `prefix`']],
    ['an option of a rule without any', 'rules:\n  security/secrecy:\n    options: { a: 1 }\n', ['c.yml:3:', 'no options']],
    ['a server key at the top', 'start: node x.js\n', ['c.yml:1:', 'servers']],
    ['a number', 'budgets:\n  total-bytes: many\n', ['c.yml:2:', 'a number', 'many']],
    ['no reason', 'accept:\n  - fingerprint: 3f2a9c01b7de4f0a9c01b7de4f0a3f2a\n', ['c.yml:2:', 'reason']],
    [
      'a short fingerprint',
      'accept:\n  - fingerprint: 3f2a\n    reason: read\n',
      ['c.yml:2:', 'fingerprint', '3f2a9c01b7de4f0a9c01b7de4f0a3f2a'],
    ],
    ['security by rule', 'accept:\n  - { rule: security/secrecy, tool: a, reason: b }\n', ['c.yml:2:', 'fingerprint']],
    [
      'an unknown accepted rule',
      'accept:\n  - { rule: compat/name-lenght, tool: a, reason: b }\n',
      ['c.yml:2:', 'did you mean `compat/name-length`'],
    ],
    ['no day', 'accept:\n  - { rule: compat/name-length, tool: a, reason: b, expires: 2027-02-30 }\n', ['c.yml:2:', '2027-02-30']],
    ['a doubled key', 'preset: strict\nrules: {}\npreset: recommended\n', ['c.yml:3:', '`preset`', 'line 1']],
    ['two servers of one name', 'servers:\n  - { name: a, start: x }\n  - { name: a, start: y }\n', ['c.yml:3:', '`a`']],
    ['a way out', 'servers:\n  - name: a\n    working-directory: ../b\n', ['c.yml:3:', '../b']],
    ['a way out by another root', 'servers:\n  - name: a\n    carry: [ok, "C:\\\\x"]\n', ['c.yml:3:', 'C:']],
    ['broken YAML', 'rules: [\n', ['c.yml:']],
    ['two documents', 'preset: strict\n---\npreset: recommended\n', ['c.yml:', 'one YAML document']],
    ['a list', '- a\n', ['c.yml:1:', 'keys and values']],
    ['a number as the file', '5\n', ['c.yml:1:', 'keys and values']],
    ['a prototype', '__proto__: {}\n', ['c.yml:1:', '__proto__']],
    ['a script tag', 'preset: !!js/function x\n', ['c.yml:1:']],
    ['a rule named like a builtin', 'rules:\n  constructor: off\n', ['c.yml:2:', 'constructor']],
  ])('%s', (_what, text, wanted) => {
    const message = refusal(text);
    for (const part of wanted) expect(message).toContain(part);
    expect(message.split('\n').length).toBeLessThanOrEqual(6);
  });

  test('several mistakes are told one a line, in the order of the file', () => {
    const lines = refusal('preset: a\nfail-on: b\ntrust: c\n').split('\n');
    expect(lines.map((l) => l.slice(0, 8))).toEqual(['c.yml:1:', 'c.yml:2:', 'c.yml:3:']);
  });

  test('many mistakes are counted', () => {
    const lines = refusal(Array.from({ length: 20 }, (_, i) => `wrong${i}: 1`).join('\n')).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[5]).toContain('15 more');
  });

  test('what the file says is never more than a short, inert piece of the message', () => {
    const message = refusal(`preset: "${'x'.repeat(5000)}\\u001b[31m\\n::set-output"\n`);
    expect(message.length).toBeLessThan(400);
    expect(message).not.toMatch(/\u001b|\n/);
  });
});

describe('a hostile file ends', () => {
  const bomb = `a0: &a0 [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(',')}]`).join('\n')}\n`;
  test.each<[string, string]>([
    ['aliases that multiply', bomb],
    ['an alias in itself', 'rules: &a\n  x: *a\n'],
    ['aliases by the thousand', `a: &x 1\nb: [${'*x,'.repeat(150_000)}]\n`],
    ['levels by indentation', Array.from({ length: 1200 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['brackets without end', '['.repeat(100_000)],
    ['dashes without end', '- '.repeat(5_000)],
    ['a large file', `# ${'x'.repeat(2_000_000)}`],
    ['many keys', Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join('\n')],
  ])('%s', (_what, text) => {
    expect(refusal(text)).toContain('c.yml:');
  });
});

describe('refusals are plain sentences', () => {
  test.each([
    ['clients: []', '`clients` must not be an empty list'],
    ['servers: [{ name: "" }]', 'must not be empty; for example `harbour`'],
    ['servers: [{ name: a, url: "ftp://x" }]', 'must begin with http:// or https://, but is `ftp://x`'],
    ['budgets: { tool-bytes: -1 }', '`budgets.tool-bytes` must be 0 or more, not `-1`'],
    ['accept: [{ rule: a/b, tool: t, reason: " " }]', 'must not be blank'],
    ['accept: [{ fingerprint: abc, reason: r }]', 'must be 32 hexadecimal digits, but is `abc`'],
    ['accept: [{ rule: compat/name-length, tool: t, reason: r, expires: soon }]', 'must be a day in the form YYYY-MM-DD'],
    ['rules: { compat/name-length: {} }', 'must not be empty'],
    ['volatile: [version]', 'must begin with `/`'],
  ])('%s', (text, words) => {
    const told = refusal(text);
    expect(told).toContain(words);
    expect(told).not.toMatch(/must NOT|must match pattern|fewer than/);
  });

  test('a rule without its category is known by its name', () => {
    expect(refusal('rules:\n  trigger-missing: off')).toContain('did you mean `quality/trigger-missing`?');
    expect(refusal('rules:\n  triger-missing: off')).toContain('did you mean `quality/trigger-missing`?');
    expect(refusal('accept: [{ rule: name-length, tool: t, reason: r }]')).toContain('did you mean `compat/name-length`?');
  });

  test('false as a level is off', () => {
    for (const text of [
      'rules: { compat/name-length: false }',
      'rules: { compat/name-length: { level: false } }',
      'tools: [{ match: a, rules: { compat/name-length: false } }]',
    ])
      expect(refusal(text)).toContain('must be a level (off, note, warning, error), not `false`; did you mean `off`?');
    expect(refusal('rules: { compat/name-length: true }')).not.toContain('did you mean');
  });
});
