import type { Change, ChangeKind, Target } from '../model/change.ts';
import { isObject, type Json, own, step } from '../model/json.ts';
import type { Surface } from '../model/surface.ts';
import type { IsVolatile } from '../model/volatile.ts';
import { equal } from './equal.ts';

const KINDS: [key: string, kind: ChangeKind][] = [
  ['serverInfo', 'server-changed'],
  ['capabilities', 'capability-changed'],
  ['protocolVersion', 'protocol-changed'],
];

/** Changes of what the server says of itself. A side read from a bare list of tools says nothing of it: that is no change. */
export function serverRecords(base: Surface, head: Surface, volatile: IsVolatile, toolsOnly = false): Change[] {
  const out: Change[] = [];
  const add = (kind: ChangeKind, target: Target, pointer: string, before: Json | undefined, after: Json | undefined): void => {
    if (volatile(target, null, pointer)) return;
    const op = before === undefined ? 'add' : after === undefined ? 'remove' : 'replace';
    out.push({ kind, target, name: null, pointer, before: before ?? null, after: after ?? null, meta: { op } });
  };
  const walk = (kind: ChangeKind, x: Json | undefined, y: Json | undefined, pointer: string): void => {
    if (equal(x, y)) return;
    if (!isObject(x) || !isObject(y)) {
      add(kind, 'server', pointer, x, y);
      return;
    }
    for (const key of [...new Set([...Object.keys(x), ...Object.keys(y)])].sort()) walk(kind, own(x, key), own(y, key), step(pointer, key));
  };
  for (const [key, kind] of KINDS) {
    const [x, y] = [own(base.server?.raw, key), own(head.server?.raw, key)];
    if (x !== undefined && y !== undefined) walk(kind, x, y, step('', key));
  }
  const [before, after] = [base.snapshot.instructions, head.snapshot.instructions];
  if (before !== after && !toolsOnly) add('instructions-changed', 'instructions', '', before ?? undefined, after ?? undefined);
  return out;
}
