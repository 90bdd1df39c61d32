import { canonical, cutDeep, type Json, own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { inner, parametersOf, resolved } from './words/params.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/default-invalid',
    level: 'warning',
    kind: 'content',
    summary: 'A default is not valid under its own schema.',
    why: 'A client that fills in the default sends a call that the schema refuses, and a model learns a wrong example. One of the two is not what you meant.',
    source: ['S1', 'mcp'],
    messages: {
      default: {
        title: 'The default {value} of the parameter {parameter} of {tool} is refused by its own schema: {reason}.',
        help: 'Make the default fit, or widen the schema.',
      },
    },
  },
  *tool(tool) {
    for (const p of parametersOf(tool)) {
      const value = own(p.schema, 'default');
      if (value === undefined) continue;
      const direct = resolved(tool, p.schema);
      const branches = own(direct, 'anyOf') ?? own(direct, 'oneOf');
      const options = Array.isArray(branches) ? branches.map((b) => inner(tool, b)) : [direct];
      const reasons = options.map((schema) => refuses(schema, value));
      const reason = reasons.find((r) => r !== null);
      if (reason === undefined || reason === null || reasons.some((r) => r === null)) continue;
      // Null for "not given" is a habit of generators that clients forgive.
      const level = value === null ? { level: 'note' as const } : {};
      yield issue(tool, p.pointer, { parameter: p.path, value: JSON.stringify(cutDeep(value)).slice(0, 80), reason }, level);
    }
  },
};

/** Why a value is not valid, or null. Reads the plain keywords; patterns from a server are never run. */
function refuses(schema: Json, value: Json, depth = 0): string | null {
  if (depth > 10) return null;
  const type = own(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((t): t is string => typeof t === 'string');
  if (types.length && own(schema, 'nullable') !== true && !types.some((t) => is(t, value))) return `the type is ${types.join(' or ')}`;
  const values = own(schema, 'enum');
  if (Array.isArray(values) && values.length && !values.some((v) => same(v, value)))
    return `it is none of ${values
      .slice(0, 8)
      .map((v) => JSON.stringify(cutDeep(v)))
      .join(', ')
      .slice(0, 200)}`;
  const bound = (key: string): number | undefined => {
    const limit = own(schema, key);
    return typeof limit === 'number' ? limit : undefined;
  };
  const [min, max, above, below] = [bound('minimum'), bound('maximum'), bound('exclusiveMinimum'), bound('exclusiveMaximum')];
  if (typeof value === 'number') {
    if (min !== undefined && value < min) return `the minimum is ${min}`;
    if (max !== undefined && value > max) return `the maximum is ${max}`;
    if (above !== undefined && value <= above) return `it must be over ${above}`;
    if (below !== undefined && value >= below) return `it must be under ${below}`;
  }
  const items = own(schema, 'items');
  if (Array.isArray(value) && items !== undefined) {
    for (const entry of value.slice(0, 100)) {
      const reason = refuses(items, entry, depth + 1);
      if (reason !== null) return `of an entry ${reason}`;
    }
  }
  const [shortest, longest] = [bound('minLength'), bound('maxLength')];
  if (typeof value === 'string') {
    const length = [...value.slice(0, 100_000)].length;
    if (shortest !== undefined && length < shortest) return `the shortest text has ${shortest} characters`;
    if (longest !== undefined && length > longest) return `the longest text has ${longest} characters`;
  }
  return null;
}

function is(type: string, value: Json): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}

const same = (a: Json, b: Json): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && canonical(cutDeep(a)) === canonical(cutDeep(b)));
