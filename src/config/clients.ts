import type { Level } from '../model/finding.ts';

/** What a client does with a definition that is over its limit. */
export type Outcome =
  | 'request-refused' // the API answers an error, and with it every tool of the request is gone
  | 'sometimes-refused' // some paths to the API answer an error for the request
  | 'list-refused' // the client rejects the whole list
  | 'tool-dropped' // the client leaves the tool out
  | 'tools-dropped' // the client leaves out what is over the count
  | 'text-cut' // the end of the text never reaches the model
  | 'name-rewritten' // the client replaces characters, so the model sees another name
  | 'part-ignored' // the client takes the tool and forgets the part
  | 'store-rejects'; // the directory does not list the server

/** One limit: what is allowed, what happens beyond, and how much that matters to someone who targets this client. */
export interface Limit<T> {
  value: T;
  outcome: Outcome;
  level: Level;
  /** When it differs from the profile's. ISO date. */
  asOf?: string;
  source?: string;
}

/** Characters of a name: a set that every character must be in, and whether the first one is more restricted. */
export interface NameRule {
  /** Source of a RegExp over the whole name, without its length. */
  pattern: string;
  /** The same in words. */
  words: string;
}

export interface PrefixRule {
  /** `{server}` and `{tool}` are filled in. */
  forms: string[];
  max: number;
}

/** Limits by what they limit. Lengths of names are in characters (all allowed ones are ASCII), of texts in UTF-8 bytes. */
export interface ClientLimits {
  nameCharacters?: Limit<NameRule>;
  nameLength?: Limit<number>;
  prefixedName?: Limit<PrefixRule>;
  propertyKey?: Limit<NameRule & { max: number }>;
  toolCount?: Limit<number>;
  descriptionBytes?: Limit<number>;
  instructionsBytes?: Limit<number>;
  /** Schemas are read in this dialect, whatever they declare. */
  dialect?: Limit<'2020-12'>;
  /** Keywords that must not stand at the root of an input schema. */
  rootCombinators?: Limit<string[]>;
  /** Every array schema needs `items`. */
  arrayItems?: Limit<true>;
  /** Every object schema needs `properties`. */
  objectProperties?: Limit<true>;
  /** The only values of `format` that are understood. */
  formats?: Limit<string[]>;
  /** Keywords that are refused. */
  keywords?: Limit<string[]>;
  /** `type` must be one name, not a list. */
  typeList?: Limit<true>;
  /** Members of `enum` must not be empty text. */
  emptyEnum?: Limit<true>;
  /** Regular expressions are run by an engine without look-around. */
  lookAround?: Limit<true>;
  recursion?: Limit<true>;
  /** Levels of objects. */
  schemaDepth?: Limit<number>;
  /** Properties of one schema, over all its objects. */
  schemaProperties?: Limit<number>;
  /** Values of `enum`, over the whole schema. */
  enumValues?: Limit<number>;
  /** Characters of property names and enum values, over the whole schema. */
  schemaCharacters?: Limit<number>;
  /** Hints that must be written out on each tool. */
  hints?: Limit<string[]>;
  title?: Limit<true>;
  /** Closed objects whose properties are all required. */
  strictSubset?: Limit<true>;
}

/** What one client or API does with a tool list. Dated data with its source: limits move with client versions. */
export interface ClientProfile {
  name: string;
  label: string;
  default: boolean;
  /** ISO date of the source. */
  asOf: string;
  source: string;
  limits: ClientLimits;
}

const WORD_NAME: NameRule = { pattern: '^[a-zA-Z0-9_-]+$', words: 'letters, digits, _ and -' };

export const CLIENTS: readonly ClientProfile[] = [
  {
    name: 'claude-code',
    label: 'Claude Code',
    default: true,
    asOf: '2026-08-22',
    source: 'Claude Code documentation, mcp.md and env-vars.md',
    limits: {
      // The API behind it took 64 characters for years and some of its paths still do; 128 is where the newest ones stop.
      prefixedName: {
        value: { forms: ['mcp__{server}__{tool}'], max: 64 },
        outcome: 'sometimes-refused',
        level: 'warning',
      },
      descriptionBytes: { value: 2048, outcome: 'text-cut', level: 'warning' },
      instructionsBytes: { value: 2048, outcome: 'text-cut', level: 'warning' },
      rootCombinators: { value: ['anyOf', 'oneOf', 'allOf', 'if'], outcome: 'tool-dropped', level: 'warning' },
    },
  },
  {
    name: 'claude-api',
    label: 'Claude API',
    default: true,
    asOf: '2026-08-22',
    source:
      'Anthropic API documentation, define-tools.md; error texts in public threads (cloudflare/skills#11, freee/freee-mcp#15, claude-code#5973)',
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: 'request-refused', level: 'error' },
      nameLength: { value: 128, outcome: 'request-refused', level: 'error' },
      propertyKey: {
        value: { pattern: '^[a-zA-Z0-9_.-]+$', words: 'letters, digits, _, . and -', max: 64 },
        outcome: 'request-refused',
        level: 'error',
      },
      dialect: { value: '2020-12', outcome: 'request-refused', level: 'error', source: 'claude-code#586; kintone/mcp-server#547' },
      rootCombinators: { value: ['anyOf', 'oneOf', 'allOf'], outcome: 'request-refused', level: 'error' },
    },
  },
  {
    name: 'openai-api',
    label: 'OpenAI API',
    default: true,
    asOf: '2025-12-20',
    source: 'OpenAI API reference; error texts in public threads (openai/codex#8174, zed#42393, mcphost#88, ogx-ai/ogx#3602)',
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: 'request-refused', level: 'error' },
      nameLength: { value: 64, outcome: 'request-refused', level: 'error' },
      toolCount: { value: 128, outcome: 'request-refused', level: 'warning' },
      rootCombinators: { value: ['anyOf', 'oneOf', 'allOf', 'enum', 'not'], outcome: 'request-refused', level: 'error' },
      arrayItems: { value: true, outcome: 'request-refused', level: 'error' },
      objectProperties: { value: true, outcome: 'sometimes-refused', level: 'warning' },
      lookAround: { value: true, outcome: 'sometimes-refused', level: 'warning' },
    },
  },
  {
    name: 'vscode',
    label: 'VS Code',
    default: true,
    asOf: '2026-04-30',
    source: 'VS Code documentation and threads (vscode-copilot-release#13065, microsoft/vscode#308463, agentscope-ai/ReMe#84)',
    limits: {
      toolCount: { value: 128, outcome: 'request-refused', level: 'warning' },
      arrayItems: { value: true, outcome: 'tool-dropped', level: 'error' },
    },
  },
  {
    name: 'cursor',
    label: 'Cursor',
    default: true,
    asOf: '2026-07-31',
    source: 'public threads (ComposioHQ/composio#2788, awslabs/mcp#1283, webstudio#5960, anyproto/anytype-mcp#5)',
    limits: {
      prefixedName: { value: { forms: ['{server}:{tool}'], max: 60 }, outcome: 'tool-dropped', level: 'warning', asOf: '2026-02-28' },
      toolCount: { value: 40, outcome: 'tools-dropped', level: 'warning', asOf: '2025-12-31' },
    },
  },
  {
    name: 'claude-directory',
    label: 'Claude Connectors Directory',
    default: false,
    asOf: '2026-08-22',
    source: 'anthropics/claude-plugins-official, directory-checklist.md',
    limits: {
      nameLength: { value: 64, outcome: 'store-rejects', level: 'error' },
      hints: { value: ['readOnlyHint', 'destructiveHint'], outcome: 'store-rejects', level: 'warning' },
      title: { value: true, outcome: 'store-rejects', level: 'warning' },
    },
  },
  {
    name: 'chatgpt-apps',
    label: 'ChatGPT apps',
    default: false,
    asOf: '2026-08-31',
    source: 'OpenAI Apps SDK, plan/tools; Teamwork/mcp#420; names as the OpenAI API behind it takes them',
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: 'request-refused', level: 'error' },
      nameLength: { value: 64, outcome: 'request-refused', level: 'error' },
      hints: { value: ['readOnlyHint', 'destructiveHint', 'openWorldHint'], outcome: 'store-rejects', level: 'warning' },
      title: { value: true, outcome: 'store-rejects', level: 'warning' },
    },
  },
  {
    name: 'openai-strict',
    label: 'OpenAI API with strict: true',
    default: false,
    asOf: '2026-02-28',
    source: 'OpenAI structured outputs guide as tabulated by jsonschemaprofiles.unitvectorylabs.com; makenotion/notion-mcp-server#102',
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: 'request-refused', level: 'error' },
      nameLength: { value: 64, outcome: 'request-refused', level: 'error' },
      toolCount: { value: 128, outcome: 'request-refused', level: 'warning' },
      rootCombinators: { value: ['anyOf', 'oneOf', 'allOf', 'enum', 'not'], outcome: 'request-refused', level: 'error' },
      arrayItems: { value: true, outcome: 'request-refused', level: 'error' },
      objectProperties: { value: true, outcome: 'sometimes-refused', level: 'warning' },
      lookAround: { value: true, outcome: 'sometimes-refused', level: 'warning' },
      formats: {
        value: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
        outcome: 'request-refused',
        level: 'warning',
      },
      keywords: {
        value: [
          'allOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies', 'patternProperties',
          'unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'minProperties', 'maxProperties', 'contains', 'minContains', 'maxContains',
          'uniqueItems', 'prefixItems', 'default',
        ], // biome-ignore format: one group a line
        outcome: 'request-refused',
        level: 'warning',
      },
      schemaDepth: { value: 10, outcome: 'request-refused', level: 'warning' },
      schemaProperties: { value: 5000, outcome: 'request-refused', level: 'warning' },
      enumValues: { value: 1000, outcome: 'request-refused', level: 'warning' },
      schemaCharacters: { value: 120_000, outcome: 'request-refused', level: 'warning' },
      strictSubset: { value: true, outcome: 'request-refused', level: 'warning' },
    },
  },
  {
    name: 'gemini',
    label: 'Gemini API',
    default: false,
    asOf: '2026-08-20',
    source: 'Vertex FunctionDeclaration reference; google-gemini/gemini-cli mcp-tool.ts and #2237, #4400; zereight/gitlab-mcp#166',
    limits: {
      nameCharacters: {
        value: { pattern: '^[a-zA-Z_][a-zA-Z0-9_.:-]*$', words: 'letters, digits, _, ., : and -, the first a letter or _' },
        outcome: 'request-refused',
        level: 'error',
      },
      nameLength: { value: 64, outcome: 'request-refused', level: 'error' },
      propertyKey: {
        value: { pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$', words: 'letters, digits and _, the first no digit', max: 64 },
        outcome: 'request-refused',
        level: 'warning',
      },
      arrayItems: { value: true, outcome: 'request-refused', level: 'error' },
      formats: {
        value: ['enum', 'date-time', 'int32', 'int64', 'float', 'double'],
        outcome: 'request-refused',
        level: 'warning',
      },
      keywords: {
        value: [
          'exclusiveMinimum', 'exclusiveMaximum', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'const', 'patternProperties', 'additionalProperties',
          'propertyNames', 'dependentRequired', 'dependentSchemas', 'dependencies', 'prefixItems', 'contains', 'unevaluatedProperties', '$ref', '$schema',
        ], // biome-ignore format: one group a line
        outcome: 'request-refused',
        level: 'warning',
      },
      typeList: { value: true, outcome: 'request-refused', level: 'warning' },
      emptyEnum: { value: true, outcome: 'request-refused', level: 'error' },
      lookAround: { value: true, outcome: 'sometimes-refused', level: 'warning' },
      recursion: { value: true, outcome: 'request-refused', level: 'warning' },
    },
  },
  {
    name: 'windsurf',
    label: 'Windsurf Cascade',
    default: false,
    asOf: '2026-08-01',
    source: 'Windsurf documentation, cascade/mcp',
    limits: { toolCount: { value: 100, outcome: 'tools-dropped', level: 'warning' } },
  },
  {
    name: 'bedrock',
    label: 'AWS Bedrock Converse',
    default: false,
    asOf: '2026-08-01',
    source: 'AWS API reference, ToolSpecification; awslabs/mcp#3181',
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: 'request-refused', level: 'error' },
      nameLength: { value: 64, outcome: 'request-refused', level: 'error' },
    },
  },
  {
    name: 'amazon-q',
    label: 'Amazon Q CLI',
    default: false,
    asOf: '2025-12-31',
    source: 'awslabs/mcp#643 and #570',
    limits: { prefixedName: { value: { forms: ['{server}___{tool}'], max: 64 }, outcome: 'tool-dropped', level: 'warning' } },
  },
  {
    name: 'copilot-cli',
    label: 'GitHub Copilot CLI',
    default: false,
    asOf: '2026-03-31',
    source: 'github/copilot-cli#1879 and #2581',
    limits: { nameCharacters: { value: WORD_NAME, outcome: 'request-refused', level: 'error' } },
  },
];

export const CLIENT_NAMES: readonly string[] = CLIENTS.map((c) => c.name);

/** The profiles with these names, in the order of the table. */
export const profilesOf = (names: readonly string[]): ClientProfile[] => CLIENTS.filter((c) => names.includes(c.name));
