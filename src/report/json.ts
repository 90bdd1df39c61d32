import type { Review } from '../model/review.ts';

/** Characters that hide, move text or end a line somewhere; JSON can say each of them in ASCII. */
const ODD = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The review as JSON: the same values byte for byte once parsed, but with everything invisible escaped and with no `##[` that
 * GitHub's runner would take for a command, so that it can be printed anywhere.
 */
export const json = (review: Review): string => {
  const text = JSON.stringify(review, null, 2);
  return `${text.replace(ODD, escapeUnits).replaceAll('##[', '##\\u005b')}\n`;
};

const escapeUnits = (char: string): string =>
  Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
