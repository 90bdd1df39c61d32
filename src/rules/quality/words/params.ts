import { at, isObject, type Json, MAX_DEPTH, own, step } from '../../../model/json.ts';
import type { Tool } from '../../../model/surface.ts';
import { Memory } from '../../../text/memory.ts';
import { AT_HAND } from '../../rule.ts';

/** One parameter of a tool, at any depth. */
export class Parameter implements Place {
  // Its own schema is the place of those inside it.
  readonly parameter = this;
  readonly below = '';
  readonly brackets = '';

  constructor(
    readonly name: string,
    readonly schema: Json,
    readonly required: boolean,
    /** 1 at the root. */
    readonly depth: number,
    /** Where the schema stands that declares it. */
    readonly holder: Place,
  ) {}

  /** Readable path, long names cut, `filter.day`, `boats[].id`. */
  get path(): string {
    const short = this.name.slice(0, LONGEST_STEP);
    const before = pathOf(this.holder);
    return before === '' ? short : `${before}.${short}`;
  }

  /** JSON Pointer from the tool. Made when asked for, as the path is: most parameters are never told. */
  get pointer(): string {
    const { parameter, below } = this.holder;
    return step(`${parameter?.pointer ?? '/inputSchema'}${below}/properties`, this.name);
  }
}

/** A schema within that of a parameter, or within the root. */
interface Place {
  readonly parameter: Parameter | undefined;
  /** JSON Pointer from there. */
  readonly below: string;
  /** Brackets for the lists in between. */
  readonly brackets: string;
}

const within = ({ parameter, below, brackets }: Place, steps: string, more = ''): Place => ({
  parameter,
  below: below + steps,
  brackets: brackets + more,
});

const pathOf = ({ parameter, brackets }: Place): string => `${parameter?.path ?? ''}${brackets}`;

/** Parameters of one tool that are looked at: a hostile schema must not cost more than a large honest one. */
const MOST = 2_000;
/** UTF-16 units of a name that are told in a path. */
const LONGEST_STEP = 100;

const cache = new Memory((tool: Tool) => collect(tool.inputSchema), AT_HAND);

/** Every parameter of the input schema, nested ones included, in the order sent. */
export const parametersOf = (tool: Tool): Parameter[] => cache.of(tool);

const COMBINATORS = ['anyOf', 'oneOf', 'allOf'] as const;

function collect(root: Json | undefined): Parameter[] {
  const found: Parameter[] = [];
  const visit = (schema: Json | undefined, place: Place, level: number, depth: number): void => {
    if (!isObject(schema) || depth > MAX_DEPTH || found.length >= MOST) return;
    const properties = own(schema, 'properties');
    if (isObject(properties)) {
      const required = own(schema, 'required');
      const needed = new Set(Array.isArray(required) ? required : []);
      for (const name of Object.keys(properties)) {
        if (found.length >= MOST) return;
        const child = properties[name] as Json;
        const parameter = new Parameter(name, child, needed.has(name), level, place);
        found.push(parameter);
        visit(child, parameter, level + 1, depth + 1);
      }
    }
    const items = own(schema, 'items');
    if (isObject(items)) visit(items, within(place, '/items', '[]'), level, depth + 1);
    for (const key of COMBINATORS) {
      const list = own(schema, key);
      if (!Array.isArray(list)) continue;
      for (const [i, branch] of list.entries()) visit(branch, within(place, `/${key}/${i}`), level, depth + 1);
    }
  };
  visit(root, { parameter: undefined, below: '', brackets: '' }, 1, 0);
  return found;
}

/** What a local reference points at, one step; the schema itself otherwise. Nothing outside the schema is ever fetched. */
export function resolved(tool: Tool, schema: Json): Json {
  const ref = own(schema, '$ref');
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return schema;
  return at(tool.inputSchema, ref.slice(1)) ?? schema;
}

/** The description of a parameter: its own, that of what it refers to, or that of one of its branches. */
export function described(tool: Tool, schema: Json): string {
  const direct = text(schema);
  if (direct !== '') return direct;
  const target = resolved(tool, schema);
  if (target !== schema && text(target) !== '') return text(target);
  for (const key of COMBINATORS) {
    const list = own(schema, key);
    if (!Array.isArray(list)) continue;
    for (const branch of list) {
      const inner = text(branch) || text(resolved(tool, branch));
      if (inner !== '') return inner;
    }
  }
  return '';
}

const text = (schema: Json): string => {
  const description = own(schema, 'description');
  return typeof description === 'string' ? description.trim() : '';
};

/** The schema that says something about the value: a nullable wrapper (`anyOf` with null) is looked through. */
export function inner(tool: Tool, schema: Json): Json {
  const target = resolved(tool, schema);
  for (const key of ['anyOf', 'oneOf'] as const) {
    const list = own(target, key);
    if (!Array.isArray(list)) continue;
    const real = list.filter((b) => own(b, 'type') !== 'null');
    if (real.length === 1) return resolved(tool, real[0]!);
  }
  return target;
}

/** The types a schema names, without null. */
export function typesOf(schema: Json): readonly string[] {
  const type = own(schema, 'type');
  if (Array.isArray(type)) return type.filter(isType);
  return isType(type) ? alone.of(type) : NO_TYPE;
}

const isType = (type: Json | undefined): type is string => typeof type === 'string' && type !== 'null';
const NO_TYPE: readonly string[] = [];
const alone = new Memory((type: string) => [type], 100);
