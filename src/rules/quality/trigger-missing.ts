import type { Tool } from '../../model/surface.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { type NameParts, namesOf } from './words/names.ts';
import { openingVerb, selfEvident } from './words/needs.ts';
import { read } from './words/read.ts';
import { VERBS } from './words/verbs.ts';

/** Words from which an opening tells what a tool does, even with a verb we do not know. */
const TELLING = 12;

export const rule: Rule = {
  meta: {
    id: 'quality/trigger-missing',
    level: 'warning',
    kind: 'content',
    summary: 'The description never says when to call the tool.',
    why: 'A model that reads only what a tool can do has to guess when that is wanted, and recent models rather answer from memory. A sentence on the situation, in the tool itself, is what changes the choice.',
    source: ['S0', 'S1', 'S2', 'S3'],
    messages: {
      default: {
        title: 'Nothing tells a model when to call {tool}.',
        help: 'Add a sentence on the situation, such as "Use it when the user asks …" or "Call it before …".',
      },
      job: {
        title: 'Nothing tells a model when to call {tool}.',
        help: 'Say which question or wish of the user calls for it (the name says {job}), or before which other step it comes: "Use it when the user asks …".',
      },
      sibling: {
        title: 'Nothing tells a model when to call {tool} and when {siblings}.',
        help: 'Add a sentence on the situation that calls for {tool} rather than for {siblings}.',
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (reading.text === '' || !reading.known || reading.says('trigger')) return NONE;
    const names = namesOf(context);
    // Nothing competes with a server's only tool, once it is described at all.
    if (selfEvident(tool, context) || (names.count === 1 && reading.sentences.length >= 2)) return NONE;
    const siblings = names.near(tool.name).slice(0, 3);
    const job = siblings.length ? undefined : jobOf(names.get(tool.name), names.prefix.length);
    return [
      issue(tool, '/description', siblings.length ? { siblings } : job ? { job } : {}, {
        ...(siblings.length ? { messageId: 'sibling' } : job ? { messageId: 'job' } : {}),
        ...(siblings.length || unclear(tool, names.get(tool.name)) ? {} : { level: 'note' as const }),
      }),
    ];
  },
};

/** Neither name nor opening has a verb, the name is that verb alone, or it is a search that a model may think it can do without. */
function unclear(tool: Tool, { verb, object, words }: NameParts): boolean {
  const said = verb ?? openingVerb(tool);
  return (
    (said === undefined && read(tool).words < TELLING) ||
    (object.length === 0 && words.length < 2) ||
    (said !== undefined && VERBS.get(said)!.sense === 'search')
  );
}

/** The job as the name has it, `search docs`; undefined when the name does not start with its verb. */
function jobOf({ verb, words, object }: NameParts, prefix: number): string | undefined {
  const said = words[prefix] === verb ? words.slice(prefix) : words[0] === verb ? words : [];
  return verb === undefined || object.length === 0 || said.length < 2 ? undefined : said.join(' ').slice(0, 80);
}
