import { own } from '../../model/json.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';
import { described, parametersOf } from './words/params.ts';
import { read } from './words/read.ts';
import { VERBS } from './words/verbs.ts';

const BOUNDS: ReadonlySet<string> = new Set(
  'limit cursor page pages offset max maximum top size count first last take skip pagesize perpage per n num number amount token results rows length head tail lines start end from to after before since until total k'.split(
    ' ',
  ),
);
const SAYS_BOUND =
  /\b(?:up to|at most|maximum|max|limit(?:ed|s)?|no more than|first|top|last|latest|recent|pag(?:e|es|ed|ing|inat\w{1,6})|cursor|truncat\w{1,4}|fixed|predefined|only) |\b(?:höchstens|maximal|bis zu|seiten\w{0,8}|au plus|jusqu|como máximo|hasta|no máximo|até|al massimo|fino a|не более|до \d)|最多|上限|分页|分頁|件まで|최대|ページ|페이지/iu;
/** Few of these exist on any server. */
const FEW: ReadonlySet<string> = new Set(
  'type format unit option setting config configuration capability language locale timezone region theme mode permission role status category field tool template root allowed category feature plugin model provider schema supported namespace simulator sim tab screen'.split(
    ' ',
  ),
);

/** So few words say nothing on numbers in any language. */
const FEW_WORDS = 4;

export const rule: Rule = {
  meta: {
    id: 'quality/pagination-missing',
    level: 'warning',
    kind: 'content',
    summary: 'A tool that lists or searches has neither a limit nor a cursor.',
    why: 'Every result lands in the context of the model. A list that grows with the data fills it one day, and the model has no way to ask for less.',
    source: ['S0', 'S1'],
    messages: {
      default: {
        title: '{tool} gives {objects} without a limit, so a long list fills the context of the model.',
        help: 'Add a limit with a default and a cursor for what follows, or say how many it gives at most.',
      },
    },
  },
  *tool(tool, context) {
    const names = namesOf(context);
    const part = names.get(tool.name);
    const sense = part.verb === undefined ? undefined : VERBS.get(part.verb)!.sense;
    const all = sense === 'get' && part.many && part.words.includes('all');
    if (sense !== 'list' && sense !== 'search' && !all) return;
    if ((part.verb === 'lookup' || part.verb === 'locate') && !part.many) return;
    if (part.verb === 'query' && part.words[names.prefix.length] !== 'query') return;
    if (part.object.length === 0 || (sense === 'search' && !part.many && tool.parameters.length === 0)) return;
    if (
      part.object.some((w) => FEW.has(w)) ||
      (own(tool.inputSchema, 'properties') === undefined && own(tool.inputSchema, 'allOf') !== undefined)
    )
      return;
    const bounded = parametersOf(tool).some(
      (p) =>
        identifierWords(p.name.slice(0, 60)).some((w) => BOUNDS.has(w)) ||
        /\b(?:limit|maximum|pagination|cursor)\b/i.test(described(tool, p.schema).slice(0, 500)),
    );
    const reading = read(tool);
    if (bounded || SAYS_BOUND.test(`${reading.text.slice(0, 3_000)} `) || (!reading.known && reading.words > FEW_WORDS)) return;
    const objects = part.words.filter((w) => w !== part.verb && !names.prefix.includes(w)).join(' ');
    // A search has words that narrow it; a list has nothing.
    yield issue(tool, '/inputSchema', { objects }, sense === 'search' ? { level: 'note' } : {});
  },
};
