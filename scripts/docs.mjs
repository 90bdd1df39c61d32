// Writes what documents take from the code; with --check only tells what is stale.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { clientsMarkdown } from './clients.mjs';
import { load } from './load.mjs';

const check = process.argv.includes('--check');
const { CLIENTS, configSchema, FACTS_SCHEMA, reviewSchema, RULES, rulesMarkdown, REPOSITORY } = await load('src/published.ts');
let stale = 0;

function file(path, text) {
  let now = '';
  try {
    now = readFileSync(path, 'utf8');
  } catch {
    // new
  }
  if (now === text) return;
  if (check) {
    stale += 1;
    console.log(`${path} is not what the code says: run 'npm run docs'.`);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}

/** Replaces what stands between <!-- NAME --> and <!-- /NAME -->. */
function block(path, name, text) {
  const now = readFileSync(path, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [now.indexOf(open), now.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${path} has no place for ${name}: put ${open} and ${close} there.`);
  file(path, `${now.slice(0, from + open.length)}\n${text}\n${now.slice(to)}`);
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
file('docs/schemas/config.schema.json', json(configSchema(RULES.map((r) => r.meta))));
file('docs/schemas/review.schema.json', json(reviewSchema));
file('docs/schemas/facts.schema.json', json(FACTS_SCHEMA));
file(
  'docs/rules/README.md',
  `# Rules\n\nLevels are those of the preset \`recommended\`: an \`error\` blocks when it is new, a \`warning\` is shown, a \`note\` is listed, \`off\` waits to be switched on.\nThis page is written from the code.\n\n${rulesMarkdown()}`,
);
block('docs/clients.md', 'clients', `\n${clientsMarkdown(CLIENTS)}\n`);
const counts = new Map();
for (const { meta } of RULES) counts.set(meta.id.split('/')[0], (counts.get(meta.id.split('/')[0]) ?? 0) + 1);
const asks = {
  security: 'would a person approve this if they saw it?',
  breaking: 'will a caller that worked yesterday fail today?',
  compat: 'will a client refuse it?',
  protocol: 'does it keep the specification?',
  quality: 'will a model choose it and call it right?',
  size: 'what does every request pay?',
};
block(
  'README.md',
  'rules',
  `| category | rules | asks |\n|---|---|---|\n${[...counts].map(([c, n]) => `| [${c}](docs/rules/README.md#${c}) | ${n} | ${asks[c]} |`).join('\n')}`,
);

// The sample is what the demo prints, as GitHub renders it; commits are new in each run.
const demo = spawnSync(process.execPath, ['dist/cli.js', 'demo', '--format', 'markdown'], { encoding: 'utf8' });
if (demo.status !== 0) throw new Error(`The demo for the README failed: ${demo.stderr}`);
const quoted = demo.stdout
  .replace(/`[0-9a-f]{7,40}`/g, '`3f9c2e1`')
  .trim()
  .split('\n')
  .map((line) => (line ? `> ${line}` : '>'));
block('README.md', 'sample', quoted.join('\n'));
for (const [name, file] of [
  ['workflow', 'review.yml'],
  ['workflow-two-jobs', 'review-two-jobs.yml'],
]) {
  block('README.md', name, `\`\`\`yaml\n${readFileSync(`examples/workflows/${file}`, 'utf8').trimEnd()}\n\`\`\``);
}

if (!readFileSync('README.md', 'utf8').includes(REPOSITORY)) throw new Error(`README.md does not name ${REPOSITORY}.`);
process.exit(stale ? 1 : 0);
