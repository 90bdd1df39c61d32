import type { Ajv, ErrorObject, Options } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { validators } from '../../config/ajv.ts';
import { isObject, type Json, type JsonObject, own, steps } from '../../model/json.ts';
import { matches } from './pattern.ts';

/** What is wrong with a value: where in it, and by which keyword. */
export interface Fault {
  /** Steps to the value at fault, down to a missing or a superfluous property. */
  path: string[];
  keyword: string;
}
/** All that is wrong with a value; none when it is accepted. */
export type Validate = (value: Json) => Fault[];

/** A schema with more parts or deeper than this is not compiled: the code made of it grows with both. */
const MOST_PARTS = 3_000;
const DEEPEST = 40;

/** Thrown while validating when a pattern may take too long on a value: then nothing is known. */
export class Unproven extends Error {}

/**
 * A validator for a schema, or null when it has none (broken, unresolved references) or making one would cost too much. Nothing is
 * fetched. The validator throws `Unproven` instead of running a pattern that could backtrack for long.
 */
export function validator(schema: Json): Validate | null {
  if (typeof schema === 'boolean') return () => (schema ? [] : [{ path: [], keyword: 'false schema' }]);
  const fitting = isObject(schema) ? compilable(schema) : null;
  if (!fitting) return null;
  const dialect = own(fitting, '$schema');
  const old = typeof dialect === 'string' && /draft-0[3-7]/.test(dialect.slice(0, 100));
  const ajv = old ? draft7() : draft2020();
  const { $schema: _, $async: __, ...rest } = fitting;
  try {
    const run = ajv.compile(rest);
    return (value) => (finished(run, value) ? [] : (run.errors ?? []).map(fault));
  } catch {
    return null;
  } finally {
    forget(ajv, rest);
  }
}

/** A schema that refers to itself where it stands has no end. */
function finished(run: (value: Json) => unknown, value: Json): boolean {
  try {
    return run(value) === true;
  } catch (error) {
    if (error instanceof RangeError) throw new Unproven();
    throw error;
  }
}

/** A schema has to be known to the instance while it is compiled, so that `#` names it, and must not be afterwards. */
function forget(ajv: Ajv | Ajv2020, schema: JsonObject): void {
  try {
    ajv.removeSchema(schema);
  } catch {
    // Its name is none that could have been kept.
  }
  // Names of schemas inside it are left behind.
  for (const name of Object.keys(ajv.refs)) if (!names.get(ajv)?.has(name)) delete ajv.refs[name];
}

/** The names that an instance came with. */
const names = new WeakMap<object, ReadonlySet<string>>();

const OPTIONS = (): Options => ({
  strict: false,
  validateSchema: false,
  logger: false,
  allErrors: true,
  // Each is run a few times: making its code shorter would cost more than it saves.
  code: { regExp: guarded, optimize: false },
});

/** Making one costs more than using it, so there is one of each dialect, made when it is needed; schemas leave nothing behind in it. */
let made7: Ajv | undefined;
let made2020: Ajv2020 | undefined;

function draft7(): Ajv {
  if (!made7) {
    made7 = new (validators().Draft7)(OPTIONS());
    validators().addFormats(made7, { mode: 'fast' });
    names.set(made7, new Set(Object.keys(made7.refs)));
  }
  return made7;
}

function draft2020(): Ajv2020 {
  if (!made2020) {
    made2020 = new (validators().Draft2020)(OPTIONS());
    validators().addFormats(made2020, { mode: 'fast' });
    names.set(made2020, new Set(Object.keys(made2020.refs)));
  }
  return made2020;
}

function fault({ instancePath, keyword, params }: ErrorObject): Fault {
  // Of a list that is too long for its positions each entry beyond them is at fault.
  const entry = ['items', 'additionalItems', 'unevaluatedItems'].includes(keyword) ? '*' : undefined;
  const more = entry ?? params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return { path: [...steps(instancePath), ...(typeof more === 'string' ? [more] : [])], keyword };
}

/** What ajv runs in place of a regular expression of its own. */
const guarded = Object.assign(
  (pattern: string) => ({
    // Ajv tells expressions apart by this.
    toString: () => pattern,
    test(text: string): boolean {
      const fits = matches(pattern, text);
      if (fits === undefined) throw new Unproven();
      return fits;
    },
  }),
  { code: 'guarded' },
);

/** The schema as it is compiled; null when it costs too much, or has references that are not followed here. */
function compilable(schema: JsonObject): JsonObject | null {
  let parts = 0;
  const anchors: Json[] = [];
  let dynamic = false;
  let named = false;
  let flagged = false;
  const stack: [Json, number][] = [[schema, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [here, depth] = top;
    if (typeof here !== 'object' || here === null) continue;
    if (++parts > MOST_PARTS || depth > DEEPEST) return null;
    for (const [key, value] of Object.entries(here)) {
      if (typeof value === 'object') stack.push([value, depth + 1]);
      else if (key === '$dynamicRef' || key === '$recursiveRef') dynamic = true;
      else if (typeof value === 'boolean' && key.startsWith('exclusiveM')) flagged = true;
      else if (key === '$dynamicAnchor') anchors.push(value);
      else if (key === '$id' && depth > 0) named = true;
    }
  }
  if (!dynamic && !flagged) return schema;
  // The validator follows these only as far as they were met before: where there is one target, it is that of a plain reference.
  if (dynamic && (named || new Set(anchors).size < anchors.length)) return null;
  return JSON.parse(JSON.stringify(schema), (_, value: Json) => (isObject(value) ? restated(value) : value)) as JsonObject;
}

/** A part of a schema with what the validator does not know in words that it knows. */
function restated(schema: JsonObject): JsonObject {
  const { $dynamicRef, $recursiveRef, ...rest } = schema;
  const reference = $dynamicRef ?? $recursiveRef;
  const out = typeof reference === 'string' ? rest : { ...schema };
  if (typeof reference === 'string') {
    if (own(rest, '$ref') === undefined) out.$ref = reference;
    else out.allOf = [schema.allOf ?? true, { $ref: reference }].flat();
  }
  // Draft 4 wrote a boolean beside the bound.
  for (const [flag, bound] of FLAGS) {
    const given = own(out, flag);
    if (typeof given !== 'boolean' || typeof (own(out, bound) ?? 0) !== 'number') continue;
    const value = own(out, bound);
    delete out[flag];
    if (!given || value === undefined) continue;
    delete out[bound];
    out[flag] = value;
  }
  return out;
}

const FLAGS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;
