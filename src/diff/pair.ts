import type { Item, Tool } from '../model/surface.ts';

/** One thing on both sides, or on one of them. */
export interface Pair<T extends Item = Item> {
  base: T | undefined;
  head: T | undefined;
  /** Same name, paired by similarity or by the user, or only on one side. */
  how: 'same' | 'renamed' | 'added' | 'removed';
  /** Likeness of a rename, 0 to 1. */
  likeness?: number;
}

/** Which item of the base is which item of the head. */
export interface Pairing {
  tools: Pair<Tool>[];
  prompts: Pair[];
  resources: Pair[];
  templates: Pair[];
  /** The base's side of a head item, and the reverse. */
  baseOf(head: Item): Item | undefined;
  headOf(base: Item): Item | undefined;
}
