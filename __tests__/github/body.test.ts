import { commentText, lineUrl } from '../../src/github/body.ts';
import type { PublishRequest } from '../../src/github/request.ts';
import { digestOf } from '../support/github/make.ts';
import { clean, risky, secrecy } from '../support/github/pull.ts';

const request = (review: PublishRequest['review']): PublishRequest =>
  ({
    ...{ review, catalogue: new Map(), headSha: 'a'.repeat(40), baseSha: 'b'.repeat(40), files: {} },
    ...{ serverUrl: 'https://github.test', repo: { owner: 'acme', repo: 'library' } },
  }) as unknown as PublishRequest;

const two = (): PublishRequest['review'] => {
  const [library, shop, museum] = [risky(), risky(), clean()].map((r) => r.servers[0]!);
  shop!.head.digest = digestOf('shop');
  return { ...risky(), servers: [library!, { ...shop!, name: 'shop' }, { ...museum!, name: 'museum' }] };
};

test('each server that blocks tells how its own state is accepted', () => {
  const text = commentText(request(two()), 64_000);
  const offered = [...text.matchAll(/`\/mcp-tool-review accept ([0-9a-f]{32})`/g)].map((m) => m[1]);
  expect(offered).toEqual([digestOf('head').slice(0, 32), digestOf('shop').slice(0, 32)]);
});

test('what was accepted by comment is recorded for the queue, and nothing else is', () => {
  const review = two();
  const [library] = review.servers;
  expect(commentText(request(review), 64_000)).not.toContain('mcp-tool-review:accepted');
  library!.findings[0]!.accepted = { by: 'comment', reason: null, who: 'grace' };
  library!.findings[1]!.accepted = { by: 'config', reason: 'as agreed' };
  const [first] = commentText(request(review), 64_000).split('\n');
  expect(first).toBe(`<!-- mcp-tool-review:accepted digest=${digestOf('head').slice(0, 32)} findings=${secrecy.fingerprint} -->`);
});

test('the whole keeps to its limit, records and offers included', () => {
  const review = two();
  review.servers = Array.from({ length: 40 }, (_, i) => ({ ...review.servers[1]!, name: `shop ${i}`.repeat(20) }));
  for (const limit of [12_000, 64_000]) expect(commentText(request(review), limit).length).toBeLessThanOrEqual(limit);
});

test('many records and offers leave room for the review, and what is left out is told', () => {
  const review = two();
  const accepted = (i: number) =>
    Array.from({ length: 400 }, (_, n) => ({
      ...secrecy,
      ...{ state: 'new' as const, accepted: { by: 'comment' as const, reason: null, who: 'grace' } },
      fingerprint: digestOf(`${i} ${n}`).slice(0, 32),
    }));
  review.servers = Array.from({ length: 100 }, (_, i) => {
    const shop = review.servers[1]!;
    return { ...shop, name: `shop ${i}`, findings: i < 8 ? [...shop.findings, ...accepted(i)] : shop.findings };
  });
  const text = commentText(request(review), 64_536);
  expect(text.length).toBeLessThanOrEqual(64_536);
  expect(text).toContain('❌');
  expect(text).toMatch(/\d+ more states could be accepted/);
  expect(text).toMatch(/7 servers is not handed on to a merge queue/);
});

test('a file whose lines the merge has changed is linked at the merge', () => {
  const moved = { ...request(clean()), commitOf: (file: string) => (file === 'moved.ts' ? 'd'.repeat(40) : 'a'.repeat(40)) };
  expect(lineUrl(moved, 'moved.ts', 3)).toBe(`https://github.test/acme/library/blob/${'d'.repeat(40)}/moved.ts#L3`);
  expect(lineUrl(moved, 'still.ts', 3)).toContain('a'.repeat(40));
});

test('a line of a file is addressed at the head, whatever the file is called', () => {
  expect(lineUrl(request(clean()), 'src/a (b) ü#?.ts', 12)).toBe(
    `https://github.test/acme/library/blob/${'a'.repeat(40)}/src/a%20%28b%29%20%C3%BC%23%3F.ts#L12`,
  );
});
