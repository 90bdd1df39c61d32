// Takes the schemas of the GitHub endpoints in use from GitHub's OpenAPI description, without its prose, so that the tests can hold
// every request and answer against them. The package is large: unpack it outside the repository, once, when endpoints are added.
//   cd "$(mktemp -d)" && npm pack @octokit/openapi@23.0.2 && tar xzf *.tgz package/generated/api.github.com.json
//   node scripts/openapi.mjs <that folder>/package/generated/api.github.com.json
import { readFileSync, writeFileSync } from 'node:fs';

const REPO = '/repos/{owner}/{repo}';
const ENDPOINTS = [
  'GET /user',
  `GET ${REPO}/branches/{branch}`,
  `GET ${REPO}/contents/{path}`,
  `GET ${REPO}/collaborators/{username}/permission`,
  `GET ${REPO}/issues/{issue_number}/comments`,
  `POST ${REPO}/issues/{issue_number}/comments`,
  `PATCH ${REPO}/issues/comments/{comment_id}`,
  `DELETE ${REPO}/issues/comments/{comment_id}`,
  `GET ${REPO}/pulls`,
  `GET ${REPO}/pulls/{pull_number}`,
  `GET ${REPO}/pulls/{pull_number}/commits`,
  `GET ${REPO}/pulls/{pull_number}/files`,
  `GET ${REPO}/pulls/{pull_number}/comments`,
  `POST ${REPO}/pulls/{pull_number}/comments`,
  `GET ${REPO}/pulls/{pull_number}/reviews`,
  `POST ${REPO}/pulls/{pull_number}/reviews`,
  `PUT ${REPO}/pulls/{pull_number}/reviews/{review_id}/dismissals`,
  `POST ${REPO}/check-runs`,
  `PATCH ${REPO}/check-runs/{check_run_id}`,
  `GET ${REPO}/commits/{ref}/check-runs`,
  `GET ${REPO}/actions/runs/{run_id}`,
  `GET ${REPO}/actions/runs/{run_id}/artifacts`,
  `GET ${REPO}/actions/artifacts/{artifact_id}/{archive_format}`,
  `POST ${REPO}/actions/runs/{run_id}/rerun`,
  `POST ${REPO}/actions/runs/{run_id}/rerun-failed-jobs`,
];
const OUT = '__tests__/support/github/openapi.json';
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'title', 'externalDocs', 'deprecated']);

const file = process.argv[2];
if (!file) throw new Error('Name the unpacked api.github.com.json: see the head of this script.');
const description = JSON.parse(readFileSync(file, 'utf8'));
const resolve = (value) =>
  value?.$ref
    ? resolve(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((v, key) => v[key], description),
      )
    : value;
const wanted = new Set();

/** A schema without prose. Names of properties are kept, whatever they are called. */
function bare(schema, names = false) {
  if (Array.isArray(schema)) return schema.map((s) => bare(s));
  if (typeof schema !== 'object' || schema === null) return schema;
  const out = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!names && (PROSE.has(key) || key.startsWith('x-'))) continue;
    if (key === '$ref' && !names) wanted.add(value.split('/').at(-1));
    out[key] = key === 'enum' && !names ? value : bare(value, key === 'properties' && !names);
  }
  if (names || !out.nullable || out.type) return out;
  // `nullable` beside no `type` means nothing to a validator of JSON Schema.
  const { nullable: _, ...rest } = out;
  return { anyOf: [rest, { enum: [null] }] };
}

const json = (content) => content?.['application/json']?.schema;
const operations = {};
for (const endpoint of ENDPOINTS) {
  const [method, path] = endpoint.split(' ');
  const item = description.paths[path];
  const operation = item?.[method.toLowerCase()];
  if (!operation) throw new Error(`GitHub does not describe ${endpoint}`);
  const query = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve).filter((p) => p.in === 'query');
  const body = resolve(operation.requestBody);
  operations[endpoint] = {
    query: Object.fromEntries(query.map(({ name, schema }) => [name, bare(schema)])),
    ...(body ? { body: bare(json(body.content)) } : {}),
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, bare(json(resolve(answer).content)) ?? null]),
    ),
  };
}
const schemas = {};
for (const name of wanted) schemas[name] = bare(description.components.schemas[name]);
const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
const result = { source: '@octokit/openapi', version: description.info.version, operations, components: { schemas: sorted } };
writeFileSync(OUT, `${JSON.stringify(result)}\n`);
console.log(`${OUT}: ${ENDPOINTS.length} endpoints, ${Object.keys(sorted).length} schemas, version ${result.version}`);
