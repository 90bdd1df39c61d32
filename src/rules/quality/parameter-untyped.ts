import { isObject, own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { type Parameter, parametersOf } from './words/params.ts';

/** Any of these says something about the type. */
const SPEAKS = [
  'type',
  'enum',
  'const',
  '$ref',
  'anyOf',
  'oneOf',
  'allOf',
  'properties',
  'items',
  'not',
  'if',
  '$dynamicRef',
  'additionalProperties',
];

export const rule: Rule = {
  meta: {
    id: 'quality/parameter-untyped',
    level: 'warning',
    kind: 'content',
    summary: 'The schema of a parameter names no type.',
    why: 'Without a type anything is valid: a model may send a text where a number is wanted, some clients refuse such a schema, and nothing is checked before your code runs.',
    source: ['S1'],
    messages: {
      default: {
        title: 'The parameter {parameter} of {tool} has no type, so anything may be sent.',
        help: 'Give {parameter} a type, or an enum or combination of types if several are meant.',
      },
      example: {
        title: 'The parameter {parameter} of {tool} has no type, so anything may be sent.',
        help: 'Its default is {value}: if that is typical, give it the type {type}.',
      },
    },
  },
  tool: (tool) =>
    parametersOf(tool)
      .filter(isUntyped)
      .map((p) => {
        const value = own(p.schema, 'default');
        const type = Number.isInteger(value) ? 'integer' : Array.isArray(value) ? 'array' : typeof value;
        const known = value !== undefined && value !== null;
        return issue(
          tool,
          p.pointer,
          { parameter: p.path, ...(known ? { value: JSON.stringify(value).slice(0, 80), type } : {}) },
          known ? { messageId: 'example' } : {},
        );
      }),
};

function isUntyped({ schema }: Parameter): boolean {
  if (!isObject(schema)) return schema === true;
  for (const key of SPEAKS) if (own(schema, key) !== undefined) return false;
  return true;
}
