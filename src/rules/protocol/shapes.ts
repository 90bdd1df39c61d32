import { isObject, type Json, type JsonObject, step } from '../../model/json.ts';

/** What a value must look like. Own words for what the schema of each revision says of lists and their items. */
export type Shape =
  | { is: 'text' | 'flag' | 'number' | 'object' }
  | { is: 'one of'; values: readonly string[] }
  | { is: 'list'; of: Shape }
  | { is: 'record'; fields: readonly (Field & { key: string })[] };

export interface Field {
  shape: Shape;
  required?: true;
  /** First and last revision that know the field; outside of them it is an unknown field, which may be anything. */
  since?: string;
  until?: string;
}

export interface Misfit {
  pointer: string;
  /** Null: anything, but there is nothing. */
  wanted: Shape | null;
  found: string;
}

const text: Shape = { is: 'text' };
const flag: Shape = { is: 'flag' };
const number: Shape = { is: 'number' };
const object: Shape = { is: 'object' };
const list = (of: Shape): Shape => ({ is: 'list', of });
const record = (fields: Record<string, Field>): Shape => ({
  is: 'record',
  fields: Object.entries(fields).map(([key, field]) => ({ key, ...field })),
});

const ICONS: Field = {
  since: '2025-11-25',
  shape: list(
    record({
      src: { shape: text, required: true },
      mimeType: { shape: text },
      sizes: { shape: list(text) },
      theme: { shape: { is: 'one of', values: ['light', 'dark'] } },
    }),
  ),
};
const TITLE: Field = { shape: text, since: '2025-06-18' };
const DESCRIPTION: Field = { shape: text };
const META: Field = { shape: object, since: '2025-06-18' };
const NAME: Field = { shape: text, required: true };
/** Of resources and templates. */
const AUDIENCE: Field = {
  shape: record({
    audience: { shape: list({ is: 'one of', values: ['user', 'assistant'] }) },
    priority: { shape: number },
    lastModified: { shape: text, since: '2025-06-18' },
  }),
};

// Input and output schemas have rules of their own.
export const TOOL = record({
  name: NAME,
  title: TITLE,
  description: DESCRIPTION,
  annotations: {
    since: '2025-03-26',
    shape: record({
      title: { shape: text },
      readOnlyHint: { shape: flag },
      destructiveHint: { shape: flag },
      idempotentHint: { shape: flag },
      openWorldHint: { shape: flag },
    }),
  },
  icons: ICONS,
  execution: {
    since: '2025-11-25',
    until: '2025-11-25',
    shape: record({ taskSupport: { shape: { is: 'one of', values: ['forbidden', 'optional', 'required'] } } }),
  },
  _meta: META,
});

export const PROMPT = record({
  name: NAME,
  title: TITLE,
  description: DESCRIPTION,
  arguments: {
    shape: list(record({ name: NAME, title: TITLE, description: DESCRIPTION, required: { shape: flag } })),
  },
  icons: ICONS,
  _meta: META,
});

export const RESOURCE = record({
  uri: NAME,
  name: NAME,
  title: TITLE,
  description: DESCRIPTION,
  mimeType: { shape: text },
  size: { shape: number },
  annotations: AUDIENCE,
  icons: ICONS,
  _meta: META,
});

export const TEMPLATE = record({
  uriTemplate: NAME,
  name: NAME,
  title: TITLE,
  description: DESCRIPTION,
  mimeType: { shape: text },
  annotations: AUDIENCE,
  icons: ICONS,
  _meta: META,
});

const CHANGES = record({ listChanged: { shape: flag } });
export const SERVER = record({
  serverInfo: {
    shape: record({
      name: NAME,
      version: NAME,
      title: TITLE,
      description: { shape: text, since: '2025-11-25' },
      websiteUrl: { shape: text, since: '2025-11-25' },
      icons: ICONS,
    }),
  },
  capabilities: {
    shape: record({
      tools: { shape: CHANGES },
      prompts: { shape: CHANGES },
      resources: { shape: record({ listChanged: { shape: flag }, subscribe: { shape: flag } }) },
      logging: { shape: object },
      completions: { shape: object, since: '2025-03-26' },
      experimental: { shape: object },
    }),
  },
});

/** Where a value does not fit the shape that this revision gives it. Depth and number of fields are the shape's, not the server's. */
export function misfits(value: Json, shape: Shape, revision: string): Misfit[] {
  const found: Misfit[] = [];
  compare(value, shape, revision, '', found);
  return found;
}

function compare(value: Json, shape: Shape, revision: string, pointer: string, found: Misfit[]): void {
  if (!fits(value, shape)) found.push({ pointer, wanted: shape, found: kindOf(value) });
  else if (shape.is === 'list') {
    for (const [i, v] of (value as Json[]).entries()) compare(v, shape.of, revision, step(pointer, i), found);
  } else if (shape.is === 'record') {
    for (const field of shape.fields) {
      const { key } = field;
      if ((field.since && revision < field.since) || (field.until && revision > field.until)) continue;
      if (Object.hasOwn(value as JsonObject, key)) {
        compare((value as JsonObject)[key] as Json, field.shape, revision, `${pointer}/${key}`, found);
      } else if (field.required) found.push({ pointer: `${pointer}/${key}`, wanted: null, found: 'missing' });
    }
  }
}

/** Whether the value is of the kind itself; what it holds is asked after. */
function fits(value: Json, shape: Shape): boolean {
  switch (shape.is) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'one of':
      return typeof value === 'string' && shape.values.includes(value);
    case 'list':
      return Array.isArray(value);
    default:
      return isObject(value);
  }
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return typeof value === 'object' ? 'an object' : String(value);
}
