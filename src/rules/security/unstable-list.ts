import type { Target } from '../../model/change.ts';
import type { Issue } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import type { Rule } from '../rule.ts';
import { shown } from './shown.ts';

const TARGETS: ReadonlySet<string> = new Set(['tool', 'prompt', 'resource', 'template', 'instructions', 'server']);

export const rule: Rule = {
  meta: {
    id: 'security/unstable-list',
    level: 'error',
    kind: 'content',
    summary: 'Two listings of one build differ: between processes, calls, client names, or with and without CI.',
    why: 'A list that shows one face to a check and another to a client cannot be reviewed. That is how a change is hidden until it is trusted.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The list is not the same each time ({how}): {where}',
        help: 'List the same for every client and every start. If a field really varies, such as a date, name it under `volatile` in the configuration.',
      },
    },
  },
  *surface(surface): Iterable<Issue> {
    for (const note of surface.snapshot.notes) {
      if (note.kind !== 'unstable-list') continue;
      const string = (key: string): string => {
        const value = own(note.data, key);
        return typeof value === 'string' ? value : '';
      };
      const target = string('target');
      const name = string('name');
      const pointer = string('pointer');
      yield {
        target: (TARGETS.has(target) ? target : 'server') as Target,
        name: name === '' ? null : name,
        pointer,
        evidence: {
          how: shown(string('how') || note.text, 200),
          where: shown(`${name} ${pointer}`.trim() || note.text, 200),
          before: shown(JSON.stringify(own(note.data, 'before') ?? null).slice(0, 400), 300),
          after: shown(JSON.stringify(own(note.data, 'after') ?? null).slice(0, 400), 300),
        },
        sentence: `${string('how')} ${pointer}`,
      };
    }
  },
};
