import fc from 'fast-check';
import { CHANGE_KINDS, type Change } from '../../src/model/change.ts';
import type { Review } from '../../src/model/review.ts';
import { finding, review, server, side } from './fixture.ts';

/** Pieces from which a text that wants to be alive is made. */
const PIECES = [
  '`', '``', '```', '````', '`'.repeat(12), '`'.repeat(3000), '~~~', '\n', '\n\n', '\r\n', '\t', ' ', '    ', '|', '\\', '\\|', '<', '>', '<b>', '</details>', '<details>', '<!--', '-->',
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

const LEVELS = ['error', 'warning', 'note'] as const;
const STATES = ['new', 'existing', 'fixed'] as const;
const RULES = [
  'security/secrecy',
  'security/annotation-loosened',
  'security/new-directive',
  'quality/trigger-missing',
  'policy/unknown-to-the-catalogue',
];

const hostileFinding = fc
  .record({
    rule: fc.constantFrom(...RULES),
    level: fc.constantFrom(...LEVELS),
    state: fc.constantFrom(...STATES),
    blocking: fc.boolean(),
    tool: fc.option(hostile),
    pointer: fc.oneof(
      fc.constant('/description'),
      fc.constant(''),
      hostile.map((t) => `/inputSchema/properties/${t}`),
      hostile.map((t) => `/${t}`),
    ),
    text: hostile,
    accepted: fc.option(
      fc.record({ by: fc.constant('comment' as const), reason: fc.option(hostile), who: hostile, when: hostile, expires: hostile }),
    ),
    location: fc.option(fc.record({ file: hostile, line: fc.integer({ min: 1, max: 9999 }) })),
    fingerprint: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 }),
  })
  .map(({ text, blocking, state, accepted, ...rest }) =>
    finding({
      ...rest,
      state,
      blocking: blocking && state === 'new' && !accepted,
      accepted: state === 'new' ? accepted : null,
      message: text,
      help: text,
      evidence: { quote: text, parameter: [text, { [text]: text }] },
    }),
  );

const hostileChange: fc.Arbitrary<Change> = fc
  .record({
    kind: fc.constantFrom(...CHANGE_KINDS),
    target: fc.constantFrom(
      'tool' as const,
      'prompt' as const,
      'resource' as const,
      'template' as const,
      'instructions' as const,
      'server' as const,
    ),
    name: fc.option(hostile),
    pointer: fc.oneof(
      fc.constant('/description'),
      fc.constant(''),
      hostile.map((t) => `/inputSchema/properties/${t}/description`),
      hostile.map((t) => `/annotations/${t}`),
    ),
    before: fc.option(hostile),
    after: fc.oneof(
      hostile,
      fc.constant(null),
      hostile.map((t) => ({ name: t, description: t, inputSchema: { type: 'object', properties: { [t]: { description: t } } } })),
    ),
  })
  .map((c) => c as Change);

const bytes = fc.record({ bytes: fc.nat(99_999), modelBytes: fc.nat(99_999), tokens: fc.option(fc.nat(9999)) });

/** Reviews of every shape in which every string that is not ours wants to be alive. */
export const hostileReview: fc.Arbitrary<Review> = fc
  .record({
    verdict: fc.constantFrom('pass' as const, 'warn' as const, 'fail' as const, 'error' as const),
    remarks: fc.array(hostile, { maxLength: 3 }),
    servers: fc.array(
      fc
        .record({
          name: hostile,
          variant: fc.option(hostile),
          base: fc.option(
            fc.record({
              state: fc.constantFrom('listed' as const, 'absent' as const, 'build-failed' as const),
              reason: fc.option(hostile),
              ref: hostile,
            }),
          ),
          head: fc.record({
            state: fc.constantFrom('listed' as const, 'listed' as const, 'list-failed' as const),
            reason: fc.option(hostile),
            ref: hostile,
          }),
          changes: fc.array(hostileChange, { maxLength: 5 }),
          findings: fc.array(hostileFinding, { maxLength: 6 }),
          remarks: fc.array(hostile, { maxLength: 2 }),
          tools: fc.array(fc.record({ name: hostile, base: fc.option(bytes), head: fc.option(bytes) }), { maxLength: 3 }),
        })
        .map(({ tools, base, head, ...rest }) =>
          server({
            ...rest,
            base: base && side({ ...base, server: { name: rest.name } }),
            head: side(head),
            size: { tokenizer: 'o200k', base: tools[0]?.base ?? null, head: tools[0]?.head ?? null, tools },
          }),
        ),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map((r) => review(r));
