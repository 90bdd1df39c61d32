import { own } from '../../model/json.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, NONE, option, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';

/** From how many tools on a prefix that most share is taken for the server's own. */
const FAMILY = 5;
const FAMILY_SHARE = 0.8;

export const rule: Rule = {
  meta: {
    id: 'quality/name-prefix',
    level: 'warning',
    kind: 'content',
    summary: 'The name lacks the product prefix that is configured, or that nearly all siblings have.',
    why: 'Names are unique within one server only. Two servers may both offer `search`; a product in front keeps them apart in the list of a client that has loaded both.',
    source: ['S0', 'S1'],
    options: {
      type: 'object',
      properties: {
        prefix: { type: 'string', minLength: 1, description: 'The product, without the separator: "harbour" asks for harbour_…' },
      },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: 'The name {tool} does not start with the prefix {prefix}.',
        help: 'Name it {suggestion}.',
      },
      family: {
        title: 'The name {tool} lacks the prefix {prefix} that {count} of its siblings have.',
        help: 'Name it {suggestion}, so that it is found with the others.',
      },
    },
  },
  tool(tool, context) {
    if (typeof own(tool.raw, 'name') !== 'string') return NONE;
    const prefix = option<string>(context, 'prefix', '');
    const names = namesOf(context);
    const listed = names.get(tool.name).words;
    if (prefix !== '') {
      const wanted = identifierWords(prefix);
      const bare = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
      if (wanted.every((w, i) => listed[i] === w) && listed.length > wanted.length && tool.name.startsWith(bare)) return NONE;
      return [issue(tool, '/name', { prefix: bare, suggestion: [bare, ...listed].join('_') })];
    }
    const [first] = names.prefix;
    if (first === undefined || listed[0] === first || names.count < FAMILY) return NONE;
    const count = family(context.surface.toolNames, first);
    if (count < names.count * FAMILY_SHARE) return NONE;
    return [
      issue(tool, '/name', { prefix: first, count, suggestion: [first, ...listed].join('_') }, { messageId: 'family', level: 'note' }),
    ];
  },
};

const counted = new WeakMap<ReadonlySet<string>, number>();

function family(names: ReadonlySet<string>, first: string): number {
  let count = counted.get(names);
  if (count === undefined) {
    count = [...names].filter((n) => identifierWords(n.slice(0, 60))[0] === first).length;
    counted.set(names, count);
  }
  return count;
}
