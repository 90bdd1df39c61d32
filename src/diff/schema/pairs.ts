import { own } from '../../model/json.ts';
import type { Conjunction } from './alternative.ts';
import type { Doubts } from './doubt.ts';
import type { Fact } from './fact.ts';

/** Where a comparison stands. */
export interface Place {
  pointer: string;
  path: string[];
}

/** Two schemas to be compared. */
export interface Pair {
  base: Conjunction;
  head: Conjunction;
  place: Place;
  /** The pair in whose course it was met. */
  above: Pair | null;
  /** Where else it was met. */
  also: Place[];
  /** Conditions around it that may have said what seems new in it. */
  doubts: Doubts;
}

/** Places kept at which a pair was met again. */
const PLACES = 100;

/** Notes that a pair was met again, unless inside of itself: that is no other place. */
export function meetAgain(pair: Pair, place: Place, now: Pair | null): void {
  for (let here = now; here; here = here.above) if (here === pair) return;
  if (pair.also.length < PLACES) pair.also.push(place);
}

/** Whether a default stands in the schemas themselves, be it beside a reference: then it is that of this place alone. */
export const hasOwnDefault = (base: Conjunction): boolean => base.some((node) => own(node.schema, 'default') !== undefined);

/** The other places at which a fact is true that was found in the course of a pair: wherever it, or one above it, was met again. */
export function elsewhere({ what, pointer, path }: Fact, pair: Pair): Place[] {
  const places: Place[] = [{ pointer, path }];
  for (let here = what === 'default' && hasOwnDefault(pair.base) ? pair.above : pair; here; here = here.above) {
    if (!here.also.length) continue;
    const at = here.place;
    const inside = places.filter((p) => at.path.every((key, i) => p.path[i] === key));
    for (const other of here.also)
      for (const p of inside) {
        const below = p.pointer.startsWith(at.pointer) ? p.pointer.slice(at.pointer.length) : '';
        if (places.length <= PLACES)
          places.push({ pointer: other.pointer + below, path: [...other.path, ...p.path.slice(at.path.length)] });
      }
  }
  return places.slice(1);
}
