import type { JsonObject } from '../../src/model/json.ts';
import { defaultPolicy, type Policy } from '../../src/model/policy.ts';
import type { ServerFacts } from '../../src/model/snapshot.ts';
import { issue, type Rule } from '../../src/rules/rule.ts';
import { judge } from '../../src/verdict/judge.ts';
import { changed, facts, findBooks, reserveBook } from '../support/library.ts';

/** A rule for tests: every sentence with the word "alarm" is an error. */
const alarm: Rule = {
  meta: {
    id: 'security/alarm',
    level: 'error',
    kind: 'content',
    summary: 'says alarm',
    why: 'test',
    source: [],
    messages: { default: { title: '{tool} says alarm', help: 'Take it out.' } },
  },
  *tool(tool) {
    for (const sentence of (tool.description ?? '').split('. ')) {
      if (sentence.includes('alarm'))
        yield issue(tool, '/description', { shown: sentence }, { sentence, level: sentence.includes('red') ? 'error' : 'warning' });
    }
  },
};
const saying = (text: string, name = 'library_find_books') =>
  changed(findBooks(), (t) => {
    t.name = name;
    t.description = `${t.description} ${text}`;
  });
const run = (f: ServerFacts, policy: Partial<Policy> = {}, more: Partial<Parameters<typeof judge>[1]> = {}) =>
  judge(f, { rules: [alarm], policy: { ...defaultPolicy(), ...policy }, approvals: [], today: '2026-06-01', count: null, ...more });
const states = (f: ServerFacts, policy: Partial<Policy> = {}) =>
  run(f, policy).review.findings.map((x) => [x.tool, x.state, x.level, x.blocking]);

describe('the state of a finding', () => {
  test('what the head adds is new and blocks', () => {
    expect(states(facts([findBooks()], [saying('A red alarm')]))).toEqual([['library_find_books', 'new', 'error', true]]);
    expect(run(facts([findBooks()], [saying('A red alarm')])).verdict).toBe('fail');
  });
  test('what stood at the base is debt, also when other words of the text change', () => {
    const base = saying('A red alarm');
    const head = changed(base, (t) => {
      t.description = `Newly worded. ${(t.description as string).replace('20 books', '25 books')}`;
    });
    expect(states(facts([base], [head]))).toEqual([['library_find_books', 'existing', 'error', false]]);
    expect(run(facts([base], [head])).verdict).toBe('pass');
  });
  test('another sentence is another finding', () => {
    expect(states(facts([saying('A red alarm')], [saying('A red alarm at night')]))).toEqual([
      ['library_find_books', 'new', 'error', true],
      ['library_find_books', 'fixed', 'error', false],
    ]);
  });
  test('a finding that grew more severe is new', () => {
    const twice: Rule = {
      ...alarm,
      *tool(tool) {
        yield issue(tool, '/description', {}, { sentence: 'same', level: tool.description!.includes('red') ? 'error' : 'warning' });
      },
    };
    const result = run(facts([saying('alarm')], [saying('red alarm')]), {}, { rules: [twice] });
    expect(result.review.findings.map((x) => [x.state, x.level])).toEqual([['new', 'error']]);
  });
  test('what is gone is fixed, but a removed tool fixes nothing', () => {
    expect(states(facts([saying('A red alarm')], [findBooks()]))).toEqual([['library_find_books', 'fixed', 'error', false]]);
    expect(states(facts([saying('A red alarm'), reserveBook()], [reserveBook()]))).toEqual([]);
  });
  test('what is no longer told because a tool calls itself harmless is not fixed', () => {
    const guarded: Rule = {
      meta: { ...alarm.meta, id: 'quality/guarded', whileUnsafe: true },
      *tool(tool) {
        if (tool.hints.destructiveHint && !tool.hints.readOnlyHint && !tool.description!.includes('alarm'))
          yield issue(tool, '/description');
      },
    };
    const hinted = (annotations: JsonObject, text = ''): JsonObject => ({
      ...findBooks(),
      description: `Finds books.${text}`,
      annotations,
    });
    const fixed = (before: JsonObject, after: JsonObject) =>
      run(facts([before], [after]), {}, { rules: [guarded] }).review.findings.map((x) => x.state);
    expect(fixed(hinted({ destructiveHint: true }), hinted({ destructiveHint: false }))).toEqual([]);
    expect(fixed(hinted({}), hinted({ readOnlyHint: true }))).toEqual([]);
    // The text says it now, and the hints are as they were: that is a fix.
    expect(fixed(hinted({ destructiveHint: true }), hinted({ destructiveHint: true }, ' Rings an alarm.'))).toEqual(['fixed']);
  });
  test('without a base everything is new', () => {
    expect(states(facts(null, [saying('A red alarm')]))).toEqual([['library_find_books', 'new', 'error', true]]);
  });
  test('an unchanged tool is judged once, and both sides know the result', () => {
    let runs = 0;
    const counting: Rule = {
      ...alarm,
      *tool(tool) {
        runs += 1;
        yield* alarm.tool!(tool, undefined as never);
      },
    };
    const both = facts(
      [saying('A red alarm'), reserveBook()],
      [
        saying('A red alarm'),
        changed(reserveBook(), (t) => {
          t.title = 'Keep a book';
        }),
      ],
    );
    const result = run(both, {}, { rules: [counting] });
    expect(result.review.findings.map((x) => x.state)).toEqual(['existing']);
    expect(runs).toBe(3);
  });
});

test('the sizes of a tool under a new name stand in one line', () => {
  const { tools } = run(facts([findBooks(), reserveBook()], [{ ...findBooks(), name: 'library_search_books' }, reserveBook()])).review.size;
  expect(tools.map((t) => [t.name, t.base !== null, t.head !== null])).toEqual([
    ['library_search_books', true, true],
    ['library_reserve_book', true, true],
  ]);
  // A name that stands on both sides keeps its own figures.
  const kept = run(facts([findBooks()], [findBooks(), { ...findBooks(), name: 'library_search_books' }])).review.size.tools;
  expect(kept.map((t) => [t.name, t.base !== null])).toEqual([
    ['library_find_books', true],
    ['library_search_books', false],
  ]);
});

describe('the gate', () => {
  const warned = facts([findBooks()], [saying('An alarm')]);
  test('fail-on decides which level blocks', () => {
    expect(run(warned).verdict).toBe('warn');
    expect(run(warned, { failOn: 'warning' }).verdict).toBe('fail');
    expect(run(facts([findBooks()], [saying('A red alarm')]), { failOn: 'never' }).verdict).toBe('warn');
  });
  test('a level set by the user wins, and off silences', () => {
    expect(states(warned, { rules: { 'security/alarm': { level: 'note' } } })).toEqual([['library_find_books', 'new', 'note', false]]);
    expect(states(warned, { rules: { 'security/alarm': { level: 'off' } } })).toEqual([]);
  });
});

describe('acceptance', () => {
  const risky = facts([findBooks()], [saying('A red alarm')]);
  const print = run(risky).review.findings[0]!.fingerprint;
  test('a fingerprint in the config lets a finding pass until its last day', () => {
    const accept = [{ fingerprint: print, reason: 'two people read it', expires: '2026-06-01' }];
    const ok = run(risky, { accept });
    expect([ok.verdict, ok.review.findings[0]!.accepted]).toEqual([
      'pass',
      { by: 'config', reason: 'two people read it', expires: '2026-06-01' },
    ]);
    const late = run(risky, { accept }, { today: '2026-06-02' });
    expect(late.verdict).toBe('fail');
    expect(late.review.remarks.join()).toMatch(/expired on 2026-06-01/);
  });
  test('rule and tool accept nothing inside security/', () => {
    expect(run(risky, { accept: [{ rule: 'security/alarm', tool: 'library_find_books', reason: 'no' }] }).verdict).toBe('fail');
  });
  test('outside security/, a finding on a pair is accepted by the name of either', () => {
    const pair: Rule = {
      ...alarm,
      meta: { ...alarm.meta, id: 'quality/overlap' },
      *tool(tool) {
        if (tool.name === 'library_find_books') yield issue(tool, '', { other: 'library_reserve_book' });
      },
    };
    const accept = (tool: string) =>
      run(facts(null, [findBooks()]), { accept: [{ rule: 'quality/overlap', tool, reason: 'kept' }] }, { rules: [pair] }).verdict;
    expect(['library_find_books', 'library_reserve_book', 'library_other'].map(accept)).toEqual(['pass', 'pass', 'fail']);
  });
  test('an approval counts for exactly one state of the head', () => {
    const digest = run(risky).review.head.digest!.slice(0, 32);
    const approvals = [{ digest, who: 'ada', when: '2026-05-30T10:00:00Z', reason: null }];
    expect(run(risky, {}, { approvals }).verdict).toBe('pass');
    expect(run(facts([findBooks()], [saying('A red alarm.')]), {}, { approvals }).verdict).toBe('fail');
  });
  test('fingerprints do not move with other tools or their order', () => {
    const more = run(facts([findBooks(), reserveBook()], [reserveBook(), saying('A red alarm')]));
    expect(more.review.findings[0]!.fingerprint).toBe(print);
  });
});

describe('what cannot be judged is an error', () => {
  const failed = (state: 'build-failed' | 'list-failed') => ({
    state,
    reason: 'The build ended with 1: no such module',
    ref: 'abc',
    snapshot: null,
  });
  test('a head that failed, whatever policy says', () => {
    const r = run({ ...facts([findBooks()], []), head: failed('list-failed') }, { failOn: 'never', baseFailure: 'no-baseline' });
    expect([r.verdict, r.review.changes, r.review.findings]).toEqual(['error', [], []]);
    expect(r.review.remarks.join()).toContain('no such module');
  });
  test('a base that failed, unless policy forgives it', () => {
    const f = { ...facts([], [saying('A red alarm')]), base: failed('build-failed') };
    expect(run(f).verdict).toBe('error');
    expect(run(f).review.changes).toEqual([]);
    expect(run(f, { baseFailure: 'no-baseline' }).verdict).toBe('fail');
    expect(run({ ...f, head: facts(null, [findBooks()]).head }, { baseFailure: 'warn' }).verdict).toBe('warn');
  });
  test('no tools on both sides, and no tools at the head', () => {
    expect(run(facts([], [])).verdict).toBe('error');
    const gone = run(facts([findBooks()], []));
    expect([gone.verdict, gone.review.changes]).toEqual(['error', []]);
  });
  test('an absent base is no failure: all tools are new', () => {
    const r = run({
      ...facts([], [findBooks()]),
      base: { state: 'absent', reason: 'server.mjs is not there', ref: 'abc', snapshot: null },
    });
    expect([r.verdict, r.review.changes.map((c) => c.kind)]).toEqual(['pass', ['tool-added']]);
  });
});

describe('the digest', () => {
  const of = (tools: Parameters<typeof facts>[1], policy: Partial<Policy> = {}, name?: string) =>
    run(facts(null, tools, name), policy).review.head.digest;
  test('does not move with order, and moves with any word and with the server', () => {
    const shuffled = Object.fromEntries(Object.entries(findBooks()).reverse());
    expect(of([reserveBook(), shuffled])).toBe(of([findBooks(), reserveBook()]));
    expect(of([saying('x')])).not.toBe(of([findBooks()]));
    expect(of([findBooks()], {}, 'other')).not.toBe(of([findBooks()]));
  });
  test('leaves out what is volatile', () => {
    const volatile = ['/tools/library_find_books/description'];
    expect(of([saying('x')], { volatile })).toBe(of([findBooks()], { volatile }));
  });
});

test('a pairing that cannot be made is told', () => {
  const renames = { library_find_books: 'library_look_up', elsewhere: 'nothing', library_reserve_book: null };
  expect(run(facts([findBooks()], [findBooks(), reserveBook()]), { renames }).review.remarks).toEqual([
    'renames pairs library_find_books with library_look_up, which the base does not have: correct it, or take it out of the config.',
  ]);
});

test('two names for one thing of the base get one remark, which says who was paired', () => {
  const named = (name: string) => ({ ...(findBooks() as object), name });
  const renames = { library_seek: 'library_find_books', library_look: 'library_find_books' };
  expect(run(facts([findBooks()], [named('library_seek'), named('library_look')]), { renames }).review.remarks).toEqual([
    'renames pairs both library_seek and library_look with library_find_books: one thing cannot become two, so only library_seek was paired. Take one of them out of the config.',
  ]);
});

test('prompts that a bare list of tools cannot hold are not gone', () => {
  const both = facts([findBooks()], [findBooks()]);
  both.base!.snapshot = { ...both.base!.snapshot!, era: 'legacy', server: { name: 'library' }, prompts: [{ name: 'welcome' }] };
  const { review } = run(both);
  expect(review.changes).toEqual([]);
  expect(review.remarks).toEqual(['One side is a bare list of tools, so only tools were compared.']);
});
