import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd, remove, removeNow, runTasks } from '../../src/source/cleanup.ts';

function readOnly(): string {
  const dir = mkdtempSync(join(tmpdir(), 'cleanup-'));
  mkdirSync(join(dir, 'mod/cache'), { recursive: true });
  writeFileSync(join(dir, 'mod/cache/file'), 'x', { mode: 0o444 });
  chmodSync(join(dir, 'mod/cache'), 0o555);
  chmodSync(join(dir, 'mod'), 0o555);
  return dir;
}

test('folders go, read-only ones too, and what is gone already is no trouble', async () => {
  const [one, two] = [readOnly(), readOnly()];
  removeNow(one);
  await remove(two);
  expect([existsSync(one), existsSync(two)]).toEqual([false, false]);
  removeNow(one);
  await remove(two);
});

test('what is left to do is done once, last first, and one that fails does not stop the others', () => {
  const done: string[] = [];
  onEnd(() => done.push('first'));
  const forget = onEnd(() => done.push('forgotten'));
  onEnd(() => {
    throw new Error('stuck');
  });
  onEnd(() => done.push('last'));
  forget();
  runTasks();
  runTasks();
  expect(done).toEqual(['last', 'first']);
});
