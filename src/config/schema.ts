import { LEVELS } from '../model/finding.ts';
import type { JsonObject } from '../model/json.ts';
import { CLIENT_NAMES } from './clients.ts';

/** What the schema of the config needs to know of a rule. */
export interface ConfigurableRule {
  id: string;
  summary?: string;
  options?: JsonObject;
}

const text = (description: string, more: JsonObject = {}): JsonObject => ({ type: 'string', description, ...more });
const line = (description: string): JsonObject => text(description, { minLength: 1, maxLength: 10_000 });
const list = (description: string, items: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  description,
  items,
  ...more,
});
const closed = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});
const strings = (description: string): JsonObject => ({
  type: 'object',
  description,
  additionalProperties: { type: 'string' },
});

const LEVEL: JsonObject = { type: 'string', enum: ['off', ...LEVELS] };
const PRESET = text(
  'Which levels the rules have: `recommended`; `strict` adds what is off and blocks on breaks; `security` quiets the rest.',
  {
    enum: ['recommended', 'strict', 'security'],
  },
);
const TRUST = text(
  '`own`: a server of this repository. `third-party`: someone else wrote it, so each unaccepted change of its text is an error.',
  {
    enum: ['own', 'third-party'],
  },
);

/** A rule's setting: a level, or a level and options. */
function setting(rule: ConfigurableRule | undefined): JsonObject {
  return {
    ...(rule?.summary ? { description: rule.summary } : {}),
    if: { type: 'string' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: LEVEL,
    else: closed(
      { level: LEVEL, options: rule?.options ?? closed({}, { description: 'This rule has no options.' }) },
      { minProperties: 1 },
    ),
  };
}

function settings(description: string, rules: readonly ConfigurableRule[]): JsonObject {
  return closed(Object.fromEntries(rules.map((rule) => [rule.id, setting(rule)])), { description });
}

const SERVER = closed(
  {
    name: text('Key of the comment and of the lockfile entry.', {
      minLength: 1,
      maxLength: 100,
      pattern: '^[^\\u0000-\\u001f\\u007f]+$',
      examples: ['harbour'],
    }),
    'working-directory': text('Folder the commands run in, relative to the root of the repository.', {
      minLength: 1,
      maxLength: 1000,
      default: '.',
    }),
    install: text('Shell line that installs dependencies. Not given: by the lockfile that is found. An empty text switches it off.', {
      maxLength: 10_000,
    }),
    build: text('Shell line that builds the server. Not given: `npm run build --if-present` or its twin. An empty text switches it off.', {
      maxLength: 10_000,
    }),
    start: {
      description: 'How to start the server: a shell line, or a list of arguments.',
      if: { type: 'string' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { type: 'string', minLength: 1, maxLength: 10_000 },
      else: list('Program and arguments.', { type: 'string' }, { minItems: 1, maxItems: 1000 }),
    },
    url: text('With `start`: where the started server answers; `{port}` stands for a free port. Without: a remote server.', {
      minLength: 1,
      maxLength: 2000,
      pattern: '^https?://',
      examples: ['http://127.0.0.1:{port}/mcp'],
    }),
    'base-install': text('In place of `install` where this tree is the base of a review.', { maxLength: 10_000 }),
    'base-build': text('In place of `build` where this tree is the base of a review.', { maxLength: 10_000 }),
    'base-start': {
      description: 'In place of `start` where this tree is the base of a review.',
      if: { type: 'string' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { type: 'string', minLength: 1, maxLength: 10_000 },
      else: list('Program and arguments.', { type: 'string' }, { minItems: 1, maxItems: 1000 }),
    },
    env: strings('Variables the server sees beside a clean environment. No secrets: this file is public.'),
    headers: strings('HTTP headers for `url`.'),
    carry: list('Paths that git ignores and the base needs all the same: copied from the head.', line('A path.'), { maxItems: 1000 }),
    paths: list('Globs of the files that belong to this server; without a change in them it is not built.', line('A glob.'), {
      maxItems: 1000,
    }),
    trust: TRUST,
    variants: list(
      'The same server started in more than one way; each is reviewed apart.',
      closed(
        {
          name: text('Name of the variant.', { minLength: 1, maxLength: 100, pattern: '^[^\\u0000-\\u001f\\u007f]+$' }),
          args: list('Arguments appended to the start command.', { type: 'string' }, { maxItems: 1000 }),
          env: strings('Variables over those of the server.'),
        },
        { required: ['name'] },
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  { required: ['name'] },
);

/** Keys that belong to an entry of `servers`: told to those who put them at the top. */
export const SERVER_KEYS: readonly string[] = Object.keys(SERVER.properties as JsonObject);

/** JSON Schema (2020-12) of the config file, with the given rules and their options. */
export function configSchema(rules: readonly ConfigurableRule[]): JsonObject {
  const amount = (description: string): JsonObject => ({ type: 'number', minimum: 0, description });
  return closed(
    {
      $schema: text('For editors.'),
      preset: PRESET,
      clients: list(
        'The clients the server is for; limits of others are not looked at.',
        { type: 'string', enum: [...CLIENT_NAMES] },
        { minItems: 1 },
      ),
      'fail-on': text('The level from which a new finding fails the review.', { enum: ['error', 'warning', 'never'] }),
      trust: TRUST,
      'base-failure': text(
        'What happens when the base cannot be built or listed: `fail`; or review the head as if it were all new, with at least a warning (`warn`) or without (`no-baseline`).',
        {
          enum: ['fail', 'warn', 'no-baseline'],
        },
      ),
      servers: list('The servers of this repository.', SERVER, { maxItems: 1000 }),
      rules: settings('Levels and options by rule.', rules),
      tools: list(
        'Levels for some tools; later entries win.',
        closed(
          {
            match: text('Which tools: `*` stands for any run of characters of the name, `?` for one.', {
              minLength: 1,
              maxLength: 200,
              examples: ['legacy_*'],
            }),
            rules: closed(Object.fromEntries(rules.map((rule) => [rule.id, LEVEL])), { description: 'Levels by rule.' }),
          },
          { required: ['match', 'rules'] },
        ),
        { maxItems: 1000 },
      ),
      budgets: closed(
        {
          'total-bytes': amount('Bytes of the whole list of tools.'),
          'tool-bytes': amount('Bytes of one tool.'),
          'growth-bytes': amount('Bytes a change may add.'),
          'growth-percent': amount('Percent a change may add.'),
        },
        { description: 'What the list may cost. See the rules of `size/`.' },
      ),
      accept: list(
        'Findings that were read and accepted, by fingerprint, or by rule and tool outside `security/`.',
        closed(
          {
            fingerprint: text('Fingerprint of the finding.', {
              pattern: '^[0-9a-fA-F]{32}$',
              examples: ['3f2a9c01b7de4f0a9c01b7de4f0a3f2a'],
            }),
            rule: line('Id of the rule.'),
            tool: line('Name of the tool.'),
            reason: text('Why. Shown beside the finding.', {
              minLength: 1,
              maxLength: 2000,
              pattern: '\\S',
              examples: ['reviewed with the security team'],
            }),
            expires: text('Last day on which it holds.', { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2027-03-31'] }),
          },
          { required: ['reason'] },
        ),
        { maxItems: 10_000 },
      ),
      volatile: list(
        'JSON Pointers of what differs from listing to listing, left out of comparisons; `*` stands for any one step.',
        text('A JSON Pointer.', { pattern: '^/', minLength: 2, maxLength: 1000, examples: ['/serverInfo/version'] }),
        { maxItems: 1000 },
      ),
      renames: {
        type: 'object',
        description:
          'New name of a tool: its old name, for renames that are not recognised; null for a tool that is a new one, whatever it looks like.',
        additionalProperties: { type: ['string', 'null'] },
      },
    },
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Configuration of mcp-tool-review',
      description: 'Policy is read from the base branch, the recipe of a server (install, build, start ...) from each side.',
    },
  );
}
