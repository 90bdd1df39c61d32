import fc from 'fast-check';
import { answerText } from '../../src/github/answer.ts';
import { commentText } from '../../src/github/body.ts';
import { Diff } from '../../src/github/diff.ts';
import { drafts, readIds, worthAComment } from '../../src/github/inline.ts';
import { readMarker, writeMarker } from '../../src/github/marker.ts';
import type { PublishRequest } from '../../src/github/request.ts';
import { words } from '../report/fixture.ts';
import { hostile, hostileReview } from '../report/hostile.ts';
import { found, live } from '../report/live.ts';

// Whatever a server, a pull request or a person wrote, nothing of it is alive in what is written to GitHub.
const MARKER = /^htmlFlow: <!-- mcp-tool-review[^>]*-->$/;
const FILE = 'src/a file.ts';

/** A patch that adds these texts, one a line. */
const patchOf = (texts: readonly string[]): string => `@@ -0,0 +1,${texts.length} @@\n${texts.map((t) => `+${t}`).join('\n')}`;
const oneLine = hostile.map((t) => t.replace(/[\r\n]/g, ' '));

test('a comment on a line is ours but for code, and keeps the ids of its findings', () => {
  fc.assert(
    fc.property(hostileReview, hostile, fc.array(oneLine, { minLength: 1, maxLength: 4 }), (review, key, texts) => {
      const diff = new Diff([{ filename: FILE, status: 'modified', patch: patchOf(texts) }]);
      const findings = worthAComment(review);
      const places = new Map(
        findings.map((f, i) => {
          const line = i % texts.length;
          const place = {
            file: FILE,
            line: line + 1,
            text: texts[line]!,
            also: [],
            sure: i % 2 ? ('likely' as const) : ('certain' as const),
          };
          return [f.fingerprint, place];
        }),
      );
      const made = drafts(findings, { places, diff, catalogue: words, key, run: { id: '101', attempt: 1 } });
      expect(new Set(made.flatMap((d) => d.fingerprints))).toEqual(new Set(findings.map((f) => f.fingerprint)));
      for (const { body, fingerprints } of made) {
        const { alive, text } = live(body);
        const ours = /^(?:thematicBreak: ---|htmlText: <\/?sub>|htmlFlow: <sub>Found by its words[^<]*<\/sub>)$/;
        expect(alive.slice(1).filter((a) => !ours.test(a))).toEqual([]);
        expect(alive[0]).toMatch(MARKER);
        expect(found(text)).toEqual([]);
        expect(readIds(body)?.fingerprints).toEqual(fingerprints);
        expect(body.length).toBeLessThanOrEqual(65_536);
      }
    }),
    { numRuns: 150 },
  );
});

test('the comment has what the merge queue reads where nothing of it shows', () => {
  fc.assert(
    fc.property(hostileReview, hostile, (review, name) => {
      const servers = review.servers.map((s) => ({ ...s, name, head: { ...s.head, digest: 'ab'.repeat(32) } }));
      const request = { review: { ...review, servers }, catalogue: words, headSha: 'a'.repeat(40), baseSha: 'b'.repeat(40), files: {} };
      const text = commentText(
        { ...request, serverUrl: 'https://github.test', repo: { owner: 'acme', repo: 'library' } } as unknown as PublishRequest,
        64_000,
      );
      const { alive, text: outside } = live(text);
      const comments = alive.filter((a) => a.startsWith('htmlFlow: <!--'));
      expect(comments.filter((a) => !MARKER.test(a.replace(/-->\n<!--/g, '')))).toEqual([]);
      expect(found(outside)).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('a marker is one comment of HTML for any key, and is read back as it was written', () => {
  fc.assert(
    fc.property(hostile, fc.nat(), (key, id) => {
      const written = writeMarker({ key, head: 'a'.repeat(40), run: { id: String(id), attempt: 2 }, state: 'open', lists: '' }, 'text');
      expect(live(`${written}\ntext`).alive).toEqual([`htmlFlow: ${written}`]);
      expect(readMarker(`${written}\ntext`)).toMatchObject({ run: { id: String(id), attempt: 2 }, head: 'a'.repeat(40) });
    }),
  );
});

test('an answer is ours but for the login', () => {
  fc.assert(
    fc.property(hostile, (login) => {
      const { alive, text } = live(answerText([{ comment: 1, login, why: 'verb' }]));
      expect(alive).toHaveLength(1);
      expect(found(text)).toEqual([]);
    }),
  );
});
