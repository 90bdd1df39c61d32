import { identifierWords, words } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';
import { effectOf, openingVerb, verbOfTool } from './words/needs.ts';
import { read } from './words/read.ts';
import { VERBS } from './words/verbs.ts';
import { contentStems, stem } from './words/word.ts';

/** What is done with these is seldom undone; other destructive tools get a note. */
const FINAL: ReadonlySet<string> = new Set('delete erase destroy drop purge wipe truncate terminate'.split(' '));

/** So few words outside English are surely no account of what is changed. */
const FEW_WORDS = 3;

export const rule: Rule = {
  meta: {
    id: 'quality/effects-missing',
    level: 'warning',
    kind: 'content',
    summary: 'A tool that changes something does not say what, or a destructive one does not warn.',
    why: 'A model that does not know that a call is final has no reason to ask first, and a person who reads the request for approval learns nothing from it.',
    source: ['S1', 'S2'],
    whileUnsafe: true,
    messages: {
      default: {
        title: '{tool} changes something and never says what.',
        help: 'Say what {tool} changes ({verb}), who notices, and whether it can be undone.',
      },
      warning: {
        title: '{tool} is destructive ({verb}) and does not say whether that can be undone.',
        help: 'Say whether what it removes can be brought back, and whether the user should confirm first.',
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (reading.text === '' || !reading.known) return NONE;
    const effect = effectOf(tool, context);
    if (effect === undefined || effect === 'read' || effect === 'run') return NONE;
    const named = verbOfTool(tool, context) ?? openingVerb(tool);
    // A click or a key press is what it is; what it sets off, no text can say.
    if (named !== undefined && VERBS.get(named)!.effect === 'run') return NONE;
    const verb = named ?? 'destructiveHint';
    // A text that has the verb of the name says what is done.
    if (!reading.says('effects') && !saysVerb(reading.text.slice(0, 2_000), tool.name, named)) {
      // The lists of other languages are shorter than the languages: a text of some length may say it in a word that is not on them.
      if (reading.language !== 'en' && reading.words > FEW_WORDS) return NONE;
      return [issue(tool, '/description', { verb })];
    } else if (effect === 'destroy' && !reading.says('warning')) {
      return [
        issue(
          tool,
          '/description',
          { verb },
          {
            messageId: 'warning',
            ...(FINAL.has(verb) && namesOf(context).get(tool.name).object.length > 0 ? {} : { level: 'note' as const }),
          },
        ),
      ];
    }
    return NONE;
  },
};

/** Whether a text has the verb; for a verb we do not know, whether it opens with a word of the name, as in `browser_resize`: "Resize the …". */
function saysVerb(text: string, name: string, verb: string | undefined): boolean {
  if (verb !== undefined) return contentStems(text).includes(verb);
  const first = words(text.slice(0, 100))[0];
  return first !== undefined && identifierWords(name.slice(0, 200)).map(stem).includes(stem(first));
}
