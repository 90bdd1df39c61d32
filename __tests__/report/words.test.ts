import type { Catalogue, Finding } from '../../src/model/finding.ts';
import type { Review } from '../../src/model/review.ts';
import { common, looked } from '../../src/report/words.ts';

const words = (title: string) => ({ title, help: 'Look.' });
const catalogue: Catalogue = new Map([
  [
    'security/lock-opened',
    {
      ...{ id: 'security/lock-opened', summary: 'A lock now opens more than it did.', why: '' },
      messages: {
        default: words('{lock} went from {before} to {after}: more can be opened'),
        closed: words('{lock} went from {before} to {after}: fewer doors open'),
        gone: words('The lock is gone.'),
        bare: words('{lock} is now {after}'),
      },
    },
  ],
]);
const told = (messageId: string): string => common({ rule: 'security/lock-opened', messageId } as Finding, catalogue);

test('many findings of one message are told by its own words, never by a summary that says the opposite', () => {
  expect(told('default')).toBe('A lock now opens more than it did');
  expect(told('closed')).toBe('Fewer doors open');
  expect(told('gone')).toBe('The lock is gone');
  expect(told('bare')).toBe('A lock now opens more than it did');
});

test('where nothing was listed, nothing was seen', () => {
  const review = (state: string | null): Review => ({ servers: state === null ? [] : [{ head: { state } }] }) as unknown as Review;
  expect(looked(review('listed'))).toMatch(/^Seen: what the server lists/);
  for (const state of [null, 'build-failed']) expect(looked(review(state))).toMatch(/^Not seen: what the server lists/);
});
