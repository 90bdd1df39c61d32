import type { Change } from '../model/change.ts';
import type { Finding } from '../model/finding.ts';

/** Semver advice for the surface. */
export const semverAdvice = (changes: readonly Change[], findings: readonly Finding[]): 'major' | 'minor' | 'patch' | 'none' =>
  findings.some((f) => f.category === 'breaking') ? 'major' : changes.length ? 'minor' : 'none';
