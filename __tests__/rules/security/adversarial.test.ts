import { BEFORE } from './adversarial/before.ts';
import { verdict } from './adversarial/score.ts';

/** Scores of a set of pairs: attacks seen at all, those that must block and do, honest twins that raise an alarm. */
function score(pairs: typeof BEFORE) {
  const missed = pairs.filter((p) => verdict(p, p.attack).level === 'quiet').map((p) => p.id);
  const speaking = pairs.filter((p) => !p.mild);
  const unblocked = speaking.filter((p) => verdict(p, p.attack).level !== 'error').map((p) => p.id);
  const alarmed = pairs.filter((p) => verdict(p, p.twin).level !== 'quiet').map((p) => p.id);
  return { n: pairs.length, speaking: speaking.length, missed, unblocked, alarmed };
}

test('ids are unique', () => {
  const ids = BEFORE.map((p) => p.id);
  expect(new Set(ids).size).toBe(ids.length);
});

// A ratchet: the lists may only get shorter.
test('pairs written before the rules', () => {
  const { n, missed, unblocked, alarmed } = score(BEFORE);
  expect(n).toBe(93);
  expect(missed).toEqual([]);
  expect(unblocked).toEqual(['hint-open']);
  expect(alarmed).toEqual([]);
});
