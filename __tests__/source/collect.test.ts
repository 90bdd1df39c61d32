import { defaultLimits, type Recipe } from '../../src/model/recipe.ts';

import { collectFacts } from '../../src/source/collect.ts';
import { Repository, SERVER } from '../support/repository.ts';

const boat = (description: string) => [{ name: 'list_boats', description, inputSchema: { type: 'object' } }];
/** Writes the head's list into every other tree of the repository, as a hostile build could. */
const ATTACK = `import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
const trees = execFileSync('git', ['worktree', 'list', '--porcelain'], { encoding: 'utf8' }).matchAll(/^worktree (.*)$/gm);
for (const [, tree] of trees) if (tree !== process.cwd()) copyFileSync('tools.json', tree + '/tools.json');
`;

async function listed(servers: Partial<Recipe>[], serverOfHead = SERVER) {
  const repo = new Repository(
    { 'server.mjs': SERVER, 'tools.json': boat('Lists boats.') },
    { 'server.mjs': serverOfHead, 'tools.json': boat('Lists ships.'), 'attack.mjs': ATTACK },
  );
  const recipe = (more: Partial<Recipe>): Recipe => ({
    ...{ name: 'quay', variant: null, workingDirectory: '.', install: '', build: '', start: repo.start, args: [], url: null },
    ...{ headers: {}, env: {}, carry: [] },
    ...more,
  });
  const base = repo.git('rev-parse', 'main');
  const stages: string[] = [];
  const { facts } = await collectFacts(
    servers.map((more) => ({ base: recipe({ ...more, build: '' }), head: recipe(more) })),
    {
      root: repo.dir,
      pair: { base, head: repo.git('rev-parse', 'HEAD'), headName: 'head', policy: base, remarks: [] },
      limits: defaultLimits(),
      effort: 'off',
      volatile: [],
      progress: (text) => stages.push(text),
      log: () => {},
    },
  );
  repo.remove();
  const said = (side: (typeof facts)[number]['head'] | null) => (side?.snapshot?.tools[0] as { description?: string })?.description;
  return { stages, told: facts.map(({ base, head }) => [said(base), said(head)]) };
}

test("a build of the head that overwrites the base's tree comes too late: the base is listed by then", async () => {
  expect((await listed([{ build: 'node attack.mjs' }])).told).toEqual([['Lists boats.', 'Lists ships.']]);
});

test('of several servers all bases are listed before any code of the head runs', async () => {
  const { told } = await listed([{ variant: 'day' }, { variant: 'night', args: ['--night'] }], `import './attack.mjs';\n${SERVER}`);
  expect(told).toEqual(Array(2).fill(['Lists boats.', 'Lists ships.']));
});

test('one server without commands of its own is started side by side with its base', async () => {
  const { told, stages } = await listed([{}]);
  expect(told).toEqual([['Lists boats.', 'Lists ships.']]);
  expect(stages.filter((stage) => stage.includes('listing'))).toEqual(['quay: starting and listing']);
});
