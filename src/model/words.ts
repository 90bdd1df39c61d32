import type { Evidence } from './finding.ts';
import type { Json } from './json.ts';

/** A piece of a rule's sentence: our own words, or a foreign value that every output must make inert. */
export type Part = { text: string } | { value: string };

/** Splits a template such as `{tool} lost {parameters}` into our words and the evidence's values. */
export function parts(template: string, evidence: Evidence, name: string | null): Part[] {
  const out: Part[] = [];
  let from = 0;
  for (const match of template.matchAll(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g)) {
    if (match.index > from) out.push({ text: template.slice(from, match.index) });
    const key = match[1]!;
    const value = key === 'tool' ? (name ?? 'the server') : Object.hasOwn(evidence, key) ? evidence[key] : undefined;
    if (key === 'tool' && name === null) out.push({ text: 'the server' });
    else if (Array.isArray(value)) out.push(...value.flatMap((v, i) => [...(i ? [{ text: ', ' }] : []), { value: show(v) }]));
    else if (typeof value === 'number') out.push({ text: value.toLocaleString('en-US') });
    else if (value !== undefined) out.push({ value: show(value) });
    from = match.index + match[0].length;
  }
  if (from < template.length) out.push({ text: template.slice(from) });
  return out;
}

/** The sentence as plain text: for the JSON, not for Markdown, HTML or a terminal. */
export const fill = (template: string, evidence: Evidence, name: string | null): string =>
  parts(template, evidence, name)
    .map((p) => ('text' in p ? p.text : p.value))
    .join('');

const show = (value: Json): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
