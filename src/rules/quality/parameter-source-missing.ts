import type { Issue } from '../../model/finding.ts';
import type { Tool } from '../../model/surface.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { mentions } from './words/mentions.ts';
import { type Names, namesOf } from './words/names.ts';
import { described, type Parameter, parametersOf } from './words/params.ts';
import { read } from './words/read.ts';
import { VERBS } from './words/verbs.ts';
import { stem } from './words/word.ts';

/** Last words of names that hold what another tool gives out. */
const KEYS: ReadonlySet<string> = new Set(['id', 'ids', 'uid', 'uuid', 'guid', 'gid']);
const KEY = /id(?:entifier)?s?$/i;
const SAYS_SOURCE =
  /\b(?:from|returned|obtained|retrieved|found|provided|given|shown|see|use|call|via|using|listed|created by|response|url|e\.g\.|user-defined|current|default)\b/i;

export const rule: Rule = {
  meta: {
    id: 'quality/parameter-source-missing',
    level: 'warning',
    kind: 'content',
    summary: 'A parameter takes an id that a sibling gives out, and does not say so.',
    why: 'A model that does not know where an id comes from makes one up, or tries without. A word on the tool that gives it out makes it call that one first.',
    source: ['S0'],
    messages: {
      default: {
        title: 'The parameter {parameter} of {tool} does not say where its ids come from, so a model may make one up.',
        help: 'If they come from {sources}, say so in the description of {parameter}.',
      },
    },
  },
  tool(tool, context) {
    const keys = parametersOf(tool).filter((p) => p.depth === 1 && KEY.test(p.name.slice(-12)));
    return keys.length > 0 ? judge(tool, keys, namesOf(context)) : NONE;
  },
};

function* judge(tool: Tool, keys: readonly Parameter[], names: Names): Iterable<Issue> {
  const part = names.get(tool.name);
  const text = read(tool).text;
  const verb = part.verb === undefined ? undefined : VERBS.get(part.verb)?.sense;
  for (const p of keys) {
    const words = identifierWords(p.name.slice(0, 100));
    if (!KEYS.has(words.at(-1) ?? '')) continue;
    const object = words.slice(0, -1).map(stem);
    const thing = object.length ? object : part.object;
    if (thing.length === 0 || (verb === 'create' && thing.join(' ') === part.object.join(' '))) continue;
    const sources = [...names.sources(thing.join(' ')), ...(object.length ? [] : names.sources(thing.at(-1)!))].filter(
      (s, i, all) => s !== tool.name && all.indexOf(s) === i && givesOut(names.get(s).verb, names.get(s).many),
    );
    if (sources.length === 0) continue;
    const own = described(tool, p.schema).slice(0, 2_000);
    // No description at all is the finding of another rule, which names the sources as well.
    if (own === '' || SAYS_SOURCE.test(own) || sources.some((s) => mentions(own, s) || mentions(text, s))) continue;
    yield issue(tool, p.pointer, { parameter: p.path, sources: sources.slice(0, 3) });
  }
}

/** A tool that needs the id itself does not give it out. */
function givesOut(verb: string | undefined, many: boolean): boolean {
  const sense = verb === undefined ? undefined : VERBS.get(verb)?.sense;
  return sense === 'list' || sense === 'search' || (sense === 'get' && many);
}
