import type { Issue } from '../../model/finding.ts';
import { canonical, cutDeep, type Json, own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { inner, parametersOf, resolved } from './words/params.ts';

/** Why a schema refuses a value, in words before what it wants. */
const REASONS = {
  type: 'the type is',
  enum: 'the values are',
  minimum: 'the minimum is',
  maximum: 'the maximum is',
  exclusiveMinimum: 'it must be over',
  exclusiveMaximum: 'it must be under',
  minLength: 'the fewest characters are',
  maxLength: 'the most characters are',
} as const;
const WORDS = Object.entries(REASONS)
  .map(([reason, words]) => `${reason}=${words}`)
  .join('|');

interface Refusal {
  of: 'value' | 'entry';
  reason: keyof typeof REASONS;
  wanted: Json;
}

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
        title: `The default {value} of the parameter {parameter} of {tool} is refused by its own schema: {of:entry=of an entry |value=}{reason:${WORDS}} {wanted}.`,
        help: 'Make the default fit, or widen the schema.',
      },
    },
  },
  tool(tool) {
    const found: Issue[] = [];
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
      found.push(issue(tool, p.pointer, { parameter: p.path, value: JSON.stringify(cutDeep(value)).slice(0, 80), ...reason }, level));
    }
    return found;
  },
};

/** Why a value is not valid, or null. Reads the plain keywords; patterns from a server are never run. */
function refuses(schema: Json, value: Json, depth = 0): Refusal | null {
  if (depth > 10) return null;
  const because = (reason: Refusal['reason'], wanted: Json): Refusal => ({ of: 'value', reason, wanted });
  const type = own(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((t): t is string => typeof t === 'string');
  if (types.length && own(schema, 'nullable') !== true && !types.some((t) => is(t, value))) return because('type', types);
  const values = own(schema, 'enum');
  if (Array.isArray(values) && values.length && !values.some((v) => same(v, value)))
    return because(
      'enum',
      values.slice(0, 8).map((v) => JSON.stringify(cutDeep(v)).slice(0, 60)),
    );
  const bound = (key: string): number | undefined => {
    const limit = own(schema, key);
    return typeof limit === 'number' ? limit : undefined;
  };
  const [min, max, above, below] = [bound('minimum'), bound('maximum'), bound('exclusiveMinimum'), bound('exclusiveMaximum')];
  if (typeof value === 'number') {
    if (min !== undefined && value < min) return because('minimum', min);
    if (max !== undefined && value > max) return because('maximum', max);
    if (above !== undefined && value <= above) return because('exclusiveMinimum', above);
    if (below !== undefined && value >= below) return because('exclusiveMaximum', below);
  }
  const items = own(schema, 'items');
  if (Array.isArray(value) && items !== undefined) {
    for (const entry of value.slice(0, 100)) {
      const reason = refuses(items, entry, depth + 1);
      if (reason !== null) return { ...reason, of: 'entry' };
    }
  }
  const [shortest, longest] = [bound('minLength'), bound('maxLength')];
  if (typeof value === 'string') {
    const length = [...value.slice(0, 100_000)].length;
    if (shortest !== undefined && length < shortest) return because('minLength', shortest);
    if (longest !== undefined && length > longest) return because('maxLength', longest);
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
