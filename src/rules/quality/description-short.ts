import type { Tool } from '../../model/surface.ts';
import { counted } from '../../model/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';
import { MISSING, missingParts, neededSentences } from './words/needs.ts';
import { described } from './words/params.ts';
import { read } from './words/read.ts';

/** A long sentence does the work of several: this many words count as one. */
const WORDS_A_SENTENCE = 18;
const HANDFUL = 6;

/** What may be missing, in words. */
const ADD = `Add {missing:${Object.entries(MISSING)
  .map(([part, words]) => `${part}=${words}`)
  .join('|')}}.`;

export const rule: Rule = {
  meta: {
    id: 'quality/description-short',
    level: 'warning',
    kind: 'content',
    summary: 'The description has fewer sentences than its parameters and siblings ask for.',
    why: 'Model vendors ask for three or four sentences a tool. One sentence has room for what the tool does, not for when to call it, what comes back and where it stops. A tool whose name says all, or without parameters, needs less.',
    source: ['S0', 'S1', 'S2', 'S3'],
    messages: {
      default: {
        title: `The description of {tool} has {sentences} of about {needed} sentences that a tool with ${counted('parameters', 'parameter')} needs.`,
        help: ADD,
      },
      plain: {
        title:
          'The description of {tool} has {sentences} of about {needed} sentences that a model needs to know what it does and when to call it.',
        help: ADD,
      },
      sibling: {
        title: 'The description of {tool} has {sentences} of about {needed} sentences: too little to tell it from {siblings}.',
        help: ADD,
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (reading.text === '' || reading.cut || !reading.known) return NONE;
    const needed = neededSentences(tool, context);
    if (reading.words >= needed * WORDS_A_SENTENCE) return NONE;
    const sentences = reading.sentences.length;
    if (sentences >= needed) return NONE;
    const siblings = namesOf(context).near(tool.name).slice(0, 3);
    return [
      issue(
        tool,
        '/description',
        {
          sentences,
          needed,
          parameters: tool.parameters.length,
          missing: missingParts(tool, context),
          ...(siblings.length ? { siblings } : {}),
        },
        // One bare sentence where three are due leaves gaps; the rest is a wish.
        {
          level: sentences <= 1 && needed >= 3 && (siblings.length || bare(tool, reading.words)) ? 'warning' : 'note',
          ...(siblings.length ? { messageId: 'sibling' } : tool.parameters.length < 2 ? { messageId: 'plain' } : {}),
        },
      ),
    ];
  },
};

/** A handful of words, or a parameter that nothing describes. */
const bare = (tool: Tool, words: number): boolean =>
  words <= HANDFUL || tool.parameters.slice(0, 100).some(([, schema]) => described(tool, schema) === '');
