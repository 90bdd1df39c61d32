import type { Recipe } from '../../src/model/recipe.ts';
import { emptySnapshot, type SideFacts } from '../../src/model/snapshot.ts';
import { redact } from '../../src/source/redact.ts';

const recipe = (env: Record<string, string>, headers: Record<string, string> = {}) => ({ env, headers }) as unknown as Recipe;
const failed = (reason: string): SideFacts => ({ state: 'list-failed', reason, ref: null, snapshot: null });
const told = (reason: string, ...recipes: (Recipe | null)[]): string | null => {
  const facts = failed(reason);
  redact(facts, recipes);
  return facts.reason;
};

test('values of env and headers do not stand in a reason, on whichever side they were given', () => {
  const given = recipe({ HARBOUR_TOKEN: 'anchor-99' }, { Authorization: 'Bearer mooring-77' });
  expect(told('The server exited.\ntoken anchor-99 refused, mooring-77 too', null, given)).toBe(
    'The server exited.\ntoken [value of HARBOUR_TOKEN] refused, [value of Authorization] too',
  );
});

test('the longer of two values goes first, short ones stay, and one of several lines goes line by line', () => {
  expect(told('anchor-99-long', recipe({ A: 'anchor-99', B: 'anchor-99-long' }))).toBe('[value of B]');
  expect(told('on 80 of 80', recipe({ PORT: '80' }))).toBe('on 80 of 80');
  expect(told('second line of key', recipe({ KEY: 'first line\nsecond line' }))).toBe('[value of KEY] of key');
});

test('what a server printed is cleaned as well, its list is not', () => {
  const facts: SideFacts = { state: 'listed', reason: null, ref: null, snapshot: emptySnapshot() };
  facts.snapshot!.tools = [{ name: 'anchor-99' }];
  facts.snapshot!.notes = [{ kind: 'stdout-noise', text: 'It printed anchor-99.', data: { lines: ['key anchor-99'] } }];
  redact(facts, [recipe({ KEY: 'anchor-99' })]);
  expect(facts.snapshot!.notes).toEqual([
    { kind: 'stdout-noise', text: 'It printed [value of KEY].', data: { lines: ['key [value of KEY]'] } },
  ]);
  expect(facts.snapshot!.tools).toEqual([{ name: 'anchor-99' }]);
});
