import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';

/** Tokens of CommonMark and GFM that are alive: what a reader could be led by, or what GitHub would act on. */
const LIVE = new Set([
  'atxHeading', 'setextHeading', 'link', 'image', 'reference', 'definition', 'autolink', 'literalAutolink', 'htmlText', 'htmlFlow',
  'gfmFootnoteCall', 'gfmFootnoteDefinition', 'taskListCheck', 'thematicBreak', 'table',
]); // biome-ignore format: one list

/** What is alive in a Markdown text, with the words, in order; and the text that is neither code nor one of these. */
export function live(markdown: string): { alive: string[]; text: string } {
  const events = postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  const alive: string[] = [];
  let text = '';
  let aside = 0;
  for (const [kind, token, context] of events) {
    // The info string of a fence and the address of a link of ours are no text.
    if (token.type === 'codeFencedFence' || token.type === 'resource') aside += kind === 'enter' ? 1 : -1;
    if (kind !== 'enter' || aside > 0) continue;
    if (LIVE.has(token.type)) alive.push(`${token.type}: ${context.sliceSerialize(token)}`);
    // Character references would become the character they name, mentions included.
    if (token.type === 'data' || token.type === 'characterReference') text += `${context.sliceSerialize(token)}\n`;
  }
  return { alive, text };
}

/** What GitHub finds in plain text on top of Markdown: mentions, references to issues and commits, emoji. */
export const found = (text: string): string[] => [
  ...(text.match(/(?:^|[^\w`/])@[a-z\d]/gi) ?? []),
  ...(text.match(/(?:^|[\s([{:,;])(?:[\w.-]+\/[\w.-]+)?#\d/g) ?? []),
  ...(text.match(/\bGH-\d/gi) ?? []),
  ...(text.match(/:[a-z0-9_+-]+:/g) ?? []),
  ...(text.match(/\b[0-9a-f]{7,40}\b/g) ?? []),
  ...(text.match(/https?:|www\./g) ?? []),
];
