import { CHINESE, CHINESE_OTHER } from './chinese.ts';
import { JAPANESE, JAPANESE_OTHER, KOREAN } from './japanese.ts';
import type { Table } from './tables.ts';

/** Languages whose words are matched anywhere in a run of characters. */
export const IDEOGRAPHIC: readonly Table[] = [CHINESE, JAPANESE, KOREAN];
/** Their words that mean nothing here but hold characters of the above. */
export const IDEOGRAPHIC_OTHER = `${CHINESE_OTHER} ${JAPANESE_OTHER}`;
