import type { Issue } from '../../model/finding.ts';
import { isObject, own, step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { inputNodes, inputTree, type SchemaNode } from '../schema/nodes.ts';

const KEY = 'x-mcp-header';
const MOST = 20;
/** A token of RFC 9110. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const TYPES = ['string', 'integer', 'boolean'];

export const rule: Rule = {
  meta: {
    id: 'protocol/header-annotation',
    level: 'warning',
    kind: 'content',
    summary: 'A parameter is marked for an HTTP header in a way that clients must refuse.',
    why: 'From revision 2026-07-28 on a parameter with `x-mcp-header` is also sent as a header. Over HTTP a client must leave a tool out whose mark breaks the rules: a token as name, once in a tool, on a string, integer or boolean that stands in properties.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The header name {header} at {place} of {tool} is no token of HTTP: clients leave the tool out',
        help: 'Use letters, digits and -; no spaces, colons or line ends.',
      },
      twice: {
        title: 'The header {header} is named twice in {tool}: clients leave the tool out',
        help: 'Give each parameter a header of its own; case does not count.',
      },
      type: {
        title:
          'The parameter {place} of {tool} is sent as the header {header} and is no string, integer or boolean: clients leave the tool out',
        help: 'Give the parameter one of these types, or take x-mcp-header out. A number is not allowed: its text is not certain.',
      },
      place: {
        title: 'The header {header} of {tool} stands where a client cannot find its value: clients leave the tool out',
        help: 'Put x-mcp-header on a property that is reached through properties only, not through items, $ref, oneOf or the like.',
      },
    },
  },
  tool: (tool) => (inputTree(tool).keywords.has(KEY) ? judge(tool) : NONE),
};

function* judge(tool: Tool): Iterable<Issue> {
  const seen = new Set<string>();
  let told = 0;
  for (const node of inputNodes(tool)) {
    const header = own(node.schema, KEY);
    if (header === undefined) continue;
    if (++told > MOST) return;
    const pointer = step(node.pointer, KEY);
    const place = node.place;
    if (typeof header !== 'string' || !TOKEN.test(header)) {
      yield issue(tool, pointer, {
        header: typeof header === 'string' ? header.slice(0, 100) : (JSON.stringify(header) ?? '').slice(0, 100),
        place,
      });
      continue;
    }
    const evidence = { header: header.slice(0, 100), place };
    if (seen.size === seen.add(header.toLowerCase()).size) yield issue(tool, pointer, evidence, { messageId: 'twice' });
    if (!reachable(node)) yield issue(tool, pointer, evidence, { messageId: 'place' });
    else if (!TYPES.includes(String(own(node.schema, 'type')))) yield issue(tool, pointer, evidence, { messageId: 'type' });
  }
}

/** Whether the way from the root leads through `properties` only. */
function reachable(node: SchemaNode): boolean {
  if (!node.parent) return false;
  for (let here: SchemaNode = node; here.parent; here = here.parent) {
    if (here.keyword !== 'properties' || !isObject(here.value)) return false;
  }
  return true;
}
