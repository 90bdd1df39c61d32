import * as answers from './answers.ts';
import * as english from './english.ts';
import * as secrecy from './secrecy.ts';
import type { Tag } from './tags.ts';
import * as transfer from './transfer.ts';

export type Table = Partial<Record<Tag, string>>;

/** English verbs and phrases, a table for each field of them; a class may have words in several. */
export const ENGLISH_VERBS: readonly Table[] = [english.VERBS, secrecy.VERBS, transfer.VERBS, answers.VERBS];
export const ENGLISH_PHRASES: readonly Table[] = [english.PHRASES, secrecy.PHRASES, transfer.PHRASES, answers.PHRASES];
/** Words and phrases whose classes stand beside those of the words in them. */
export const ENGLISH_BESIDE: readonly Table[] = [secrecy.BESIDE, answers.BESIDE];
