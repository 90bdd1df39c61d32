import type { Tool } from '../../model/surface.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { read } from './words/read.ts';
import { stem } from './words/word.ts';

const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
/** Share of the siblings that must be written in one other way for that way to be the server's own. */
const HOUSE_STYLE = 0.8;

type Style = 'snake' | 'kebab' | 'camel' | 'word' | 'other';

export const rule: Rule = {
  meta: {
    id: 'quality/name-style',
    level: 'warning',
    kind: 'content',
    summary: 'The name is not a verb and an object in snake_case.',
    why: 'A name of one word says too little and meets its namesakes of other servers. Lower case, digits and underscores are accepted by every client; one way of writing through a whole server lets a model guess right.',
    source: ['S0', 'S1'],
    messages: {
      default: {
        title: 'The name {tool} is not written in snake_case.',
        help: 'Name it {suggestion}, before callers depend on the present name.',
      },
      word: {
        title: 'The name {tool} is a single word, which says neither what it acts on nor whose tool it is.',
        help: 'Name the action and its object, and put the product in front, such as product_verb_object.',
      },
      named: {
        title: 'The name {tool} is a single word, which says neither what it acts on nor whose tool it is.',
        help: 'Name the action and its object, such as {suggestion} by its own description, and put the product in front.',
      },
      house: {
        title: 'The name {tool} is written in another way than snake_case, as are its siblings.',
        help: 'Keep to one way of writing; in a new server choose snake_case ({suggestion}).',
      },
    },
  },
  tool(tool, context) {
    const { name } = tool;
    if (
      SNAKE.test(name) ||
      name.length > 200 ||
      !/[\p{L}]/u.test(name) ||
      typeof (tool.raw as { name?: unknown } | null)?.name !== 'string'
    )
      return NONE;
    const style = styleOf(name);
    const names = context.surface.toolNames;
    if (style === 'word') {
      const common = names.size >= 3 && share(names, 'word') >= HOUSE_STYLE;
      const suggestion = byDescription(tool);
      const level = common ? 'note' : 'warning';
      return [issue(tool, '/name', suggestion ? { suggestion } : {}, { messageId: suggestion ? 'named' : 'word', level })];
    }
    const suggestion = identifierWords(name).join('_');
    const alike = names.size < 3 ? 0 : share(names, style);
    return [issue(tool, '/name', { suggestion }, alike >= HOUSE_STYLE ? { messageId: 'house', level: 'note' } : {})];
  },
};

/** Verb and object in the words of the description: `book` that "Books a bike" is `book_bike`. */
function byDescription(tool: Tool): string | undefined {
  const [, verb, object] = /^\W{0,5}([A-Za-z]{2,20}) (?:an?|the|one) ([a-z]{2,30})\b/.exec(read(tool).text) ?? [];
  const name = stem(tool.name.toLowerCase());
  return verb !== undefined && object !== undefined && stem(verb.toLowerCase()) === name ? `${name}_${object}` : undefined;
}

function styleOf(name: string): Style {
  if (/^[a-zA-Z][a-z0-9]*$/.test(name)) return 'word';
  if (SNAKE.test(name)) return 'snake';
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name)) return 'kebab';
  return /^[a-zA-Z][a-zA-Z0-9]*$/.test(name) ? 'camel' : 'other';
}

const shares = new WeakMap<ReadonlySet<string>, Map<Style, number>>();

function share(names: ReadonlySet<string>, style: Style): number {
  let counts = shares.get(names);
  if (!counts) {
    counts = new Map();
    for (const name of names) {
      const s = styleOf(name.slice(0, 200));
      counts.set(s, (counts.get(s) ?? 0) + 1);
    }
    shares.set(names, counts);
  }
  return (counts.get(style) ?? 0) / names.size;
}
