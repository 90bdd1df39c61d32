import { isObject, type Json, own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { described, inner, parametersOf, typesOf } from './words/params.ts';
import { formatTold, rangeTold, setTold } from './words/prose.ts';

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
      format: {
        title: 'The parameter {parameter} of {tool} has a format ({wording}) that only its description tells.',
        help: 'Add {fragment} to its schema, and keep the sentence.',
      },
      range: {
        title: 'The parameter {parameter} of {tool} has bounds ({wording}) that only its description tells.',
        help: 'Add {fragment} to its schema.',
      },
    },
  },
  *tool(tool) {
    const parameters = parametersOf(tool);
    const others = new Set(parameters.flatMap((p) => [p.name, ...valuesOf(p.schema)]));
    for (const p of parameters) {
      const text = described(tool, p.schema).slice(0, 1_500);
      if (text.length < 5) continue;
      let schema = inner(tool, p.schema);
      let types = typesOf(schema);
      const list = types.includes('array');
      if (list) {
        schema = own(schema, 'items') ?? null;
        types = typesOf(schema);
      }
      if (!isObject(schema) || closed(schema)) continue;
      const where = { parameter: p.path };
      if (types.includes('string') && types.length === 1) {
        const values = setTold(text);
        // A text that speaks of other parameters, or of their values, lists none of its own.
        if (values && !values.every((v) => others.has(v)) && !values.every((v) => v === 'true' || v === 'false')) {
          yield issue(tool, p.pointer, { ...where, values, fragment: `"enum": ${JSON.stringify(values)}` }, { messageId: 'set' });
          continue;
        }
        const told = list ? null : formatTold(text, p.name);
        if (told) {
          const fragment = `"format": ${JSON.stringify(told.format)}`;
          yield issue(
            tool,
            p.pointer,
            { ...where, wording: told.wording, fragment },
            { messageId: 'format', ...(told.format === 'uri' ? { level: 'note' as const } : {}) },
          );
        }
      } else if (!list && types.some((t) => t === 'number' || t === 'integer')) {
        const told = rangeTold(text, bounds(schema));
        if (told)
          yield issue(
            tool,
            p.pointer,
            { ...where, wording: told.wording, fragment: told.fragment },
            { messageId: 'range', ...(told.lower ? { level: 'note' as const } : {}) },
          );
      }
    }
  },
};

const closed = (schema: Json): boolean =>
  ['enum', 'const', 'pattern', 'format', 'anyOf', 'oneOf'].some((key) => own(schema, key) !== undefined);

const bounds = (schema: Json): { min: boolean; max: boolean } => ({
  min: own(schema, 'minimum') !== undefined || own(schema, 'exclusiveMinimum') !== undefined,
  max: own(schema, 'maximum') !== undefined || own(schema, 'exclusiveMaximum') !== undefined,
});

const valuesOf = (schema: Json): string[] => {
  const values = own(schema, 'enum');
  return Array.isArray(values) ? values.filter((v): v is string => typeof v === 'string') : [];
};
