import type { Review } from '../model/review.ts';

/** Characters that hide, move text or end a line somewhere; JSON can say each of them in ASCII. */
const ODD = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** None of them is in a text of plain ASCII, which is quicker to see. */
const BEYOND_ASCII = /[^\0-\x7e]/;

/**
 * The review as JSON: the same values byte for byte once parsed, but with everything invisible escaped and with no `##[` that
 * GitHub's runner would take for a command, so that it can be printed anywhere.
 */
export const json = (review: Review): string => {
  const text = JSON.stringify(review, null, 2);
  const told = BEYOND_ASCII.test(text) ? text.replace(ODD, escapeUnits) : text;
  return `${told.includes('##[') ? told.replaceAll('##[', '##\\u005b') : told}\n`;
};

const escapeUnits = (char: string): string =>
  Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
