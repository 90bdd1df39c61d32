import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The floors of docs/architecture.md, lowest first. A file may import from its own floor and from those below. */
const FLOORS = [
  'model',
  'text',
  'config',
  'diff',
  'rules',
  'verdict',
  'report',
  'probe',
  'source',
  'github',
  'review.ts',
  'action',
  'cli',
  'door',
];
/** Rooms beside each other that do not know each other, and rooms that may not look down to one below. */
const CLOSED: [from: string, to: string][] = [
  ['report', 'rules'],
  ['github', 'rules'],
  ['github', 'source'],
  ['github', 'probe'],
  ['source', 'report'],
  ['probe', 'report'],
  ['source', 'rules'],
  ['probe', 'rules'],
  ['source', 'verdict'],
  ['probe', 'verdict'],
];
const PURE = ['model', 'text', 'diff', 'rules', 'verdict'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
const imports = (file: string): { from: string; typeOnly: boolean }[] =>
  [
    ...readFileSync(join('src', file), 'utf8').matchAll(
      /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?from\s+)?'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((m) => ({
    from: (m[2] ?? m[3])!,
    typeOnly: Boolean(m[1]),
  }));
const floor = (path: string): string => {
  const first = path.split('/')[0]!;
  if (first === 'review.ts') return first;
  if (FLOORS.includes(first)) return first;
  return ['version.ts', 'owner.ts'].includes(first) ? 'model' : 'door';
};

const arrows = files.flatMap((file) =>
  imports(file)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, typeOnly }) => ({ file, to: normalize(join(dirname(file), from)), typeOnly }))
    .filter(({ to }) => !to.startsWith('..')),
);

test('arrows run downwards', () => {
  const up = arrows.filter(({ file, to }) => FLOORS.indexOf(floor(to)) > FLOORS.indexOf(floor(file)));
  expect(up.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
});

test('rooms that must not know each other do not', () => {
  const wrong = arrows.filter(({ file, to }) => CLOSED.some(([a, b]) => floor(file) === a && floor(to) === b));
  expect(wrong.map(({ file, to }) => `${file} -> ${to}`)).toEqual([]);
});

test('no circle among files', () => {
  const next = new Map<string, string[]>();
  for (const { file, to, typeOnly } of arrows) if (!typeOnly) next.set(file, [...(next.get(file) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('the judging floors touch nothing outside', () => {
  const outside = files
    .filter((f) => PURE.includes(floor(f)) && !['version.ts', 'owner.ts'].includes(f))
    .flatMap((file) =>
      imports(file)
        .filter(({ from }) => /^node:(?!crypto$)/.test(from) || from.startsWith('@actions/') || from.startsWith('@octokit/'))
        .map(({ from }) => `${file} -> ${from}`),
    );
  expect(outside).toEqual([]);
});

test('files stay short', () => {
  const long = files.filter((f) => readFileSync(join('src', f), 'utf8').split('\n').length > 350);
  expect(long).toEqual([]);
});
