import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { DUTCH, NEIGHBOURS } from './neighbours.ts';
import { PORTUGUESE, PORTUGUESE_OTHER } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import type { Table } from './tables.ts';

/** The languages of Latin letters other than English: their words count where the sentence is in one of them. */
export const EUROPEAN: readonly Table[] = [GERMAN, FRENCH, SPANISH, PORTUGUESE, ...NEIGHBOURS];
/** Their phrases that mean nothing here but hold a word of the above. */
export const EUROPEAN_OTHER = PORTUGUESE_OTHER;
/** Those that write several words as one. */
export const JOINING: ReadonlySet<Table> = new Set([GERMAN, DUTCH]);
