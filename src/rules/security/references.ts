import type { Sentence } from './analysis.ts';
import type { Token } from './token.ts';

// An address in a text is mostly one to read more at. Every pattern looks at a bounded stretch before or behind it.

/** Words before an address that say that more is to be read there, or what the thing is like. */
const TO_READ =
  /(?:\b(?:see|refer to|visit|read|consult|details?|docs?|documentation|documented (?:at|in|on)|guides?|references?|specifications?|standards?|formats?(?: of)?|described (?:in|at|on|by)|defined (?:in|at|by)|available (?:at|on|from)|found (?:at|on|in)|listed (?:at|on)|(?:more|further|additional) (?:information|info)|learn more|(?:is|are|has|have)(?: also)?(?: an? [a-z]{2,12}(?: address)?(?: of)?)?|equals?|like|from)(?: the| at| on| here| under| of)?[\s:("'`]*)$/;
/** The end of a part of a link in Markdown: `[text](`. */
const LINKED = /\]\($/;
/** What sends something to a linked place: "send a copy to [the archive](...". */
const SENT_TO_LINK = /\bto(?: the| our| this)? \[[^\]\n]{0,80}\]\($/;
/** "Go to", "please go to", "you can go to": an invitation to a person. */
const GOES_READING = /(?:^|[,;:(.]\s*|\b(?:please|to|can|you|may|and|must|should|then|information|details)\s+)$/;
/** Hosts that say that they are there to be read, and pages of them. */
const DOCUMENTATION =
  /^https?:\/\/(?:(?:docs?|developers?|learn|help|wiki|support)\.|[^/\s]{1,80}\/(?:[^/\s]{1,20}\/)?(?:docs?|documentation|reference|wiki)(?:\/|$))/;
/** Room for data in an address. */
const OPEN = /[{<]|=(?:$|[&"'`)\s])|=[a-z_]{2,}$/;

/** Whether an address is named for a person to read at, or stands as an example of its form, rather than as a place where data goes. */
export function isReference({ lower }: Sentence, token: Token): boolean {
  const before = lower.slice(Math.max(0, token.start - 110), token.start);
  if (OPEN.test(lower.slice(token.start, token.end))) return false;
  if (DOCUMENTATION.test(lower.slice(token.start, token.end))) return true;
  return LINKED.test(before) ? !SENT_TO_LINK.test(before) : TO_READ.test(before);
}

/** Whether "go" is what a person does to read on. */
export const goesReading = ({ lower }: Sentence, token: Token): boolean =>
  lower.slice(token.start, token.end) === 'go' && GOES_READING.test(lower.slice(Math.max(0, token.start - 24), token.start));

/** Whether an address without room for data stands as an example of its form: "an URL like 'https://eu.quay.test'". */
export const isSample = ({ lower }: Sentence, token: Token): boolean =>
  !OPEN.test(lower.slice(token.start, token.end)) &&
  /\b(?:like|such as|e\.g\.,?|for example,?|examples?:?)\s+["'`(]?$/.test(lower.slice(Math.max(0, token.start - 24), token.start));
