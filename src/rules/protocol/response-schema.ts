import type { Words } from '../../model/finding.ts';
import { own, step, steps } from '../../model/json.ts';
import type { Item, Surface } from '../../model/surface.ts';
import { oneOf } from '../../model/words.ts';
import { issue, type Rule } from '../rule.ts';
import { misfits, PROMPT, RESOURCE, SERVER, type Shape, TEMPLATE, TOOL } from './shapes.ts';

/** The revision that a bare list, which names none, is held to. */
const UNSAID = '2025-11-25';
/** Told of one item; of a list that is wrong throughout, the first items say enough. */
const MOST = 10;
const MOST_IN_ALL = 200;

const FOUND = oneOf('found', ['null', 'a list', 'an object', 'true', 'false']);

const words = (wanted: string): Words => ({
  title: `{place} of {tool} must be ${wanted} and is ${FOUND}: clients that check the answer refuse the whole list`,
  help: 'Send what revision {revision} asks for, or leave the field out if it is optional.',
});

export const rule: Rule = {
  meta: {
    id: 'protocol/response-schema',
    level: 'error',
    kind: 'content',
    summary: 'A listed item does not fit the schema of the negotiated revision, or is sent with a key twice.',
    why: 'Clients built on the official SDKs check a list as a whole: one `description: null`, one hint that is a text, and every tool of the server is gone. Fields that a revision does not know may hold anything.',
    source: ['mcp'],
    messages: {
      default: words('of another kind'),
      text: words('a string'),
      flag: words('true or false'),
      number: words('a number'),
      list: words('a list'),
      object: words('an object'),
      choice: words('one of {choice}'),
      missing: {
        title: '{tool} lacks {place}: clients that check the answer refuse the whole list',
        help: 'Revision {revision} requires it.',
      },
      twice: {
        title: '{tool} is sent with {place} twice: one client reads the first, another the last, and a reviewer sees one of them',
        help: 'Send each key once. What stands first is lost to most parsers, and to this review.',
      },
      item: {
        title: `The list holds ${FOUND} where an item should be: clients that check the answer refuse the whole list`,
        help: 'Look at how the list is put together: an item was registered that is none.',
      },
    },
  },
  *surface(surface) {
    const revision = surface.snapshot.protocolVersion ?? UNSAID;
    const lists: [Item[], Shape][] = [
      [surface.tools, TOOL],
      [surface.prompts, PROMPT],
      [surface.resources, RESOURCE],
      [surface.templates, TEMPLATE],
      [surface.server ? [surface.server] : [], SERVER],
    ];
    let told = 0;
    for (const { item, pointer } of twice(surface)) {
      if (++told > MOST) break;
      yield issue(item, pointer, { place: pointer.slice(1), revision }, { messageId: 'twice' });
    }
    for (const [items, shape] of lists) {
      for (const item of items) {
        for (const { pointer, wanted, found } of misfits(item.raw, shape, revision).slice(0, MOST)) {
          if (++told > MOST_IN_ALL) return;
          if (pointer === '') yield issue(item, '', { found, revision }, { messageId: 'item' });
          else if (wanted === null) yield issue(item, pointer, { place: pointer.slice(1), revision }, { messageId: 'missing' });
          else if (wanted.is === 'one of') {
            const evidence = { place: pointer.slice(1), choice: [...wanted.values], found, revision };
            yield issue(item, pointer, evidence, { messageId: 'choice' });
          } else
            yield issue(
              item,
              pointer,
              { place: pointer.slice(1), found, revision },
              { messageId: wanted.is === 'record' ? 'object' : wanted.is },
            );
        }
      }
    }
  },
};

/** Keys that stood twice in one object of the answer, as the taker of the snapshot noticed. */
function twice(surface: Surface): { item: Item; pointer: string }[] {
  const { notes, wire } = surface.snapshot;
  // Positions count from the start of a page: with several pages they name no tool.
  const onePage = wire.filter((w) => w.method === 'tools/list').length <= 1;
  return notes.flatMap(({ kind, data }) => {
    const keys = kind === 'lost-in-json' ? own(data, 'keys') : undefined;
    if (!Array.isArray(keys)) return [];
    return keys.flatMap((key) => {
      const pointer = own(key, 'pointer');
      if (typeof pointer !== 'string') return [];
      const [list, position, ...rest] = steps(pointer);
      const tool = list === 'tools' && onePage ? surface.tools[Number(position)] : undefined;
      if (tool && rest.length > 0) return [{ item: tool, pointer: rest.reduce((p, s) => step(p, s), '') }];
      return surface.server ? [{ item: surface.server, pointer }] : [];
    });
  });
}
