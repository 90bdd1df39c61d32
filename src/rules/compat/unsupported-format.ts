import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { inputNodes, inputTree } from '../schema/nodes.ts';
import { limitsOf, strictest } from './client.ts';

/** Formats of JSON Schema 2020-12 and those of OpenAPI that are in wide use. */
const KNOWN: ReadonlySet<string> = new Set([
  'date-time', 'date', 'time', 'duration', 'email', 'idn-email', 'hostname', 'idn-hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference', 'iri',
  'iri-reference', 'uuid', 'uri-template', 'json-pointer', 'relative-json-pointer', 'regex',
  'int32', 'int64', 'uint32', 'uint64', 'float', 'double', 'byte', 'binary', 'password', 'enum', 'base64', 'base64url', 'cuid', 'cuid2', 'ulid',
  'nanoid', 'jwt', 'emoji', 'cidr', 'cidrv4', 'cidrv6', 'e164', 'url',
]); // biome-ignore format: one group a line

export const rule: Rule = {
  meta: {
    id: 'compat/unsupported-format',
    level: 'note',
    kind: 'content',
    summary: 'A format that no client knows, or that a chosen client refuses.',
    why: 'Most readers pass over a `format` they do not know, so it checks nothing and says little. The Gemini API and the strict mode of the OpenAI API answer an error for all but a few.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} asks for the formats {formats}, which no client knows: they check nothing',
        help: 'Use a format of JSON Schema, or say the form in the description with an example and a pattern.',
      },
      refused: {
        title: '{tool} asks for the formats {formats}, of which {clients} knows none: the whole request is refused',
        help: 'Take format out for this client and say the form in the description, or use one of: {allowed}.',
      },
    },
  },
  tool(tool, context) {
    if (!inputTree(tool).keywords.has('format')) return NONE;
    const found = inputNodes(tool).flatMap((node) => {
      const format = own(node.schema, 'format');
      return typeof format === 'string' ? [{ format, node }] : [];
    });
    if (found.length === 0) return NONE;
    const limits = limitsOf(context, 'formats').filter((f) => found.some(({ format }) => !f.limit.value.includes(format)));
    const judged = strictest(limits);
    if (judged) {
      const allowed = limits[0]!.limit.value;
      const wrong = found.filter(({ format }) => limits.some((f) => !f.limit.value.includes(format)));
      const evidence = { formats: distinct(wrong.map((w) => w.format)), clients: judged.clients, allowed };
      return [issue(tool, `${wrong[0]!.node.pointer}/format`, evidence, { messageId: 'refused', level: judged.level })];
    }
    const unknown = found.filter(({ format }) => !KNOWN.has(format));
    if (unknown[0]) return [issue(tool, `${unknown[0].node.pointer}/format`, { formats: distinct(unknown.map((u) => u.format)) })];
    return NONE;
  },
};

const distinct = (formats: string[]): string[] => [...new Set(formats)].slice(0, 8).map((f) => f.slice(0, 60));
