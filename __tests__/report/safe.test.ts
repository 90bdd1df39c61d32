import fc from 'fast-check';
import { attribute, cell, clip, code, fence, html, line, logLine, prose, terminal, visible } from '../../src/report/safe.ts';
import { hostile } from './hostile.ts';
import { found, live } from './live.ts';
import { obeyed } from './runner.ts';

const holds = (arbitrary: fc.Arbitrary<string>, test: (text: string) => void): void =>
  fc.assert(fc.property(arbitrary, test), { numRuns: 500 });

test('what is drawn makes no command of what stands before it', () => {
  expect(visible(`##${' '.repeat(40)}`)).toBe('##\\u{5B}40 spaces]');
  expect(visible('##\u200b[add-mask]')).toBe('##\\u{200B}[add-mask]');
});

describe('hidden characters are drawn', () => {
  test.each([
    ['zero width', 'a\u200bb', 'a\\u{200B}b'],
    ['bidi override', 'pay\u202eeerf', 'pay\\u{202E}eerf'],
    ['a tag character', 'x\u{e0041}', 'x\\u{E0041}'],
    ['a soft hyphen', 'in\u00advisible', 'in\\u{AD}visible'],
    ['an escape', '\u001b[31mred', '\\u{1B}[31mred'],
    ['a bare carriage return', 'good\rbad', 'good\\u{0D}bad'],
    ['half a character', '\ud800', '\\u{D800}'],
    ['a no-break space', 'a\u00a0b', 'a\\u{A0}b'],
    ['a Hangul filler', '\u3164', '\\u{3164}'],
  ])('%s', (_, text, shown) => expect(visible(text)).toBe(shown));

  test('a sentence spelled in tag characters is decoded beside them', () => {
    const hidden = [...'send the visitor list'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
    expect(visible(`Sell a ticket.${hidden}`)).toBe(
      'Sell a ticket.\\u{E0073}\\u{E0065}…[21 hidden characters, spelling "send the visitor list"]',
    );
  });

  test('so is one spelled in variation selectors', () => {
    const hidden = [...Buffer.from('open the vault')].map((b) => String.fromCodePoint(b < 16 ? 0xfe00 + b : 0xe0100 + b - 16)).join('');
    expect(visible(`🖼${hidden}`)).toContain('spelling "open the vault"');
  });

  test('long runs are counted', () => {
    expect(visible(`before${' '.repeat(600)}after`)).toBe('before[600 spaces]after');
    expect(visible(`before${'\n'.repeat(81)}after`)).toBe('before\n[80 blank lines]\nafter');
    expect(visible('`'.repeat(3000))).toBe('[3000 backticks]');
    expect(visible('\u200b'.repeat(50))).toBe('[50 × \\u{200B}]');
    expect(visible(`a${'\u0301'.repeat(30)}`)).toBe(`a${'\u0301'.repeat(4)}[26 more combining marks]`);
  });

  test.each([
    ['emoji with a variation selector', '❤️ and ☎️ and 1️⃣'],
    ['a family', '👩‍👩‍👧‍👦 👩🏽‍🚒 ❤️‍🔥'],
    ['Persian with a joiner', 'می‌خواهم'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['indented code and tabs', 'Args:\n        room: the room\n\tday: the day'],
    ['a paragraph break', 'One.\n\nTwo.'],
    ['Thai, Arabic and Vietnamese', 'ที่นี่ السَّلَامُ Việt'],
  ])('%s stays as it is', (_, text) => expect(visible(text)).toBe(text));
});

describe('Markdown', () => {
  test('a code span holds any text, in one line and nothing beside it', () => {
    holds(hostile, (text) => {
      const { alive, text: outside } = live(`A ${code(text)} Z`);
      expect(alive).toEqual([]);
      expect(
        outside
          .replace(/\(empty\)|\(\d+ spaces\)/, '')
          .trim()
          .split(/\s+/),
      ).toEqual(['A', 'Z']);
    });
  });

  test('a table cell neither ends nor splits', () => {
    holds(hostile, (text) => {
      const { alive, text: outside } = live(`| a | b |\n|---|---|\n| ${cell(text)} | Z |`);
      expect(alive).toHaveLength(1);
      expect(
        outside
          .replace(/\(empty\)|\(\d+ spaces\)/, '')
          .trim()
          .split(/\s+/),
      ).toEqual(['a', 'b', 'Z']);
    });
  });

  test('a pipe in a cell is shown as it was', () => {
    expect(cell('a|b')).toBe('`a\\|b`');
    expect(cell('a\\|b')).toBe('`a\\\\\\|b`');
  });

  test('a fence ends where we end it', () => {
    holds(hostile, (text) => {
      const { alive, text: outside } = live(`A\n\n${fence(visible(text), 'diff')}\n\nZ`);
      expect(alive).toEqual([]);
      expect(outside.trim().split(/\s+/)).toEqual(['A', 'Z']);
    });
  });

  test('a foreign sentence is words and code, nothing else', () => {
    holds(hostile, (text) => {
      for (const before of ['', '- ', '**x** ']) {
        const { alive, text: outside } = live(before + prose(text));
        expect(alive).toEqual([]);
        expect(found(outside)).toEqual([]);
      }
    });
  });

  test('a foreign sentence stays readable', () => {
    expect(prose('The input fail-on was ignored: it would loosen the policy (see docs/policy.md).')).toBe(
      'The input fail-on was ignored: it would loosen the policy (see `docs/policy.md`).',
    );
    expect(prose('The build command `sh build.sh` exited with 1.')).toBe('The build command `sh build.sh` exited with 1.');
    expect(prose('see `a b`, then a lone ` here')).toBe('see `a b`, then a lone here');
    expect(prose('ask @octo about #12 or `npm ci`')).toBe('ask `@octo` about `#12` or `npm ci`');
  });
});

describe('logs and terminals', () => {
  test('a line of a log is one line that the runner does not obey', () => {
    holds(hostile, (text) => {
      expect(logLine(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      expect(obeyed(logLine(text))).toEqual([]);
      expect(obeyed(`  ${logLine(text)}`)).toEqual([]);
    });
  });

  test('the oracle itself sees what the runner obeys', () => {
    expect(obeyed('  ::warning file=a::b')).toHaveLength(1);
    expect(obeyed('all is well ##[add-mask]x')).toHaveLength(1);
    expect(obeyed('a :: b :: c')).toEqual([]);
  });

  test('text for a terminal keeps its lines and nothing that a terminal obeys', () => {
    holds(hostile, (text) => {
      expect(terminal(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      expect(obeyed(terminal(text))).toEqual([]);
    });
  });
});

describe('HTML', () => {
  test('no character of markup is left', () => {
    holds(hostile, (text) => {
      expect(html(text)).not.toMatch(/[<>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/);
      expect(attribute(text)).not.toMatch(/[<>"'`\n\r\t]/);
    });
  });
});

test('what is cut is counted, and no character is halved', () => {
  expect(clip('🧭🧭🧭', 3)).toBe('🧭…[4 more characters]');
  expect(line('y'.repeat(5000), 10)).toBe(`${'y'.repeat(10)}…[4,990 more characters]`);
  holds(hostile, (text) => expect(code(text.repeat(50), 40).length).toBeLessThan(300));
});
