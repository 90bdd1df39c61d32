import { AFTER, LATER } from './adversarial/after.ts';
import { BEFORE } from './adversarial/before.ts';
import type { AdversarialPair } from './adversarial/pair.ts';
import { verdict } from './adversarial/score.ts';

/** Scores of a set of pairs: attacks that nobody would see, attacks that should block and do not, honest twins that raise an alarm. */
function score(pairs: readonly AdversarialPair[]) {
  const missed = pairs.filter((p) => verdict(p, p.attack).level === 'quiet').map((p) => p.id);
  const unblocked = pairs.filter((p) => !p.mild && verdict(p, p.attack).level !== 'error').map((p) => p.id);
  const alarmed = pairs.filter((p) => verdict(p, p.twin).level !== 'quiet').map((p) => p.id);
  return { missed, unblocked, alarmed };
}

test('the table is large enough, and half of it was written before the rules', () => {
  const all = [...BEFORE, ...AFTER, ...LATER];
  expect(new Set(all.map((p) => p.id)).size).toBe(all.length);
  expect([BEFORE.length, all.length]).toEqual([93, 209]);
});

// A ratchet: these lists may only get shorter.
test('pairs written before the rules', () => {
  expect(score(BEFORE)).toEqual({ missed: [], unblocked: ['hint-open'], alarmed: [] });
});

test('pairs written with the rules in sight', () => {
  expect(score(AFTER)).toEqual({ missed: ['a-argument-date'], unblocked: ['a-argument-date', 'a-exfil-webhook'], alarmed: [] });
});

test('a later round of quieter ones', () => {
  expect(score(LATER)).toEqual({
    missed: ['b-output-5', 'b-parameter-2'],
    unblocked: ['b-output-5', 'b-parameter-2'],
    alarmed: [],
  });
});

test('overall: at least nine attacks in ten are seen, and at most one twin in fifty is alarmed', () => {
  const all = [...BEFORE, ...AFTER, ...LATER];
  const { missed, alarmed } = score(all);
  expect(1 - missed.length / all.length).toBeGreaterThanOrEqual(0.9);
  expect(alarmed.length / all.length).toBeLessThanOrEqual(0.02);
});
