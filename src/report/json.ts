import type { Review } from '../model/review.ts';

/** Characters that hide, move text or end a line somewhere; JSON can say each of them in ASCII. */
const ODD = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** All of them and some more, told by units alone: quicker to look for in a text of many megabytes, and mostly not there. */
const MAYBE_ODD = /[^\n\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205f\u2190-\u2bff\u3000-\u3162\u3165-\ud7ff]/;

/**
 * The review as JSON: the same values byte for byte once parsed, but with everything invisible escaped and with no `##[` that
 * GitHub's runner would take for a command, so that it can be printed anywhere.
 */
export const json = (review: Review): string => {
  // With its last newline from the start: put behind a text of many megabytes it would have that copied once more.
  const text = `${JSON.stringify(review, null, 2)}\n`;
  const told = MAYBE_ODD.test(text) ? text.replace(ODD, escapeUnits) : text;
  return told.includes('##[') ? told.replaceAll('##[', '##\\u005b') : told;
};

const escapeUnits = (char: string): string =>
  Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
