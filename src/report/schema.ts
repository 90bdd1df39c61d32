import { CHANGE_KINDS } from '../model/change.ts';
import { CATEGORIES, LEVELS } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';

const text: JsonObject = { type: 'string' };
const maybe = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: 'null' }] });
const integer: JsonObject = { type: 'integer', minimum: 0 };
const ref = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });
const oneOf = (values: readonly string[], description?: string): JsonObject => ({
  enum: [...values],
  ...(description ? { description } : {}),
});
const list = (items: JsonObject, description?: string): JsonObject => ({ type: 'array', items, ...(description ? { description } : {}) });

/** An object of which every property named is required unless it ends in `?`. Later versions may add properties, so others are allowed. */
function object(properties: Record<string, JsonObject>, description?: string): JsonObject {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    ...(description ? { description } : {}),
    properties: Object.fromEntries(entries.map(([key, schema]) => [key.replace(/\?$/, ''), schema])),
    required: entries.map(([key]) => key).filter((key) => !key.endsWith('?')),
  };
}

const TARGETS = ['tool', 'prompt', 'resource', 'template', 'instructions', 'server'];

/** JSON Schema (2020-12) of a review as `--format json` prints it. */
export const reviewSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Review of mcp-tool-review',
  ...object({
    schemaVersion: { const: 1 },
    tool: object({ name: text, version: text }, 'What made this file.'),
    verdict: oneOf(['pass', 'warn', 'fail', 'error'], '`error`: the work could not be done, so nothing was judged.'),
    servers: list(ref('server')),
    remarks: list(text, 'What a reader should know about the whole run.'),
    'notices?': list(text, 'Those of the remarks that say what the change does to its own recipe, config or workflow.'),
  }),
  $defs: {
    server: object({
      name: text,
      variant: maybe(text),
      trust: oneOf(['own', 'third-party']),
      base: maybe(ref('side')),
      head: ref('side'),
      changes: list(ref('change')),
      findings: list(ref('finding')),
      size: ref('size'),
      semver: maybe(oneOf(['major', 'minor', 'patch', 'none'])),
      changelog: list(text, 'A changelog fragment: a sentence a change, most disruptive first.'),
      remarks: list(text),
    }),
    side: object({
      state: oneOf(['listed', 'absent', 'build-failed', 'list-failed']),
      reason: { ...maybe(text), description: 'Why there is no list: a sentence, then the last words of the build or server.' },
      digest: { ...maybe({ type: 'string', pattern: '^[0-9a-f]{64}$' }), description: 'SHA-256 over what a model or client can read.' },
      ref: maybe(text),
      protocolVersion: maybe(text),
      server: { ...maybe({ type: 'object' }), description: '`serverInfo` as sent.' },
      tools: integer,
    }),
    change: object({
      kind: oneOf(CHANGE_KINDS),
      target: oneOf(TARGETS),
      name: { ...maybe(text), description: 'Name on the head, or on the base when it is gone there.' },
      pointer: { type: 'string', description: 'JSON Pointer that starts at the target.' },
      before: { description: 'Null where there is nothing on that side.' },
      after: {},
      'meta?': { type: 'object' },
    }),
    finding: object({
      rule: { type: 'string', pattern: '^[a-z]+/[a-z0-9-]+$' },
      category: oneOf(CATEGORIES),
      level: oneOf(LEVELS),
      state: oneOf(['new', 'existing', 'fixed']),
      blocking: { type: 'boolean' },
      accepted: maybe(ref('acceptance')),
      target: oneOf(TARGETS),
      tool: { ...maybe(text), description: 'Name of the tool, prompt or resource; null for the server as a whole.' },
      pointer: text,
      messageId: text,
      message: text,
      help: text,
      evidence: { type: 'object', description: 'The data from which the sentences are made. Foreign text.' },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]{32}$' },
      location: maybe(object({ file: text, line: { type: 'integer', minimum: 1 } })),
    }),
    acceptance: object({ by: oneOf(['config', 'comment']), reason: maybe(text), 'who?': text, 'when?': text, 'expires?': text }),
    bytes: object({
      bytes: { ...integer, description: 'UTF-8 length of the compact JSON as sent.' },
      modelBytes: { ...integer, description: 'The same of name, description and input schema: what a model reads.' },
      tokens: maybe(integer),
    }),
    size: object({
      tokenizer: maybe(oneOf(['o200k'])),
      base: maybe(ref('bytes')),
      head: maybe(ref('bytes')),
      tools: list(object({ name: text, base: maybe(ref('bytes')), head: maybe(ref('bytes')) })),
    }),
  },
};
