/** UTF-16 units of a bracket that is looked at. */
const LONGEST = 240;
/** One item: a word or two, in quotation marks or backticks or bare. */
const ITEM = /^["'`]?[\w.-]{1,30}(?: [\w.-]{1,30})?["'`]?$/;
/** Words with which a clause is made, so that it is no list of values. */
const CLAUSE =
  /\b(?:the|a|an|this|that|it|them|all|any|every|your|their|its|you|user|never|not|always|must|then|to|into|from|with|without|if|when|before|after)\b/;

/** End of the list of values that a bracket holds, "(open, replied, closed)", or 0 when the bracket that opens at `from` is something else. */
export function enumerationEnd(lower: string, from: number, end: number): number {
  const close = lower.indexOf(')', from);
  if (close < 0 || close >= end || close - from > LONGEST) return 0;
  const inside = lower.slice(from + 1, close);
  if (CLAUSE.test(inside)) return 0;
  const items = inside.split(/, (?:or |and )?|\/|\||; | or /);
  return items.length > 1 && items.every((item) => ITEM.test(item.trim())) ? close : 0;
}
