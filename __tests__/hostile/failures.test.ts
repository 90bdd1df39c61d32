import { tmpdir } from 'node:os';
import { defaultLimits } from '../../src/model/recipe.ts';
import { bread, cleanUp, listed, play, refused } from './help.ts';

afterAll(cleanUp);
const tools = [bread];

describe('what cannot be listed is said in one sentence, with what to do next', () => {
  test('an exit at the start for want of a variable', async () => {
    const error = await refused({ start: { stderr: 'Error: BAKERY_TOKEN is required\n', exit: 1 } });
    expect(error.message).toContain('exit code 1');
    expect(error.message).toContain('BAKERY_TOKEN');
    expect(error.hint).toContain('--env BAKERY_TOKEN=dummy');
    expect(error.reason).toContain('Error: BAKERY_TOKEN is required');
  });

  test('a crash while listing: the words of the exception, not its stack', async () => {
    const error = await refused({ tools, on: { 'tools/list': [{ throws: 'the oven is locked' }] } });
    expect(error.message).toContain('before it answered tools/list');
    expect(error.message).toContain('the oven is locked');
    expect(error.message).not.toContain('    at ');
  });

  test('an end by a signal', async () => {
    const error = await refused({ tools, on: { 'tools/list': [{ signal: 'SIGKILL', hang: true }] } });
    expect(error.message).toContain('SIGKILL');
  });

  test('an exit with code 0 is no list either', async () => {
    const error = await refused({ start: { exit: 0 } });
    expect(error.message).toContain('ended with exit code 0 before it answered initialize');
  });

  test('an error answer to tools/list is passed on, and read as no empty list', async () => {
    const error = await refused({ tools, on: { 'tools/list': [{ error: { code: -32603, message: 'fetch failed' } }] } });
    expect(error.message).toContain('answered tools/list with the error -32603 fetch failed');
    expect(error.hint).toContain('another host');
  });

  test('an answer that holds no list', async () => {
    const error = await refused({ tools, on: { 'tools/list': [{ result: { items: [] } }] } });
    expect(error.message).toContain('without a list of tools');
  });

  test('silence on initialize', async () => {
    const { error, seconds } = await play({ tools, unknown: 'silent', on: { initialize: [{ hang: true }] } }, { limits: { timeout: 1 } });
    expect(error?.message).toContain('no answer to initialize: no answer within 1 s');
    expect(error?.hint).toContain('--timeout');
    expect(seconds).toBeLessThan(6);
  });

  test('silence on tools/list', async () => {
    const { error } = await play({ tools, on: { 'tools/list': [{ hang: true }] } }, { limits: { timeout: 1 } });
    expect(error?.message).toContain('no answer to tools/list');
  });

  test('everything slow: the time for one side runs out', async () => {
    const { error, seconds } = await play({ tools, on: { 'tools/list': [{ wait: 5000 }] } }, { limits: { total: 1 } });
    expect(error?.message).toContain('was used up');
    expect(seconds).toBeLessThan(5);
  });

  test('a slow start within the limit is only slow, and the limit leaves room for a download', async () => {
    expect(defaultLimits().timeout).toBeGreaterThanOrEqual(60);
    const { snapshot } = await play({ tools, start: { wait: 1500 } });
    expect(snapshot?.tools).toEqual(tools);
  });

  test('an address in the log of a slow server is no proof of HTTP', async () => {
    const start = { stderr: 'fetching http://127.0.0.1:8080/flour\n', wait: 2500 };
    const { snapshot } = await play({ tools, start }, { limits: { timeout: 4 } });
    expect(snapshot?.tools).toEqual(tools);
  });

  const answer = {
    jsonrpc: '2.0',
    id: 1,
    result: { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'b', version: '1' } },
  };
  test.each([
    ['over several lines', `${JSON.stringify(answer, null, 2)}\n`, 'over several lines'],
    ['without its line end', JSON.stringify({ ...answer, jsonrpc: '1.0' }), 'without a line end'],
    ['without the member jsonrpc', `${JSON.stringify({ ...answer, jsonrpc: undefined })}\n`, 'no message of JSON-RPC 2.0'],
    ['that are a log', 'The oven is warm.\n', 'a log belongs on stderr'],
  ])('an answer in lines %s is told as that', async (_how, stdout, expected) => {
    const error = await refused({ on: { initialize: [{ stdout, hang: true }] }, unknown: 'silent' }, { limits: { timeout: 1 } });
    expect(error.hint).toContain(expected);
    expect(error.hint).not.toContain('A slow start');
  });

  test('a server that says it listens over HTTP is not waited for to the end', async () => {
    const { error, seconds } = await play(
      { start: { listen: 0, stderr: 'Bakery is running on http://0.0.0.0:8080/mcp\n', hang: true }, on: { initialize: [{ hang: true }] } },
      { limits: { timeout: 6 } },
    );
    expect(error?.message).toContain('3 s after it said');
    expect(error?.hint).toContain('HTTP mode');
    expect(seconds).toBeLessThan(5.5);
  });

  test('one that mentions a URL and answers all the same is listed', async () => {
    const { snapshot } = await play({ tools, start: { stderr: 'Dashboard at http://127.0.0.1:9999/\n', wait: 300 } });
    expect(snapshot?.tools).toEqual(tools);
  });

  test('a server that opened a port in silence is found out', async () => {
    const { error } = await play(
      { start: { listen: 0, hang: true }, unknown: 'silent', on: { initialize: [{ hang: true }] } },
      { limits: { timeout: 1 } },
    );
    if (process.platform === 'linux') expect(error?.hint).toMatch(/listens on port \d+/);
  });

  test('a program that does not exist, as a list and as a line', async () => {
    const asList = await refused({}, { target: { command: ['/no/such/bakery', '--x'] } });
    expect(asList.message).toContain("'/no/such/bakery' was not found");
    const asLine = await refused({}, { target: { command: 'no-such-bakery --x' } });
    expect(asLine.message).toContain('no-such-bakery');
    expect(asLine.hint).toContain('no such command');
  });

  test('a working directory that does not exist is not blamed on the program', async () => {
    const error = await refused({}, { target: { cwd: '/no/such/place' } });
    expect(error.message).toContain('working directory /no/such/place does not exist');
  });

  test('a missing module', async () => {
    const error = await refused({}, { target: { command: ['node', 'dist/never-built.js'], cwd: tmpdir() } });
    expect(error.hint).toContain('install and build');
  });

  test('a null byte in an argument', async () => {
    const error = await refused({}, { target: { command: ['node', 'a\0b'] } });
    expect(error.message).toContain('could not be started');
  });

  test('neither a command nor a url', async () => {
    const error = await refused({}, { target: { command: null } });
    expect(error.message).toContain('neither a command nor a url');
  });

  test('messages framed as for a language server', async () => {
    const raw = 'Content-Length: 40\r\n\r\n{"jsonrpc":"2.0","id":1,"result":{}}';
    const error = await refused({ on: { initialize: [{ raw }] }, unknown: 'silent' }, { limits: { timeout: 1 } });
    expect(error.hint).toContain('Content-Length');
  });

  test('a stdout that is closed while the process stays', async () => {
    const { error, seconds } = await play({ stays: true, on: { initialize: [{ closes: true, hang: true }] } });
    expect(error?.message).toContain('closed its stdout');
    expect(seconds).toBeLessThan(10);
  });

  test.each([
    ['lines that are no messages', 'kneading\n'],
    ['notifications', '{"jsonrpc":"2.0","method":"notifications/message","params":{}}\n'],
    ['questions', '{"jsonrpc":"2.0","id":"q","method":"roots/list"}\n'],
  ])('%s without end', async (_what, chatter) => {
    const { error, seconds } = await play({ on: { initialize: [{ chatter: chatter.repeat(100) }] } }, { limits: { timeout: 2 } });
    expect(error?.message).toContain('no answer to initialize');
    expect(seconds).toBeLessThan(12);
  });

  test('the words of an error stand on one line', async () => {
    const error = await refused({ tools, on: { 'tools/list': [{ error: { code: 1, message: 'no\n::error::flour\r\nleft' } }] } });
    expect(error.message).toContain('1 no ::error::flour left');
  });

  test('the last words are bounded', async () => {
    const error = await refused({ start: { flood: 2_000_000, stderr: 'fatal: no flour\n', exit: 2 } }, { limits: { stderrBytes: 1000 } });
    expect(error.stderr.length).toBeLessThanOrEqual(1000);
  });
});

describe('values that nest without end', () => {
  const deep = `${'['.repeat(6000)}${']'.repeat(6000)}`;

  test('as the id of a request, which gets no answer', async () => {
    const raw = `{"jsonrpc":"2.0","id":${deep},"method":"ping"}\n`;
    const snapshot = await listed({ tools: [bread], on: { 'tools/list': [{ stdout: raw }] } });
    expect(snapshot.tools).toEqual([bread]);
  });

  test('as a cursor, which is an error', async () => {
    const raw = `{"jsonrpc":"2.0","id":$ID,"result":{"tools":[],"nextCursor":${deep}}}\n`;
    const error = await refused({ on: { 'tools/list': [{ raw }] } });
    expect(error.message).toContain('nextCursor on page 1 that is no string');
  });

  test('as the revisions of the stateless form', async () => {
    const raw = `{"jsonrpc":"2.0","id":$ID,"result":{"supportedVersions":[${deep},{"toString":1}]}}\n`;
    const error = await refused({ era: 'modern', on: { 'server/discover': [{ raw }] } });
    expect(error.message).toContain('supports no version');
  });
});
