import { createHash } from 'node:crypto';
import type { Target } from '../model/change.ts';

/**
 * 32 hex of SHA-256 over what a finding is: rule, kind of target, its name (the base's after a rename), pointer without array
 * positions, and the sentence in which the evidence stands. The same words elsewhere in the text are the same finding.
 */
export function fingerprint(of: {
  rule: string;
  target: Target;
  name: string | null;
  pointer: string;
  sentence: string | undefined;
}): string {
  const pointer = of.pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  const sentence = (of.sentence ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\S ]\s*|\s{2,}/g, ' ')
    .trim();
  return createHash('sha256')
    .update(JSON.stringify([of.rule, of.target, of.name, pointer, sentence]))
    .digest('hex')
    .slice(0, 32);
}
