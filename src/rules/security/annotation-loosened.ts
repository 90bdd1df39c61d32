import { own } from '../../model/json.ts';
import type { Hints } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';
import { CAREFUL, effective } from './hints.ts';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const satisfies (keyof Hints)[];

export const rule: Rule = {
  meta: {
    id: 'security/annotation-loosened',
    level: 'error',
    kind: 'change',
    summary: 'A hint now promises more safety than it did: read-only, not destructive, idempotent or closed-world.',
    why: 'Clients decide by these hints whether they ask before a call. A hint that is loosened takes the question away, also when a hint is left out and its default says so.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{hint} went from {before} to {after}: clients that asked before a call may stop asking',
        help: 'Keep the hint as it was, or say in the pull request why the tool is safer now than it was.',
      },
      tightened: {
        title: '{hint} went from {before} to {after}: clients may ask more often',
        help: 'Nothing to do if the tool is as careful as its hint now says.',
      },
    },
  },
  *change({ pairing }) {
    for (const { base, head } of pairing.tools) {
      if (!base || !head) continue;
      const before = effective(base);
      const after = effective(head);
      let loosened = false;
      for (const hint of HINTS) {
        if (before[hint] === after[hint] || after[hint] === CAREFUL[hint]) continue;
        // Destructive and idempotent follow from read-only: that one is told.
        if (hint !== 'readOnlyHint' && hint !== 'openWorldHint' && !before.readOnlyHint && after.readOnlyHint) continue;
        loosened = true;
        const removed = own(head.annotations, hint) === undefined;
        yield issue(
          head,
          removed ? '/annotations' : `/annotations/${hint}`,
          { hint, before: before[hint], after: after[hint], removed },
          { level: hint === 'openWorldHint' || hint === 'idempotentHint' ? 'warning' : 'error' },
        );
      }
      if (loosened) continue;
      for (const hint of HINTS) {
        if (base.hints[hint] !== head.hints[hint] && head.hints[hint] === CAREFUL[hint]) {
          yield issue(
            head,
            own(head.annotations, hint) === undefined ? '/annotations' : `/annotations/${hint}`,
            { hint, before: base.hints[hint], after: head.hints[hint], removed: own(head.annotations, hint) === undefined },
            { messageId: 'tightened', level: 'note' },
          );
        }
      }
    }
  },
};
