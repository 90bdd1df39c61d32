import type { ChangeKind } from '../../model/change.ts';
import type { Issue } from '../../model/finding.ts';
import type { Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Kinds of change that a model or a person who approves a call does not read. */
const UNREAD: ReadonlySet<ChangeKind> = new Set([
  'order-changed',
  'protocol-changed',
  'capability-changed',
  'server-changed',
  'tool-removed',
  'prompt-removed',
  'resource-removed',
  'template-removed',
]);

export const rule: Rule = {
  meta: {
    id: 'security/unaccepted-change',
    level: 'error',
    kind: 'change',
    summary: 'A server that the repository does not own changed what a model reads, and nobody has accepted it yet.',
    why: 'With someone else’s server a bumped version is all that a reviewer sees. Whatever it says to the model now has to be read once by a person, however harmless it sounds.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'What the model reads here changed in {count} {count:1=place|*=places}: {places}',
        help: 'Read the changes below. If they are fine, accept this state of the list.',
      },
    },
  },
  *change({ changes, trust }): Iterable<Issue> {
    if (trust !== 'third-party') return;
    const byItem = new Map<string, (typeof changes)[number][]>();
    for (const change of changes) {
      if (UNREAD.has(change.kind)) continue;
      const key = `${change.target}\n${change.name ?? ''}`;
      byItem.set(key, [...(byItem.get(key) ?? []), change]);
    }
    for (const list of byItem.values()) {
      const { target, name } = list[0]!;
      const sentence = JSON.stringify(list.map((c) => [c.kind, c.pointer, c.after]));
      yield {
        target,
        name,
        pointer: list.length === 1 ? list[0]!.pointer : '',
        evidence: { count: list.length, places: [...new Set(list.map((c) => shown(c.pointer || c.kind, 80)))].slice(0, 8) },
        sentence,
      };
    }
  },
};
