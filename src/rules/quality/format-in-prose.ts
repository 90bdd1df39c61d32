import type { Issue } from '../../model/finding.ts';
import { isObject, type Json, own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ContentContext, issue, type Rule } from '../rule.ts';
import { refusing } from './words/advice.ts';
import { described, inner, type Parameter, parametersOf, typesOf } from './words/params.ts';
import { formatTold, mayTell, rangeTold, setTold, type Told } from './words/prose.ts';
import { VERBS } from './words/verbs.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/format-in-prose',
    level: 'warning',
    kind: 'content',
    summary: 'A fixed set, a format or a range is told in words and not in the schema.',
    why: 'What the schema says is checked before your code runs, and some clients let a model send nothing else. A sentence is only read. Keep it as well: the message of a schema check is generic.',
    source: ['S0', 'S1'],
    messages: {
      default: {
        title: 'The parameter {parameter} of {tool} tells its values only in words.',
        help: 'Add {fragment} to its schema.',
      },
      set: {
        title: 'The parameter {parameter} of {tool} takes one of {values}, and only its description says so.',
        help: 'Add {fragment} to its schema.',
      },
      items: {
        title: 'The parameter {parameter} of {tool} is a list of {values}, and only its description says so.',
        help: 'Add {fragment} to the schema of its items.',
      },
      format: {
        title: 'The parameter {parameter} of {tool} has a format ({wording}) that only its description tells.',
        help: 'Add {fragment} to its schema, and keep the sentence.',
      },
      range: {
        title: 'The parameter {parameter} of {tool} has bounds ({wording}) that only its description tells.',
        help: 'Add {fragment} to its schema.',
      },
      formatClient: {
        title: 'The parameter {parameter} of {tool} has a format ({wording}) that only its description tells.',
        help: 'Keep the sentence and check the value in the code of the tool: {clients} takes no schema that says it.',
      },
      rangeClient: {
        title: 'The parameter {parameter} of {tool} has bounds ({wording}) that only its description tells.',
        help: 'Keep the sentence and check the value in the code of the tool: {clients} takes no schema that says it.',
      },
    },
  },
  tool(tool, context) {
    const found: Issue[] = [];
    const parameters = parametersOf(tool);
    let others: Set<string> | undefined;
    for (const p of parameters) {
      const text = described(tool, p.schema).slice(0, 1_500);
      if (text.length < 3) continue;
      let schema = inner(tool, p.schema);
      let types = typesOf(schema);
      const list = types.includes('array');
      if (list) {
        schema = own(schema, 'items') ?? null;
        types = typesOf(schema);
      }
      if (!isObject(schema) || closed(schema)) continue;
      if (types.includes('string') && types.length === 1) {
        if (!mayTell(text, p.name)) continue;
        const values = setTold(text, p.name);
        // A text that speaks of other parameters, or of their values, lists none of its own.
        if (values) others ??= new Set(parameters.flatMap((p) => [p.name, ...valuesOf(p.schema)]));
        if (values && others && isOwn(values, others, context)) {
          const evidence = { parameter: p.path, values, fragment: `"enum": ${JSON.stringify(values)}` };
          found.push(issue(tool, p.pointer, evidence, { messageId: list ? 'items' : 'set' }));
        } else if (!list) found.push(...told(tool, p, formatTold(text, p.name), 'format', context));
      } else if (!list && types.some((t) => t === 'number' || t === 'integer'))
        found.push(...told(tool, p, rangeTold(text, bounds(schema)), 'range', context));
    }
    return found;
  },
};

/** Whether values are those of the parameter that tells them: not other parameters or their values, nor true and false, nor tools. */
function isOwn(values: readonly string[], others: ReadonlySet<string>, context: ContentContext): boolean {
  const isTool = (value: string): boolean =>
    context.surface.toolNames.has(value) || (/_/.test(value) && VERBS.has(value.slice(0, value.indexOf('_'))));
  return !values.every((v) => others.has(v)) && !values.every((v) => v === 'true' || v === 'false') && !values.some(isTool);
}

function told(
  tool: Tool,
  { path, pointer }: Parameter,
  found: Told | null,
  messageId: 'format' | 'range',
  context: ContentContext,
): Issue[] {
  if (!found) return [];
  const clients = refusing(context, JSON.parse(`{${found.fragment}}`));
  const evidence = { parameter: path, wording: found.wording, ...(clients.length ? { clients } : { fragment: found.fragment }) };
  const id = clients.length ? `${messageId}Client` : messageId;
  return [issue(tool, pointer, evidence, { messageId: id, ...(found.minor || clients.length ? { level: 'note' as const } : {}) })];
}

const CLOSING = ['enum', 'const', 'pattern', 'format', 'anyOf', 'oneOf'] as const;
function closed(schema: Json): boolean {
  for (const key of CLOSING) if (own(schema, key) !== undefined) return true;
  return false;
}

const bounds = (schema: Json): { min: boolean; max: boolean } => ({
  min: own(schema, 'minimum') !== undefined || own(schema, 'exclusiveMinimum') !== undefined,
  max: own(schema, 'maximum') !== undefined || own(schema, 'exclusiveMaximum') !== undefined,
});

const valuesOf = (schema: Json): string[] => {
  const values = own(schema, 'enum');
  return Array.isArray(values) ? values.filter((v): v is string => typeof v === 'string') : [];
};
