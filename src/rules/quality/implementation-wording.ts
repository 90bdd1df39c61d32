import { issue, NONE, type Rule } from '../rule.ts';
import { cue } from './words/cues.ts';
import { namesOf } from './words/names.ts';
import { read } from './words/read.ts';

const WORDING = new RegExp(
  [
    '\\b(?:calls?|invokes?|hits?|uses?|queries|wraps?|wrapper (?:around|for|over)|proxies|maps? to|corresponds to|executes?) (?:the |a |an )?[\\w/. -]{0,40}(?:\\bendpoint|\\bAPI route|\\bREST API|\\bHTTP API|\\bstored procedure|\\bmicroservice|\\blambda function|\\bbackend)',
    '\\b(?:wrapper|proxy|facade) (?:around|for|over|to)\\b',
    '\\b(?:handler|controller|resolver|stub) (?:for|of)\\b',
    '\\bmaps? the (?:result|response|output|rows)',
    '\\b(?:HTTP|REST) (?:route|endpoint|GET|POST|PUT|PATCH|DELETE)s?\\b',
    '\\b(?:performs?|runs?|executes?|issues?) (?:a |an )?(?:SQL|SELECT|database query|join)\\b',
    '\\b(?:joins?|reads?|queries|selects?) (?:from )?(?:the )?[`\'"]?[a-z]+(?:_[a-z0-9]+)+[`\'"]? tables?\\b',
    '\\b(?:queries|scans|joins) (?:the )?(?!the\\b)[a-z]+ tables?\\b',
    '\\bquery parameters and\\b|\\brequest handler\\b|\\bdeserializ|\\bthis (?:function|method|class) (?:calls|wraps|invokes)\\b',
  ].join('|'),
  'i',
);
/** Routes, statements, calls and classes: here capitals count, since "get" and "select" are plain English. */
const CODE =
  /\b(?:GET|POST|PUT|PATCH|DELETE) (?:\/[\w{:]|requests? to)|(?:^|\s)\/(?:api|v\d+)\/[\w{]|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [\w*", .]{1,60} (?:FROM|VALUES|SET|WHERE)\b|\b[a-z]\w{1,40}(?:\.\w{1,40})?\(\)|\b[A-Z]\w{1,40}\.\w{1,40}\(|\b[A-Z][a-z]\w{0,40}(?:Controller|Repository|Handler|Dao)\b/;
/** Each way of either has one of these. */
const CUE = cue(
  'endpoint* route* http rest stored microservice* lambda backend* wrapper proxy facade handler controller resolver stub map maps sql select database join ' +
    'table tables parameters deserializ* function method class request requests insert update delete *controller *repository *handler *dao',
  ['bracket', 'slash'],
);
const READ = 2_000;
/** Tools whose job is the wire itself. */
const WIRE: ReadonlySet<string> = new Set(
  'http api request requests endpoint endpoints rest graphql openapi swagger curl url route routes sql webhook webhooks proxy'.split(' '),
);

/** Who takes one of these speaks of it by right. */
const WIRED: ReadonlySet<string> = new Set('url uri endpoint method sql query statement command code script'.split(' '));

export const rule: Rule = {
  meta: {
    id: 'quality/implementation-wording',
    level: 'warning',
    kind: 'content',
    summary: 'The description tells of routes, tables or functions in place of the purpose.',
    why: 'A model has a wish of a person before it, not your architecture. That a tool calls some route does not say which question it answers.',
    source: ['S0', 'S1'],
    messages: {
      default: {
        title: 'The description of {tool} tells how it is made ({wording}) in place of what it is for.',
        help: 'Replace this sentence by the question of a user that {tool} answers: {sentence}',
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (!reading.may(CUE, READ)) return NONE;
    if (
      namesOf(context)
        .get(tool.name)
        .words.some((w) => WIRE.has(w)) ||
      tool.parameters.some((p) => WIRED.has(p[0]))
    )
      return NONE;
    const text = reading.text.slice(0, READ);
    const match = CODE.exec(text) ?? WORDING.exec(text);
    if (!match) return NONE;
    const index = reading.sentences.findIndex((s) => match.index < s.end);
    // Further down, after the purpose, it is a detail that may help a person.
    if (index > 0 && reading.sentences.length > 2) return NONE;
    const sentence = (reading.sentences[index]?.text ?? reading.text).slice(0, 300);
    return [issue(tool, '/description', { wording: match[0].trim(), sentence }, { sentence })];
  },
};
