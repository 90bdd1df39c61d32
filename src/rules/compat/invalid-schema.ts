import type { Issue, Words } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ContentContext, issue, type Rule } from '../rule.ts';
import { dialectOf } from '../schema/dialect.ts';
import { inputNodes, outputNodes, type SchemaNode } from '../schema/nodes.ts';
import { type Fault, faults, WANTED } from '../schema/validity.ts';
import { strictestOf } from './client.ts';

/** A schema that is wrong in a hundred places is wrong once. */
const MOST = 10;

/** The message for a fault that only a reader in 2020-12 sees. */
const inDialect = (wanted: string): string => `${wanted}In2020`;

export const rule: Rule = {
  meta: {
    id: 'compat/invalid-schema',
    level: 'error',
    kind: 'content',
    summary: 'The input or output schema is no valid JSON Schema in its own dialect, or in the one a chosen client reads it in.',
    why: 'A schema that declares no dialect is read as 2020-12. Model APIs and clients compile schemas before the first call; one that does not compile costs the tool, the list or the whole request.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'A schema of {tool} is not valid at {keyword}',
        help: 'Correct the schema. Clients that check it refuse the tool, the list or the whole request.',
      },
      unknown: {
        title: 'A schema of {tool} declares the dialect {dialect}, which clients do not know',
        help: 'Leave $schema out, or name https://json-schema.org/draft/2020-12/schema.',
      },
      ...Object.fromEntries(
        Object.entries(WANTED).flatMap(([wanted, words]): [string, Words][] => [
          [
            wanted,
            {
              title: `A schema of {tool} is not valid: {keyword} must be ${words}`,
              help: 'Correct the schema. Clients that check it refuse the tool, the list or the whole request.',
            },
          ],
          [
            inDialect(wanted),
            {
              title: `A schema of {tool} is valid in {dialect}; {clients} reads it as 2020-12, where {keyword} must be ${words}`,
              help: 'Write it so that it holds in 2020-12 as well: a number for exclusive bounds, prefixItems for lists by position.',
            },
          ],
        ]),
      ),
    },
  },
  tool(tool, context) {
    const found: Issue[] = [];
    judge(tool, inputNodes(tool), context, found);
    judge(tool, outputNodes(tool), context, found);
    return found;
  },
};

function judge(tool: Tool, nodes: readonly SchemaNode[], context: ContentContext, issues: Issue[]): void {
  const root = nodes[0];
  if (!root?.schema) return;
  const dialect = dialectOf(root.value);
  const declared = own(root.schema, '$schema');
  if (dialect === undefined && typeof declared === 'string') {
    const evidence = { dialect: declared.slice(0, 200) };
    issues.push(issue(tool, `${root.pointer}/$schema`, evidence, { messageId: 'unknown', level: 'warning' }));
  }
  const found = all(nodes, dialect ?? '2020-12');
  for (const { pointer, keyword, wanted } of found.slice(0, MOST)) {
    issues.push(issue(tool, pointer, { keyword }, { messageId: wanted }));
  }
  if (dialect === undefined || dialect === '2020-12' || root.keyword !== 'inputSchema') return;
  const reader = strictestOf(context, 'dialect');
  if (!reader) return;
  const known = new Set(found.map((f) => f.pointer));
  const other = all(nodes, '2020-12').filter((f) => !known.has(f.pointer));
  for (const { pointer, keyword, wanted } of other.slice(0, MOST)) {
    const evidence = { keyword, dialect, clients: reader.clients };
    issues.push(issue(tool, pointer, evidence, { messageId: inDialect(wanted), level: reader.level }));
  }
}

const all = (nodes: readonly SchemaNode[], dialect: Parameters<typeof faults>[1]): Fault[] => {
  const found: Fault[] = [];
  for (const node of nodes) {
    if (found.length > 2 * MOST) break;
    const here = faults(node, dialect);
    if (here.length) found.push(...here);
  }
  return found;
};
