import fc from 'fast-check';

/** Pieces from which a text that wants to be alive is made. */
const PIECES = [
  '`', '``', '```', '````', '~~~', '\n', '\n\n', '\r\n', '\t', ' ', '    ', '|', '\\', '\\|', '<', '>', '<b>', '</details>', '<details>', '<!--', '-->',
  '<img src=x onerror=alert(1)>', '<script>', '</script>', '<svg/onload=x>', '&lt;', '&#64;', '"', "'", '@octo', '@acme/admins', '#12', 'acme/boats#3', 'GH-4',
  'https://evil.example', 'www.evil.example', 'mail@evil.example', '[click](https://evil.example)', '![x](https://evil.example/p.png)', '[a]: https://evil.example',
  '[^1]', '# Title', '===', '---', '- [x] done', '1. one', '> quote', '| a | b |', '|---|---|', '*bold*', '__bold__', '~~gone~~', '$x$', ':tada:', '::error::owned',
  '::set-output name=verdict::pass', '::stop-commands::t', '##[add-mask]x', '##[', '##', '#', '[', ']', ':', '::', '\u001b[31m', '\u001b]8;;https://evil.example\u0007', '\u0000',
  '\u0007', '\u0008', '\u007f', '\u0085', '\u009b31m', '\u2028', '\u2029', '\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u{e0041}', '\ud800', '\udc00', 'é', '漢字', '🧭', 'ordinary words',
  '-', '+', '@@', 'diff', '{0}', '{tool}', '__proto__', 'javascript:alert(1)', 'deadbeef1234567', 'x'.repeat(200), ' '.repeat(40), '\n'.repeat(8),
]; // biome-ignore format: groups

/** Texts that want to be alive in Markdown, HTML, a log or a terminal. */
export const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((p) => p.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
