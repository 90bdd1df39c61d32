import { CLIENTS } from '../../config/clients.ts';
import { step } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { inputTree } from '../schema/nodes.ts';
import { limitsOf, strictest } from './client.ts';

/** Keywords whose loss changes what a tool takes: worth a note even when no chosen client refuses them. */
const HEAVY: ReadonlySet<string> = new Set([
  'allOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies', 'patternProperties', 'prefixItems',
  'contains', 'unevaluatedProperties', 'propertyNames',
]); // biome-ignore format: one group a line

export const rule: Rule = {
  meta: {
    id: 'compat/unsupported-keyword',
    level: 'note',
    kind: 'content',
    summary: 'A keyword of JSON Schema that a chosen client, or one of the others in the table, refuses.',
    why: 'The Gemini API and the strict mode of the OpenAI API read a part of JSON Schema only and answer an error for the rest. Without one of them among the chosen clients this is a note: it tells what a later user of the server will meet.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} uses {keywords}, which clients outside the chosen ones refuse: {clients}',
        help: 'If these clients matter, write the schema without it and check the rest inside the tool.',
      },
      open: {
        title: '{tool} writes additionalProperties as {} where true is meant: some clients take only true or false',
        help: 'Write true, false, or the kind of value that is allowed.',
      },
      refused: {
        title: '{tool} uses {keywords}, which {clients} does not know: the whole request is refused',
        help: 'Write the schema without it and check the rest inside the tool, or convert the schema for this client.',
      },
    },
  },
  tool(tool, context) {
    const { nodes, keywords: used } = inputTree(tool);
    const place = (keyword: string): string => step(used.get(keyword)!.pointer, keyword);
    const refuse = ({ value }: { value: string[] }): boolean => value.some((k) => used.has(k));
    const limits = limitsOf(context, 'keywords').filter((f) => refuse(f.limit));
    const judged = strictest(limits);
    if (judged) {
      const refused = new Set(limits.flatMap((f) => f.limit.value));
      const keywords = [...used.keys()].filter((k) => refused.has(k));
      const evidence = { keywords, clients: judged.clients };
      return [issue(tool, place(keywords[0]!), evidence, { messageId: 'refused', level: judged.level })];
    }
    const open =
      used.has('additionalProperties') &&
      nodes.find((n) => n.keyword === 'additionalProperties' && n.schema && Object.keys(n.schema).length === 0);
    const found = open ? [issue(tool, open.pointer, {}, { messageId: 'open' })] : NONE;
    const keywords: string[] = [];
    for (const keyword of used.keys()) if (HEAVY.has(keyword)) keywords.push(keyword);
    if (keywords.length === 0) return found;
    const others = CLIENTS.filter((c) => c.limits.keywords?.value.some((k) => keywords.includes(k))).map((c) => c.label);
    return others.length ? [...found, issue(tool, place(keywords[0]!), { keywords, clients: others })] : found;
  },
};
