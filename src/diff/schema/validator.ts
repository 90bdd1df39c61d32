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
  if (!isObject(schema) || tooLarge(schema)) return null;
  const dialect = own(schema, '$schema');
  const old = typeof dialect === 'string' && /draft-0[3-7]/.test(dialect.slice(0, 100));
  const ajv = old ? draft7() : draft2020();
  const { $schema: _, $async: __, ...rest } = schema;
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
}

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
  }
  return made7;
}

function draft2020(): Ajv2020 {
  if (!made2020) {
    made2020 = new (validators().Draft2020)(OPTIONS());
    validators().addFormats(made2020, { mode: 'fast' });
  }
  return made2020;
}

function fault({ instancePath, keyword, params }: ErrorObject): Fault {
  const more = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
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

function tooLarge(schema: Json): boolean {
  let parts = 0;
  const stack: [Json, number][] = [[schema, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [here, depth] = top;
    if (typeof here !== 'object' || here === null) continue;
    if (++parts > MOST_PARTS || depth > DEEPEST) return true;
    for (const value of Object.values(here)) stack.push([value, depth + 1]);
  }
  return false;
}
