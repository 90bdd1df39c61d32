import type { Json } from '../../model/json.ts';

/** Findings of one rule on one tool: what is wrong in a hundred places is told in the first ones. */
export const MOST = 20;

/** A value of a server as evidence: short, whatever it is. */
export function brief(value: Json): Json {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value.slice(0, 100) : value;
  const text = JSON.stringify(Array.isArray(value) ? value.slice(0, 20) : value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
