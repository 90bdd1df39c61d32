import { parsePs, taskkill } from '../../src/probe/tree.ts';

test('the table of ps is read with its columns of any width', () => {
  expect(parsePs('    1     0     1 Mon Nov 30 09:00:00 2026\n40123 40100 40100 Mon Nov 30 10:11:12 2026\n\n')).toEqual([
    { pid: 1, parent: 0, group: 1, session: -1, began: 'Mon Nov 30 09:00:00 2026' },
    { pid: 40123, parent: 40100, group: 40100, session: -1, began: 'Mon Nov 30 10:11:12 2026' },
  ]);
});

test('on Windows the tree is asked first, and ended by force then', () => {
  expect(taskkill(42, 'SIGTERM')).toEqual(['/pid', '42', '/T']);
  expect(taskkill(42, 'SIGKILL')).toEqual(['/pid', '42', '/T', '/F']);
});
