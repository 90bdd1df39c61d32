import { Failure } from '../../src/probe/errors.ts';
import { type Evidence, hint, missingVariable, saysListening } from '../../src/probe/hints.ts';

const ask = (words: string, more: Partial<Evidence> = {}): string | undefined =>
  hint({ failure: new Failure('closed', 'ended'), words, stdio: true, ports: [], exitCode: 1, program: null, ...more });

describe('the missing variable', () => {
  test.each([
    ['Error: BAKERY_API_KEY environment variable is required', 'BAKERY_API_KEY'],
    ['Please set the OVEN_TOKEN variable', 'OVEN_TOKEN'],
    ['❌ Missing env: SHOP_URL_V2', 'SHOP_URL_V2'],
    ['[{"path":["FLOUR_KEY"],"message":"Required"}]', 'FLOUR_KEY'],
    ['TypeError: Invalid URL: SHELF_HOST is undefined', 'SHELF_HOST'],
    ['code: ERR_MODULE_NOT_FOUND, required by x', undefined],
    ['BAKERY_READY', undefined],
    ['the bakery needs flour', undefined],
  ])('%s', (words, expected) => {
    expect(missingVariable(words)).toBe(expected);
  });

  test('a megabyte of capitals takes no time', () => {
    const began = Date.now();
    missingVariable(`${'A_'.repeat(500_000)} is required\n`.repeat(2));
    expect(Date.now() - began).toBeLessThan(1000);
  });
});

describe('a server in HTTP mode', () => {
  test.each([
    'Listening on http://localhost:3000',
    'SSE server started on port 3001',
    'INFO: Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C)',
    'Server running at http://[::]:9000/mcp',
  ])('%s', (line) => expect(saysListening(line)).toBe(true));
  test.each(['See https://docs.example/start', 'Bakery server running on stdio', 'loaded 3000 loaves', 'connecting to port'])(
    'not: %s',
    (line) => expect(saysListening(line)).toBe(false),
  );
});

describe('hints', () => {
  test.each([
    ['listen EADDRINUSE: address already in use :::3000', '{port}'],
    ["Error: Cannot find module '/app/dist/index.js'", 'install and build'],
    ['ModuleNotFoundError: No module named mcp', 'install and build'],
    ['Error [ERR_UNKNOWN_BUILTIN_MODULE]: No such built-in module: node:sqlite', 'another Node'],
    ['TypeError: fetch failed', 'another host'],
    ['Usage: bakery-mcp <directory>', 'lacks arguments'],
  ])('%s', (words, expected) => {
    expect(ask(words)).toContain(expected);
  });

  test('nothing is said where nothing is known', () => {
    expect(ask('segmentation fault')).toBeUndefined();
  });

  test('exit codes of the shell', () => {
    expect(ask('sh: bakery: not found', { exitCode: 127 })).toContain('no such command');
    expect(ask('sh: ./bakery: Permission denied', { exitCode: 126 })).toContain('not executable');
  });
});
