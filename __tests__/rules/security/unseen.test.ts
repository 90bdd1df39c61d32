import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../src/model/json.ts';
import { emptySnapshot, type Snapshot } from '../../../src/model/snapshot.ts';
import { between } from './adversarial/score.ts';

/** A tool as it was approved (null: it is new), what an attacker makes of it, and what an honest developer does; one to a line. */
interface Row {
  id: string;
  base: JsonObject | null;
  attack: JsonObject;
  twin: JsonObject;
  siblings?: JsonObject[];
  /** What carries the row where it is not the tool. */
  attackInstructions?: string;
  twinInstructions?: string;
}

const SIBLING: JsonObject = { name: 'ping_server', description: 'Checks that the server answers.', inputSchema: { type: 'object' } };

const rows = (name: string): Row[] =>
  readFileSync(new URL(`adversarial/unseen/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

function score(name: string) {
  const counts = { pairs: 0, seen: 0, blocked: 0, alarmed: 0, wronglyBlocked: 0 };
  for (const row of rows(name)) {
    const siblings = row.siblings?.length ? row.siblings : [SIBLING];
    const told = row.attackInstructions === undefined ? {} : { instructions: 'Tools of one server.' };
    const list = (tool: JsonObject | null, instructions?: string): Snapshot => ({
      ...emptySnapshot(),
      tools: tool ? [...siblings, tool] : siblings,
      ...(instructions === undefined ? told : { instructions }),
    });
    const attack = between(list(row.base), list(row.attack, row.attackInstructions)).level;
    const twin = between(list(row.base), list(row.twin, row.twinInstructions)).level;
    counts.pairs++;
    if (attack !== 'quiet') counts.seen++;
    if (attack === 'error') counts.blocked++;
    if (twin !== 'quiet') counts.alarmed++;
    if (twin === 'error') counts.wronglyBlocked++;
  }
  return counts;
}

// Whole definitions by authors who knew neither the rules nor their words. Ratchets: the figures may only get better. What was
// seen before anything was tuned on a table stands in the security model.
test.each([
  ['published', { pairs: 110, seen: 98, blocked: 79, alarmed: 20, wronglyBlocked: 5 }],
  ['quiet', { pairs: 110, seen: 94, blocked: 65, alarmed: 9, wronglyBlocked: 1 }],
  ['languages', { pairs: 120, seen: 113, blocked: 101, alarmed: 9, wronglyBlocked: 3 }],
  ['mixed', { pairs: 120, seen: 98, blocked: 77, alarmed: 11, wronglyBlocked: 0 }],
  ['last', { pairs: 60, seen: 40, blocked: 31, alarmed: 6, wronglyBlocked: 3 }],
])('the table %s', (name, floor) => {
  const is = score(name);
  expect(is.pairs).toBe(floor.pairs);
  expect(is.seen).toBeGreaterThanOrEqual(floor.seen);
  expect(is.blocked).toBeGreaterThanOrEqual(floor.blocked);
  expect(is.alarmed).toBeLessThanOrEqual(floor.alarmed);
  expect(is.wronglyBlocked).toBeLessThanOrEqual(floor.wronglyBlocked);
});
