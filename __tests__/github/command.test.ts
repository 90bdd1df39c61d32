import fc from 'fast-check';
import { answerText } from '../../src/github/answer.ts';
import { readCommand } from '../../src/github/command.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';

test.each([
  [`/mcp-tool-review accept ${DIGEST}`, { verb: 'accept', digest: DIGEST, reason: null }],
  [
    `/mcp-tool-review  accept\t${DIGEST.toUpperCase()}  the fine is told at the desk \r\nand more`,
    { verb: 'accept', digest: DIGEST, reason: 'the fine is told at the desk' },
  ],
  [`/mcp-tool-review reject ${DIGEST} on second thoughts`, { verb: 'reject', digest: DIGEST, reason: 'on second thoughts' }],
  ['/mcp-tool-review reject', { verb: 'reject', digest: null, reason: null }],
  ['/mcp-tool-review help', { verb: 'help' }],
])('%j is a command', (body, command) => {
  expect(readCommand(body)).toEqual({ command });
});

test.each([
  [`> /mcp-tool-review accept ${DIGEST}`, 'quoted'],
  [`Fine with me.\n/mcp-tool-review accept ${DIGEST}`, 'not-first'],
  [`\`/mcp-tool-review accept ${DIGEST}\``, 'not-first'],
  [`    /mcp-tool-review accept ${DIGEST}`, 'not-first'],
  ['/mcp-tool-review', 'verb'],
  ['/mcp-tool-review merge', 'verb'],
  ['/mcp-tool-review accept', 'no-digest'],
  ['/mcp-tool-review accept please', 'no-digest'],
  ['/mcp-tool-review accept 0123456789', 'short-digest'],
  [`/mcp-tool-review accept ${DIGEST}${DIGEST}`, 'long-digest'],
])('%j is none, and it is known why', (body, wrong) => {
  expect(readCommand(body)).toEqual({ wrong });
});

test.each(['I like mcp-tool-review.', '/mcp-tool-reviewer accept x', 'see docs/mcp-tool-review accept', '', '/mcp-tool-review/x'])(
  '%j does not speak to us',
  (body) => {
    expect(readCommand(body)).toBeNull();
  },
);

test('only the exact form accepts, whatever stands around it', () => {
  const noise = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(noise, noise, (before, after) => {
      const reading = readCommand(`${before}/mcp-tool-review accept ${DIGEST}${after}`);
      if (reading && 'command' in reading && reading.command.verb === 'accept') {
        expect(before).toBe('');
        expect(after === '' || /^\s/.test(after)).toBe(true);
      }
    }),
  );
});

test('an answer names people without calling them, and stays what it is for any login', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (login) => {
      const [marker, ...text] = answerText([{ comment: 5, login, why: 'author' }]).split('\n');
      expect(marker).toBe('<!-- mcp-tool-review:answer to=5 -->');
      const outside = text.join('\n').replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
      expect(outside).not.toMatch(/[@<[]/);
      expect(text).toHaveLength(1);
    }),
  );
});
