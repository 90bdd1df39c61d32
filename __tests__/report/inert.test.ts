import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { Review } from '../../src/model/review.ts';
import { annotations } from '../../src/report/annotations.ts';
import { json } from '../../src/report/json.ts';
import { markdown } from '../../src/report/markdown.ts';
import { sarif } from '../../src/report/sarif.ts';
import { reviewSchema } from '../../src/report/schema.ts';
import { summary } from '../../src/report/summary.ts';
import { terminal } from '../../src/report/terminal.ts';
import { words } from './fixture.ts';
import { hostileReview } from './hostile.ts';
import { found, live } from './live.ts';
import { obeyed } from './runner.ts';

// Whatever a server, a pull request or a person wrote, nothing of it is alive in any output.
const holds = (test: (review: Review) => void, numRuns = 150): void => fc.assert(fc.property(hostileReview, test), { numRuns });

/** What we write ourselves: headings, tables, folded blocks. */
const OURS =
  /^(?:atxHeading: ###? |table: \| |htmlFlow: (?:<details><summary>(?:<b>)?[A-Za-z0-9 :,()-]+(?:<\/b>)?<\/summary>|<\/details>)$|link: \[(?:`+ ?.*`+|\((?:empty|\d+ spaces)\)) line \d+\]\(<https:\/\/git\.example\/\d+>\)$)/s;

test('a comment has no link, image, mention, reference, HTML or heading that we did not write', () => {
  holds((review) => {
    const text = markdown(review, words, {
      marker: '',
      headSha: 'a1b2c3d4e5',
      acceptDigest: 'ab'.repeat(16),
      locationLink: (_, line) => `https://git.example/${line}`,
    });
    const { alive, text: outside } = live(text);
    expect(alive.filter((a) => !OURS.test(a))).toEqual([]);
    expect(found(outside)).toEqual([]);
    expect(alive.filter((a) => a.startsWith('htmlFlow: <details>'))).toHaveLength(alive.filter((a) => a === 'htmlFlow: </details>').length);
    expect(obeyed(text)).toEqual([]);
  });
});

test('a comment keeps to its budget, whatever the review', () => {
  holds((review) => {
    const heavy = {
      ...review,
      remarks: review.remarks.flatMap((r) => Array.from({ length: 30 }, (_, i) => `${i} ${r.repeat(20)}`)),
      servers: review.servers.map((s) => ({ ...s, findings: Array.from({ length: 40 }, () => s.findings).flat() })),
    };
    for (const budget of [2500, 8000, 60_000]) expect(markdown(heavy, words, { budget }).length).toBeLessThanOrEqual(budget);
  }, 40);
});

test('the terminal obeys nothing of it, nor does the log', () => {
  holds((review) => {
    const text = terminal(review, words, { colour: false, width: 80 });
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/);
    expect(obeyed(text)).toEqual([]);
    const coloured = terminal(review, words, { colour: true, width: 80 });
    expect(coloured.replace(/\u001b\[(?:1|2|22|31|32|33|39)m/g, '')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  });
});

test('annotations are single lines of bounded length, and a log obeys nothing of them', () => {
  holds((review) => {
    for (const { title, message } of annotations(review, words).shown) {
      expect(title.length).toBeLessThanOrEqual(255);
      expect(message.length).toBeLessThan(16_000);
      expect(`${title}${message}`).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
      expect(obeyed(message)).toEqual([]);
    }
  });
});

test('the JSON is valid, comes back as it was, and can be printed into a log', () => {
  const valid = new Ajv2020({ strict: true, strictRequired: false }).compile(reviewSchema);
  holds((review) => {
    const text = json(review);
    expect(obeyed(text)).toEqual([]);
    expect(text).not.toMatch(/[\u007f-\u009f\u200b\u202e\u2028]/);
    const back = JSON.parse(text);
    expect(back).toEqual(JSON.parse(JSON.stringify(review)));
    valid(back);
    expect(valid.errors ?? []).toEqual([]);
  });
});

test('the SARIF is valid and has no link or placeholder', () => {
  const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif');
  const schema = JSON.parse(readFileSync(new URL('./schemas/sarif-2.1.0-rtm.5.json', `file://${file}`), 'utf8'));
  delete schema.$schema;
  delete schema.id;
  const valid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
  holds((review) => {
    const log = JSON.parse(sarif(review, words, { fallback: 'server.json' }));
    valid(log);
    expect(valid.errors ?? []).toEqual([]);
    for (const result of log.runs[0].results) {
      expect(result.message.text).not.toMatch(/\]\(|\{\d+\}/);
      expect(result.locations[0].physicalLocation.artifactLocation.uri).toMatch(/^[\w%.!~*'()/-]+$/);
    }
  });
});

test('the summary is measured in bytes', () => {
  holds((review) => expect(Buffer.byteLength(summary(review, words, { budget: 30_000 }))).toBeLessThanOrEqual(30_000), 50);
});
