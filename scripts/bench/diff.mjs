// What a diff costs: the comparison alone, and the whole `compare` of the built command line, against JSON.parse of the same two files.
// Lists of about 2.4 kB a tool: unchanged, one tool changed, one in ten, all (a word and a bound), all renamed. Medians; the two that are
// compared run alternately, so that a busy machine slows both alike. Inside this process the processor's time is taken, not the clock's.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../load.mjs';
import { median, pair } from '../timing.mjs';

const COUNTS = [10, 100, 1_000, 10_000];
const PARTS = ['title', 'author', 'publisher', 'language', 'shelf', 'branch', 'edition', 'subject'];

/** One tool of about 2.4 kB. */
function tool(i, change) {
  const property = (name) => ({
    type: 'string',
    description: `Part of the ${name} to look for in catalogue ${i % 89}, as it is printed on the book. Leave it out to look in all of them, whatever the ${name} may be.`,
    maxLength: change === 'text' && name === 'title' ? 150 : 200,
  });
  return {
    name: `library_${change === 'name' ? 'look_up' : 'find'}_volume_${i}`,
    description: `Finds volumes of collection ${i} by what is known of them. Use it when a reader asks for a book of collection ${i} and ${change ? 'cannot' : 'can'} name a part of its title or its author. Returns up to fifty volumes with shelf and branch, the likeliest first. It does not lend them; for that there is a tool of its own, and another one for books that are out. Read-only. ${'The list is renewed at night, so a book that came back today may still be told as lent. '.repeat(3)}`,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(PARTS.map((name) => [`${name}_${i % 7}`, property(name)])),
      required: [`title_${i % 7}`],
      additionalProperties: false,
    },
    annotations: { title: `Find volumes of collection ${i}`, readOnlyHint: true, openWorldHint: false },
  };
}

const list = (count, change, every = 1) => Array.from({ length: count }, (_, i) => tool(i, i % every === 0 ? change : undefined));
const HEADS = {
  unchanged: (count) => list(count),
  'one changed': (count) => list(count, 'text', count),
  'one in ten changed': (count) => list(count, 'text', 10),
  'all changed': (count) => list(count, 'text'),
  'all renamed': (count) => list(count, 'name'),
};

/** Milliseconds of processor time, garbage collection included. */
function timed(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

export async function run() {
  const { diff, Surface, emptySnapshot } = await load('scripts/bench/diff-entry.ts');
  const surface = (tools) => new Surface({ ...emptySnapshot(), tools });
  console.log('\nThe comparison alone, milliseconds (times JSON.parse of both lists):\n');
  console.log('| tools | kB each | JSON.parse | ' + Object.keys(HEADS).join(' | ') + ' |');
  console.log('|---|---|---|' + '---|'.repeat(Object.keys(HEADS).length));
  const took = {};
  for (const count of COUNTS) {
    const base = JSON.stringify(list(count));
    const rounds = count >= 10_000 ? 3 : count >= 1_000 ? 5 : 15;
    const cells = [];
    let parse = 0;
    for (const [name, make] of Object.entries(HEADS)) {
      const head = JSON.stringify(make(count));
      const parsing = [];
      const diffing = [];
      for (let i = 0; i < rounds + 1; i++) {
        let lists;
        parsing.push(timed(() => (lists = [JSON.parse(base), JSON.parse(head)])));
        diffing.push(timed(() => diff(surface(lists[0]), surface(lists[1]), { renames: {}, volatile: [] })));
      }
      // The first round warms up.
      parse = median(parsing.slice(1));
      const own = median(diffing.slice(1));
      took[`${name} ${count}`] = own;
      cells.push(`${own.toFixed(1)} (${(own / parse).toFixed(1)})`);
    }
    console.log(
      `| ${count.toLocaleString('en-US')} | ${(base.length / count / 1000).toFixed(1)} | ${parse.toFixed(1)} | ${cells.join(' | ')} |`,
    );
  }
  for (const name of Object.keys(HEADS)) {
    const growth = took[`${name} 10000`] / took[`${name} 1000`];
    console.log(`\n${name}: 10,000 tools take ${growth.toFixed(1)} times 1,000 (goal: at most 12).`);
  }
  wholeCompare();
}

function wholeCompare() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-diff-'));
  try {
    console.log('\nThe whole compare of 10,000 tools against JSON.parse of both files, processes less the start of Node:\n');
    const start = pair(['-e', '0'], ['-e', '0'], 5).a;
    for (const [name, make] of Object.entries(HEADS)) {
      const [base, head] = [join(dir, 'base.json'), join(dir, 'head.json')];
      writeFileSync(base, JSON.stringify({ tools: list(10_000) }));
      writeFileSync(head, JSON.stringify({ tools: make(10_000) }));
      const parse = ['-e', `const f=require('fs');for(const p of ${JSON.stringify([base, head])})JSON.parse(f.readFileSync(p,'utf8'))`];
      const compare = ['dist/cli.js', 'compare', base, head, '--format', 'json', '--output', join(dir, 'out.json'), '--fail-on', 'never'];
      const { a, b } = pair(compare, parse, 2, { timeout: 300_000 });
      const [c, p] = [a - start, b - start];
      console.log(`${name}: compare ${c.toFixed(0)} ms, JSON.parse ${p.toFixed(0)} ms: ${(c / p).toFixed(1)} times (goal: at most 12).`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
