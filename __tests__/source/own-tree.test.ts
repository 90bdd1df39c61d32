import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipes } from '../../src/config/resolve.ts';
import type { Recipe } from '../../src/model/recipe.ts';
import { ownTree } from '../../src/source/own-tree.ts';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'own-tree-')));
const head = join(top, 'quay');
const base = join(top, 'other', 'base');
mkdirSync(join(head, 'servers', 'tide'), { recursive: true });
mkdirSync(join(top, 'bin'));
mkdirSync(base, { recursive: true });
writeFileSync(join(head, 'servers', 'tide', 'main.mjs'), '');
mkdirSync(join(top, 'quay-tools'));
symlinkSync(head, join(top, 'link'));
symlinkSync(join(head, 'servers', 'tide', 'main.mjs'), join(top, 'bin', 'tide-server'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const recipe = (more: Partial<Recipe>): Recipe => ({ ...recipes(null, { start: 'x', name: 'quay' })[0]!, ...more });
const own = (more: Partial<Recipe>, folder = '.') =>
  ownTree(recipe(more), { root: head, cwd: join(head, folder) }, { root: base, cwd: join(base, folder) });

test.each<[string, string]>([
  [`node ${head}/server.js`, `node ${base}/server.js`],
  [`node "${head}/server.js" --data=${head}`, `node "${base}/server.js" --data=${base}`],
  [`cd ${head}&& node '${head}'/server.js`, `cd ${base}&& node '${base}'/server.js`],
  [`node ${top}/link/server.js`, `node ${base}/server.js`],
  [`node ${top}/bin/tide-server`, `node ${base}/servers/tide/main.mjs`],
  [`node --import file://${head}/hook.js x.js`, `node --import file://${base}/hook.js x.js`],
  [`cc -I${head}/include ${head}/a.c`, `cc -I${base}/include ${base}/a.c`],
  [`PYTHONPATH=/opt/lib:${head}/src python -m quay`, `PYTHONPATH=/opt/lib:${base}/src python -m quay`],
  [`node ../quay/server.js`, `node ${base}/server.js`],
  [`node ${top}/other/../quay/server.js`, `node ${base}/server.js`],
])('%s', (start, expected) => {
  const { recipe: found, remark } = own({ start });
  expect(found.start).toBe(expected);
  expect(remark).toMatch(/in start:.*base's own tree/);
});

test.each<[string, string]>([
  ['node server.js && ./run ../x/y', '.'],
  [`node ${top}/quay-tools/server.js /usr/bin/env http://127.0.0.1:80/mcp`, '.'],
  [`node /opt${'/quay'}/server.js`, '.'],
  ['node ../shared/server.js ../../main.mjs', 'servers/tide'],
  ['node "$PWD/server.js"', '.'],
])('%s stays', (start, folder) => {
  expect(own({ start }, folder)).toEqual({ recipe: recipe({ start }), remark: null });
});

test('a list, arguments, the environment, install and build are read in the same way', () => {
  const { recipe: found, remark } = own({
    start: ['node', `${head}/server.js`],
    args: [`--root=${head}`],
    env: { DATA: `${head}/data`, NAME: 'quay' },
    install: `npm ci --prefix ${head}`,
    build: `make -C ${head}`,
  });
  expect(found).toMatchObject({
    start: ['node', `${base}/server.js`],
    args: [`--root=${base}`],
    env: { DATA: `${base}/data`, NAME: 'quay' },
    install: `npm ci --prefix ${base}`,
    build: `make -C ${base}`,
  });
  expect(remark).toMatch(/install, build, start, args, env/);
});

test('a root with a space in its name', () => {
  const spaced = join(top, 'low tide');
  mkdirSync(spaced);
  const read = (start: string) => ownTree(recipe({ start }), { root: spaced, cwd: spaced }, { root: base, cwd: base }).recipe.start;
  expect(read(`node "${spaced}/server.js"`)).toBe(`node "${base}/server.js"`);
  expect(read(`node ${spaced.replaceAll(' ', '\\ ')}/server.js`)).toBe(`node ${base}/server.js`);
});

test('a program on PATH that is a link into the tree is the base’s own', () => {
  const path = process.env.PATH;
  process.env.PATH = `${join(top, 'bin')}:${path}`;
  try {
    expect(own({ start: 'tide-server --stdio' }).recipe.start).toBe(`${base}/servers/tide/main.mjs --stdio`);
    expect(own({ start: ['tide-server'] }).recipe.start).toEqual([`${base}/servers/tide/main.mjs`]);
    expect(own({ start: 'node x.mjs' }).remark).toBeNull();
  } finally {
    process.env.PATH = path;
  }
});
