import { read } from './readings.ts';
import { bitOf, hasBit, type Tag } from './words/tags.ts';

// What a reader of the drawn text does not see, and what speaks in a model's own turns. Every pattern is bounded.

/** UTF-16 units of a tag with its attributes that are read. */
export const TAG_SPAN = 320;

const STYLE =
  /^<[a-z][a-z0-9]{0,11}\s[^<>]{0,240}?(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d]*[1-9])|opacity\s?:\s?0(?![.\d]*[1-9])|(?:max-)?height\s?:\s?0(?![.\d]*[1-9])|text-indent\s?:\s?-\d{3}|left\s?:\s?-\d{3}|[^-]color\s?[:=]\s?["']?(?:white|#fff(?:fff)?|transparent)\b|\shidden(?=[\s>=]))/;
const BARE_HIDDEN = /^<[a-z][a-z0-9]{0,11}\s(?:[^<>]{0,200}\s)?hidden(?=[\s>=])/;
/** Whether a tag takes what it holds out of sight. */
export const takesOutOfSight = (tag: string): boolean => STYLE.test(tag) || BARE_HIDDEN.test(tag);

const ACTIVE =
  /^<(?:script|iframe|object|embed|svg)\b[^<>]{0,240}(?:src|srcdoc|data|onload)\s?=|^<[a-z][a-z0-9]{0,11}\s[^<>]{0,240}?\bon(?:error|load|click|mouseover|focus)\s?=/;
const SCRIPT = /^<script\b[^<>]{0,120}>[^<]/;
/** Whether a tag loads or runs something when it is drawn. */
export const isActive = (tag: string, closed: boolean): boolean => ACTIVE.test(tag) || (closed && SCRIPT.test(tag));

/** Tags by which models call tools. */
export const CALLING =
  /^<\/?(?:antml:)?(?:function_calls?|tool_calls?|tool_use|tool_code|invoke|function_results?|tool_results?|tool_response)(?=[\s>])/;

const TURNS: readonly RegExp[] = [
  /\bThought:\s[^\n]{1,400}?\s?\n?\s*Action:\s/,
  /\bAction:\s?[^\n]{1,200}?\s?\n?\s*(?:Action Input|Observation):\s?/,
  /(?:^|[\s."'])Human:\s[^\n]{1,400}?\s?\n{0,3}\s*Assistant:\s/,
  /(?:^|[\s."'])System:\s(?:you|the (?:user|model|assistant)|ignore|all|from now)\b/i,
  /(?:^|[\s.])\\n\\n(?:Human|Assistant):/,
  /["']role["']\s?:\s?["'](?:system|developer)["']\s?,\s?["']content["']/,
  /\{\{\s?#?\s?(?:system|assistant)[~}\s]/,
];
const DIALOGUE = /(?:^|[\s."'])User:\s[^\n]{1,400}?\s?\n{0,3}\s*Assistant:\s/;

/** Where a text speaks in the turns of a conversation or in the steps of an agent. */
export function posesAsTurn(text: string): { at: number; words: string; sure: boolean } | undefined {
  if (!text.includes(':') && !text.includes('{{')) return undefined;
  const head = text.slice(0, 100_000);
  for (const pattern of TURNS) {
    const met = pattern.exec(head);
    if (met !== null) return { at: met.index, words: met[0], sure: true };
  }
  const met = DIALOGUE.exec(head);
  return met === null ? undefined : { at: met.index, words: met[0], sure: false };
}

const SPEAKS = (
  [
    'IMP',
    'MUST',
    'DONT',
    'MODEL',
    'STRICT',
    'SECRET',
    'PROMPT',
    'CONVO',
    'IGNORE',
    'ALWAYS',
    'DEST',
    'USER',
    'ALSO',
    'SHELL',
    'COMMAND',
    'SEND',
  ] satisfies Tag[]
).map(bitOf);
/** The usual note of a generator: "generated from menu.yaml, do not edit by hand". */
const GENERATED =
  /^\s*(?:this (?:file|text) (?:is|was) )?(?:auto-?)?generated (?:from|by|with) [\w./@-]{1,40}(?: v?[\d.]{1,10})?[,;:.]? ?(?:please )?do not (?:edit|change|modify)(?: it)?(?: by hand| manually| directly)?\.?(?:[;,.] see [\w./-]{1,30}(?: for how to [a-z]{3,10} [a-z]{3,12})?\.?)?\s*$/i;
/** How a comment weighs that is not drawn: one that asks for something is an order out of sight; a mark of the document is nothing. */
export function commentWeight(inside: string): 'error' | 'warning' | null {
  if (GENERATED.test(inside)) return null;
  if (inside.trim().split(/\s+/).length <= 2 && !/[:_-]/.test(inside.trim())) return null;
  const { sentences } = read(inside.slice(0, 20_000), 'prose');
  const speaks = sentences.some((s) => s.hits !== undefined || SPEAKS.some((bit) => hasBit(s.bits, bit)));
  return speaks ? 'error' : 'warning';
}

const BADGE = /\bbadges?\b|\bshields\.io\b|\bcodecov\.io\b|\bbadge\.svg\b|\bactions\/workflows\b/;
const EMOJI = /^:[a-z0-9_+-]{1,40}:$/;
const OPEN = /[{}<>[\]$]|%s|%7b|=(?:&|$)|=[A-Z][A-Z_]{2,}/;
const DATA = /[?&](?:d|data|q|m|msg|c|content|text|payload|conversation|context|secret|token|key|user|info|leak)=/;
/** How a remote image weighs: one whose address leaves room for data leaves with them; a badge is an ornament. */
export function imageWeight(alt: string, address: string): 'error' | 'warning' | 'note' {
  const lower = address.toLowerCase();
  const open = OPEN.test(address);
  if (DATA.test(lower)) return 'error';
  if (BADGE.test(lower) || EMOJI.test(alt)) return open ? 'warning' : 'note';
  if (open) return 'error';
  return alt.trim().length >= 3 && !address.includes('?') ? 'warning' : 'error';
}
