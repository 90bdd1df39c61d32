import type { Json } from '../model/json.ts';
import type { Recipe } from '../model/recipe.ts';
import type { SideFacts } from '../model/snapshot.ts';

/** Shorter values are no secrets, and stand everywhere. */
const SHORTEST = 4;

/** Takes the values of `env` and `headers` out of what a build or a server printed: it is kept, and shown to whoever may read the review. */
export function redact(facts: SideFacts | null, recipes: readonly (Recipe | null)[]): void {
  const values = valuesOf(recipes);
  if (facts === null || values.length === 0) return;
  const clean = (text: string): string => values.reduce((rest, [value, name]) => rest.replaceAll(value, `[value of ${name}]`), text);
  const cleaned = (value: Json): Json => (typeof value === 'string' ? clean(value) : Array.isArray(value) ? value.map(cleaned) : value);
  facts.reason &&= clean(facts.reason);
  for (const note of facts.snapshot?.notes ?? []) {
    note.text = clean(note.text);
    // What a note holds of the list itself stays as it is in the list.
    if (note.kind !== 'stdout-noise' && note.kind !== 'list-failed') continue;
    for (const [key, value] of Object.entries(note.data ?? {})) note.data![key] = cleaned(value);
  }
}

/** Values with their names, longest first: one may be a part of another. Of a header the credential counts also without its scheme. */
function valuesOf(recipes: readonly (Recipe | null)[]): [value: string, name: string][] {
  const found = new Map<string, string>();
  for (const recipe of recipes) {
    for (const [name, value] of Object.entries(recipe?.env ?? {})) found.set(value, name);
    for (const [name, value] of Object.entries(recipe?.headers ?? {})) {
      found.set(value, name);
      found.set(value.slice(value.lastIndexOf(' ') + 1), name);
    }
  }
  // Output is told line by line.
  const lines = [...found].flatMap(([value, name]) => value.split(/\r?\n/).map((line): [string, string] => [line.trim(), name]));
  return lines.filter(([value]) => value.length >= SHORTEST).sort((a, b) => b[0].length - a[0].length);
}
