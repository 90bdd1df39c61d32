import type { Change } from '../model/change.ts';
import type { Finding } from '../model/finding.ts';

export type Advice = 'major' | 'minor' | 'patch' | 'none';

/**
 * Which part of a version number the step asks for, by semver: `major` when a caller may fail, `minor` when something can be used
 * that could not be before, `patch` for anything else that is read, `none` when nothing changed but the order.
 */
export function semverAdvice(changes: readonly Change[], findings: readonly Finding[]): Advice {
  if (findings.some((f) => f.category === 'breaking' && f.state === 'new' && f.level !== 'note')) return 'major';
  const told = changes.filter((c) => c.kind !== 'order-changed');
  if (told.some(adds)) return 'minor';
  return told.length ? 'patch' : 'none';
}

/** Whether a change offers something more. */
function adds({ kind, meta, before, after }: Change): boolean {
  if (kind.endsWith('-added')) return true;
  if (kind === 'schema-changed') return ['widened', 'changed', 'unknown'].includes(String(meta?.effect));
  return kind === 'capability-changed' && (meta?.op === 'add' || (before === false && after === true));
}
