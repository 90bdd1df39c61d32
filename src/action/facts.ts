import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { UserError } from '../model/error.ts';
import type { JsonObject } from '../model/json.ts';
import type { ServerFacts } from '../model/snapshot.ts';

/** What one job hands to another: what was found, and no judgement. */
export interface FactsFile {
  schemaVersion: 1;
  kind: 'facts';
  tool: { name: string; version: string };
  /** Commits of the two states; the head as people know it. */
  base: string | null;
  head: string;
  servers: ServerFacts[];
  /** Names of servers that were not built because no file of theirs changed. */
  skipped: string[];
}

/** The one file name that is looked for where a folder is named. */
export const FACTS_FILE = 'facts.json';
/** Bytes of a facts file that are read: 64 MiB. */
export const FACTS_LIMIT = 64 * 1024 * 1024;

/**
 * Reads a facts file as what it is: something another job wrote, and anyone who can open a pull request can shape. Size, form and schema
 * are checked before anything else looks at it.
 * @param path the file, or a folder that holds it alone
 * @throws UserError
 */
export function readFacts(path: string): FactsFile {
  const file = locate(path);
  const { size } = lstatSync(file);
  if (size > FACTS_LIMIT) throw new UserError(`The facts in ${file} are ${size} bytes: more than ${FACTS_LIMIT} are not read.`);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch {
    throw new UserError(`The facts in ${file} are no JSON: the job with mode: check must have failed or been altered.`);
  }
  const valid = new Ajv2020({ strict: false, ownProperties: true }).compile(FACTS_SCHEMA);
  if (!valid(value)) {
    const problem = valid.errors?.[0];
    throw new UserError(
      `The facts in ${file} do not have the form of facts: ${problem?.instancePath || 'the document'} ${problem?.message ?? 'is wrong'}.`,
    );
  }
  return value as unknown as FactsFile;
}

function locate(path: string): string {
  try {
    const file = lstatSync(path).isDirectory() ? join(path, FACTS_FILE) : path;
    const others = file === path ? [] : readdirSync(path).filter((name) => name !== FACTS_FILE);
    if (others.length)
      throw new UserError(`Beside ${FACTS_FILE} there is ${JSON.stringify(others[0])} in ${path}: an artifact with facts holds one file.`);
    // A link could name any file of the runner.
    if (!lstatSync(file).isFile()) throw new UserError(`${file} is no file: the facts must be a plain file.`);
    return file;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `There are no facts at ${path}: download the artifact of the job with mode: check, and name its file in the input facts.`,
    );
  }
}

const text = (maxLength: number): JsonObject => ({ type: 'string', maxLength });
const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: 'null' }] });
const closed = (properties: JsonObject, optional: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const raw: JsonObject = { type: 'array', maxItems: 100_000 };
const commit: JsonObject = { type: 'string', pattern: '^[0-9a-f]{40,64}$' };

const SNAPSHOT = closed({
  schemaVersion: { const: 1 },
  kind: { const: 'snapshot' },
  era: { enum: ['legacy', 'modern', null] },
  protocolVersion: orNull(text(200)),
  server: orNull({ type: 'object' }),
  capabilities: orNull({ type: 'object' }),
  instructions: orNull({ type: 'string' }),
  tools: raw,
  prompts: raw,
  resources: raw,
  resourceTemplates: raw,
  wire: {
    type: 'array',
    maxItems: 100_000,
    items: closed({ method: text(200), bytes: { type: 'integer', minimum: 0 }, sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' } }),
  },
  notes: {
    type: 'array',
    maxItems: 100_000,
    items: closed({ kind: text(100), text: text(100_000), data: { type: 'object' } }, ['data']),
  },
});

const SIDE: JsonObject = {
  ...closed({
    state: { enum: ['listed', 'absent', 'build-failed', 'list-failed'] },
    reason: orNull(text(100_000)),
    ref: orNull(text(1000)),
    snapshot: orNull(SNAPSHOT),
  }),
  // Listed is what has a snapshot, and nothing else has one.
  if: { properties: { state: { const: 'listed' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { snapshot: { type: 'object' } } },
  else: { properties: { snapshot: { type: 'null' } } },
};

/** JSON Schema of the file. */
export const FACTS_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Facts of mcp-tool-review',
  ...closed({
    schemaVersion: { const: 1 },
    kind: { const: 'facts' },
    tool: closed({ name: text(100), version: text(100) }),
    base: orNull(commit),
    head: commit,
    servers: {
      type: 'array',
      minItems: 0,
      maxItems: 500,
      items: closed({ name: text(1000), variant: orNull(text(1000)), base: orNull(SIDE), head: SIDE }),
    },
    skipped: { type: 'array', maxItems: 500, items: text(1000) },
  }),
};
