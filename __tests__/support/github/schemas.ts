// Holds requests and answers against GitHub's own description of its API, so that the stand-in stays honest in both directions.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Description {
  operations: Record<string, { query: Record<string, object>; body?: object; answers: Record<string, object | null> }>;
  components: { schemas: Record<string, object> };
}

/**
 * In OpenAPI 3.0 `nullable` allows null beside an `enum` and a `oneOf` as well; for the validator null has to be one of them. And an outdated comment has
 * the line null, which the description leaves out.
 */
function asAnswered(key: string, value: { type?: string; nullable?: boolean; enum?: unknown[] } | null): unknown {
  if (value?.nullable && value.type === undefined) {
    const { nullable: _, ...rest } = value;
    return { anyOf: [rest, { type: 'null' }] };
  }
  if (key === 'line' && value?.type === 'integer') return { ...value, nullable: true };
  return value?.nullable && Array.isArray(value.enum) && !value.enum.includes(null) ? { ...value, enum: [...value.enum, null] } : value;
}

const description = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'), asAnswered) as Description;
const ajv = new Ajv({ strict: false, allErrors: false, coerceTypes: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'github', components: description.components });

const compiled = new Map<string, ValidateFunction>();
function validator(name: string, schema: object): ValidateFunction {
  let known = compiled.get(name);
  if (!known) {
    known = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/')) as object);
    compiled.set(name, known);
  }
  return known;
}

const patterns = Object.keys(description.operations).map((endpoint) => {
  const [method, path] = endpoint.split(' ') as [string, string];
  // A path of a file may hold slashes.
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'path' ? '.+' : '[^/]+'));
  return { endpoint, method, pattern: new RegExp(`^${source}$`) };
});

/** The endpoint that a request is for, as GitHub's description names it. */
export const endpointOf = (method: string, path: string): string | undefined =>
  patterns.find((p) => p.method === method && p.pattern.test(path))?.endpoint;

const told = (what: string, check: ValidateFunction): string => `${what}: ${ajv.errorsText(check.errors)}`;

/** What is wrong with a request, or undefined. */
export function wrongRequest(endpoint: string, query: URLSearchParams, body: unknown): string | undefined {
  const operation = description.operations[endpoint]!;
  for (const [name, value] of query) {
    const schema = operation.query[name];
    if (!schema) return `${endpoint}: there is no query parameter ${name}`;
    const check = validator(`${endpoint} ? ${name}`, schema);
    const typed = (schema as { type?: string }).type === 'integer' ? Number(value) : value;
    if (!check(typed)) return told(`${endpoint}, query ${name}`, check);
  }
  if (!operation.body) return body === undefined || isEmpty(body) ? undefined : `${endpoint} takes no body`;
  const check = validator(`${endpoint} body`, operation.body);
  if (check(body ?? {})) return unknownKeys(endpoint, operation.body, body);
  return told(`${endpoint}, body`, check);
}

/** GitHub passes over what it does not know; a caller of ours must not send it. */
function unknownKeys(endpoint: string, schema: object, body: unknown): string | undefined {
  const known = (schema as { properties?: Record<string, { items?: { properties?: object } }> }).properties ?? {};
  for (const [key, value] of Object.entries((body ?? {}) as object)) {
    if (!Object.hasOwn(known, key)) return `${endpoint}: there is no property ${key}`;
    const items = known[key]?.items?.properties;
    if (items && Array.isArray(value)) {
      for (const item of value)
        for (const k of Object.keys(item as object)) if (!Object.hasOwn(items, k)) return `${endpoint}: there is no ${key}[].${k}`;
    }
  }
  return undefined;
}

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What is wrong with an answer, or undefined. */
export function wrongAnswer(endpoint: string, status: number, body: unknown): string | undefined {
  const { answers } = description.operations[endpoint]!;
  const schema = answers[String(status)];
  // Troubles that every endpoint can have are described for none.
  if (schema === undefined) return status >= 400 ? undefined : `${endpoint}: GitHub does not answer ${status}`;
  if (schema === null) return undefined;
  const check = validator(`${endpoint} ${status}`, schema);
  return check(body) ? undefined : told(`${endpoint}, answer ${status}`, check);
}
