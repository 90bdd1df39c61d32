// The table of docs/clients.md, from the profiles in the code.

const THEN = {
  'request-refused': 'the whole request is refused',
  'sometimes-refused': 'on some paths the whole request is refused',
  'list-refused': 'the whole list is refused',
  'tool-dropped': 'the tool is left out',
  'tools-dropped': 'what is over is left out',
  'text-cut': 'the rest is cut off',
  'name-rewritten': 'the name is rewritten',
  'part-ignored': 'the part is ignored',
  'store-rejects': 'the server is not listed',
};

const code = (text) => `\`${text}\``;
const codes = (list) => list.map(code).join(', ');
const number = (n) => n.toLocaleString('en-US');

const WORDS = {
  nameCharacters: (v) => ['name-characters', `names of ${v.words}`],
  nameLength: (v) => ['name-length', `names of at most ${v} characters`],
  prefixedName: (v) => ['name-prefixed-length', `${codes(v.forms)} of at most ${v.max} characters`],
  propertyKey: (v) => ['property-key', `parameters named with ${v.words}, at most ${v.max} characters`],
  toolCount: (v) => ['tool-count', `at most ${v} tools, over all servers`],
  descriptionBytes: (v) => ['description-truncated', `descriptions of at most ${number(v)} bytes`],
  instructionsBytes: (v) => ['instructions-truncated', `instructions of at most ${number(v)} bytes`],
  dialect: (v) => ['invalid-schema', `schemas that are valid in ${v}`],
  rootCombinators: (v) => ['root-combinator', `no ${codes(v)} at the root`],
  arrayItems: () => ['array-without-items', `${code('items')} on every array`],
  objectProperties: () => ['object-without-properties', `${code('properties')} on every object`],
  formats: (v) => ['unsupported-format', `of formats only ${codes(v)}`],
  keywords: (v) => ['unsupported-keyword', `none of ${codes(v)}`],
  typeList: () => ['type-list', `one ${code('type')}, no list`],
  emptyEnum: () => ['enum-faults', 'no empty text in an enum'],
  lookAround: () => ['invalid-pattern', 'patterns without look-around and back-references'],
  recursion: () => ['recursive-schema', 'no schema that contains itself'],
  schemaDepth: (v) => ['schema-depth', `at most ${v} levels`],
  schemaProperties: (v) => ['schema-size', `at most ${number(v)} properties`],
  enumValues: (v) => ['schema-size', `at most ${number(v)} enum values`],
  schemaCharacters: (v) => ['schema-size', `at most ${number(v)} characters in names and enum values`],
  hints: (v) => ['hints-required', `${codes(v)} written out on each tool`],
  title: () => ['title-required', 'a title on each tool'],
  strictSubset: () => ['strict-mode-subset', 'closed objects with every property required'],
};

export function clientsMarkdown(clients) {
  const parts = clients.map((client) => {
    const rows = Object.entries(client.limits).map(([key, limit]) => {
      const [rule, words] = WORDS[key](limit.value);
      const own = limit.source || limit.asOf ? ` (${[limit.source, limit.asOf].filter(Boolean).join(', ')})` : '';
      return `| ${words}${own} | ${THEN[limit.outcome]} | ${limit.level} | [${rule}](rules/compat/${rule}.md) |`;
    });
    return [
      `## ${client.label}`,
      '',
      `${code(client.name)}${client.default ? ', looked at by default' : ''}. As of ${client.asOf}. Source: ${client.source}.`,
      '',
      '| takes | else | level | rule |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return parts.join('\n\n');
}
