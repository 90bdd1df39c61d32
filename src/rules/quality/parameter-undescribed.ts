import type { Issue } from '../../model/finding.ts';
import { type Json, own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { AMBIGUOUS } from './words/bare.ts';
import { type Names, namesOf } from './words/names.ts';
import { described, inner, type Parameter, parametersOf, typesOf } from './words/params.ts';
import { read } from './words/read.ts';
import { stem } from './words/word.ts';

/** Findings a tool, at the root and below; more of them say the same. */
const MOST = 20;
const MOST_BELOW = 5;
/** Depth from which a missing description is a wish. */
const DEEP = 3;

export const rule: Rule = {
  meta: {
    id: 'quality/parameter-undescribed',
    level: 'warning',
    kind: 'content',
    summary: 'A parameter, at any depth, has no description.',
    why: 'A model fills in what it can guess from the name. A sentence with an example often does more than a paragraph in the tool description. An enum, a constant or a format that explains itself needs none.',
    source: ['S0', 'S1', 'S2'],
    messages: {
      default: {
        title: 'The parameter {parameter} of {tool} has no description, so a model guesses what to put there.',
        help: 'Describe {parameter} in a sentence, with an example of a valid value.',
      },
      typed: {
        title: 'The parameter {parameter} of {tool} has no description, so a model guesses what to put there.',
        help: 'Describe {parameter} ({type}) in a sentence, with an example such as {value} if that is a typical one.',
      },
      bare: {
        title: 'The parameter {parameter} of {tool} has no description and a name that says little, so a model guesses what to put there.',
        help: 'Describe {parameter} in a sentence, with an example of a valid value, or give it a name that says which one is meant.',
      },
      source: {
        title: 'The parameter {parameter} of {tool} has no description, so a model may make a value up.',
        help: 'Describe {parameter}, and say whether its values come from {sources}.',
      },
      more: {
        title: '{count} more {count:1=parameter of|*=parameters of} {tool} {count:1=has|*=have} no description.',
        help: 'Describe each in a sentence, with an example of a valid value.',
      },
    },
  },
  tool(tool, context) {
    const bare = parametersOf(tool).filter((p) => described(tool, p.schema) === '' && !explainsItself(tool, p));
    return bare.length > 0 ? judge(tool, bare, namesOf(context)) : NONE;
  },
};

function* judge(tool: Tool, bare: readonly Parameter[], names: Names): Iterable<Issue> {
  const text = read(tool).text;
  const told = [...bare.filter((p) => p.depth === 1).slice(0, MOST), ...bare.filter((p) => p.depth > 1).slice(0, MOST_BELOW)];
  for (const { path, name, pointer, depth, schema } of told) {
    const id = /^(.+?)_?(?:id|ids|Id|Ids|ID|IDs)$/.exec(name.slice(0, 100));
    const sources = id
      ? names
          .sources(stem(id[1]!.toLowerCase()))
          .filter((s) => s !== tool.name)
          .slice(0, 3)
      : [];
    const sample = sources.length ? undefined : sampleOf(tool, schema);
    const kind = AMBIGUOUS.get(name.toLowerCase());
    const bareName = depth === 1 && kind !== undefined && kind !== 'entity';
    yield issue(
      tool,
      pointer,
      { parameter: path, ...(sources.length ? { sources } : {}), ...sample },
      {
        ...(sources.length ? { messageId: 'source' } : sample ? { messageId: 'typed' } : bareName ? { messageId: 'bare' } : {}),
        // The text of the tool speaks of it: better there than nowhere.
        ...(spokenOf(text, name) || depth >= DEEP ? { level: 'note' as const } : {}),
      },
    );
  }
  if (bare.length > told.length) yield issue(tool, '/inputSchema', { count: bare.length - told.length }, { messageId: 'more' });
}

const spokenOf = (text: string, name: string): boolean => ['`', '"', "'"].some((quote) => text.includes(`${quote}${name}${quote}`));

/** Measures that nobody misreads. */
const PLAIN: ReadonlySet<string> = new Set(['latitude', 'longitude', 'width', 'height']);

function explainsItself(tool: Tool, { name, schema }: Parameter): boolean {
  if (PLAIN.has(identifierWords(name.slice(0, 60)).at(-1) ?? '')) return true;
  const real = inner(tool, schema);
  const values = own(real, 'enum');
  if (Array.isArray(values)) return values.some((v) => typeof v === 'string' && /\p{L}{2}/u.test(v));
  return own(real, 'const') !== undefined || typeof own(real, 'format') === 'string';
}

/** A value that the schema itself gives, with its type. */
function sampleOf(tool: Tool, schema: Json): { type: string; value: string } | undefined {
  const real = inner(tool, schema);
  const examples = own(real, 'examples');
  const value = own(schema, 'default') ?? (Array.isArray(examples) ? examples[0] : undefined);
  const [type] = typesOf(real);
  if (type === undefined || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')) return undefined;
  return { type, value: String(value).slice(0, 80) };
}
