import { Memory } from '../../src/text/memory.ts';

test('an answer is made once, also one that is null', () => {
  let made = 0;
  const memory = new Memory((bread: string) => {
    made++;
    return bread === 'rye' ? 'dark' : null;
  }, 10);
  expect([memory.of('rye'), memory.of('rye'), memory.of('toast'), memory.of('toast')]).toEqual(['dark', 'dark', null, null]);
  expect(made).toBe(2);
});

test('what is full forgets and answers as before', () => {
  const asked: number[] = [];
  const memory = new Memory((n: number) => {
    asked.push(n);
    return n * n;
  }, 2);
  expect([1, 2, 3, 1, 3].map((n) => memory.of(n))).toEqual([1, 4, 9, 1, 9]);
  expect(asked).toEqual([1, 2, 3, 1]);
});
