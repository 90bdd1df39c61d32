import { own } from '../../model/json.ts';
import { Memory } from '../../text/memory.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
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
  '\\b(?:up to|at most|maximum|max|limit(?:ed|s)?|no more than|first|top|last|latest|recent|pag(?:e|es|ed|ing|inat\\w{1,6})|cursor|truncat\\w{1,4}|fixed|predefined|only)(?: |$)|\\b(?:höchstens|maximal|bis zu|seiten\\w{0,8}|au plus|jusqu|como máximo|hasta|no máximo|até|al massimo|fino a|не более|до \\d)|最多|上限|分页|分頁|件まで|최대|ページ|페이지';
/** In ASCII both find the same, and the one that knows no other letters is far quicker. */
const SAYS_BOUND_ASCII = new RegExp(SAYS_BOUND, 'i');
const SAYS_BOUND_ANY = new RegExp(SAYS_BOUND, 'iu');
/** Few of these exist on any server. */
const FEW: ReadonlySet<string> = new Set(
  'type format unit option setting config configuration capability language locale timezone region theme mode permission role status category field tool template root allowed category feature plugin model provider schema supported namespace simulator sim tab screen'.split(
    ' ',
  ),
);

/** Small numbers in words or figures, by language. */
const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dois|duas|três|quatro|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|[1-9]\\d?)';
const BETWEEN =
  '(?:the|all|of|its|our|these|those|back|both|just|die|der|alle|les|tous|toutes|des|los|las|todos|todas|os|as|todos os|i|le|gli|tutti|tutte|все)';
/** A text that opens with a fixed small number of things: `Lists the seven weekdays`. */
const FIXED = new RegExp(
  `^\\P{L}{0,5}\\p{L}{2,20} (?:${BETWEEN} ){0,3}(?:both|beide|les deux|ambos|entrambi|оба|обе|${NUMBER})(?![\\p{L}\\p{N}])|^.{0,12}(?:[二两三四五六七八九十]|[1-9]\\d?)(?:つの|個の|个|個|种|種|天|日|曜|개의|가지)|^.{0,10}(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?:개|가지|요일)`,
  'iu',
);
/** One thing, however many a name may promise: `Finds one user`. */
const ONE =
  /^\P{L}{0,5}\p{L}{2,20} (?:exactly |only |just |at most |genau |nur )?(?:one|a single|an individual|einen einzelnen|eine einzelne|einen|eine|ein|un seul|une seule|un|une|un solo|una sola|una|uno|um único|uma única|um|uma|un'|un’|один|одного|одну|одно)(?![\p{L}])(?! (?:or more|of|oder mehrere|ou plusieurs|o más|o varios|ou mais|o più|или))/iu;
const ARTICLE = /^\P{L}{0,5}\p{L}{2,20} (?:a|an) \p{L}/iu;

/** So few words say nothing on numbers in any language. */
const FEW_WORDS = 4;

const bounds = new Memory((name: string) => identifierWords(name).some((w) => BOUNDS.has(w)), 20_000);

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
  tool(tool, context) {
    const names = namesOf(context);
    const part = names.get(tool.name);
    const sense = part.verb === undefined ? undefined : VERBS.get(part.verb)!.sense;
    const all = sense === 'get' && part.many && part.words.includes('all');
    if (sense !== 'list' && sense !== 'search' && !all) return NONE;
    if ((part.verb === 'lookup' || part.verb === 'locate') && !part.many) return NONE;
    if (part.verb === 'query' && part.words[names.prefix.length] !== 'query') return NONE;
    if (part.object.length === 0 || (sense === 'search' && !part.many && tool.parameters.length === 0)) return NONE;
    if (
      part.object.some((w) => FEW.has(w)) ||
      (own(tool.inputSchema, 'properties') === undefined && own(tool.inputSchema, 'allOf') !== undefined)
    )
      return NONE;
    const reading = read(tool);
    const says = reading.ascii ? SAYS_BOUND_ASCII : SAYS_BOUND_ANY;
    if (says.test(reading.text.slice(0, 3_000)) || (!reading.known && reading.words > FEW_WORDS)) return NONE;
    const bounded = parametersOf(tool).some(
      (p) => bounds.of(p.name.slice(0, 60)) || /\b(?:limit|maximum|pagination|cursor)\b/i.test(described(tool, p.schema).slice(0, 500)),
    );
    if (bounded) return NONE;
    const opening = reading.text.slice(0, 200);
    if (FIXED.test(opening) || (!part.many && (ONE.test(opening) || (part.verb === 'find' && ARTICLE.test(opening))))) return NONE;
    const objects = part.words.filter((w) => w !== part.verb && !names.prefix.includes(w)).join(' ');
    // A search has words that narrow it; a list has nothing.
    return [issue(tool, '/inputSchema', { objects }, sense === 'search' ? { level: 'note' } : {})];
  },
};
