import type { Issue } from '../../model/finding.ts';
import type { Role } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf, has } from './analysis.ts';
import type { Reading } from './readings.ts';
import { shown } from './shown.ts';

/** Places that hold values, not language, and the words from which on a string there is prose. */
const PLACES: Partial<Record<Role, number>> = {
  type: 2,
  required: 3,
  enum: 7,
  default: 6,
  const: 6,
  pattern: 5,
  comment: 8,
  key: 6,
  other: 7,
};

/** Strings shorter than this, in UTF-16 units, hold no sentence. */
const SHORTEST = 8;

/** Whether a string asks something of its reader: an order, an obligation, a word about the user or the model. */
function directs({ sentences }: Reading): boolean {
  return sentences.some(
    (s) =>
      s.spelling !== 'joined' &&
      ((has(s, 'IMP') &&
        s.words >= 4 &&
        (has(s, 'USER') ||
          has(s, 'MODEL') ||
          has(s, 'FILE') ||
          has(s, 'FIRST') ||
          has(s, 'BEFORE') ||
          has(s, 'TOOL') ||
          has(s, 'SECRET') ||
          has(s, 'CONTENT'))) ||
        has(s, 'STRICT') ||
        (has(s, 'MODEL') && has(s, 'MUST')) ||
        (has(s, 'DONT') && has(s, 'USER'))),
  );
}

/** Whether what is asked lies outside the value itself. */
const grave = ({ sentences }: Reading): boolean =>
  sentences.some(
    (s) =>
      s.spelling !== 'joined' &&
      has(s, 'IMP') &&
      (['TOOL', 'SECRET', 'STRICT', 'VAULT', 'PRIVATE', 'FILE', 'CONVO', 'PROMPT'] as const).some((tag) => has(s, tag)),
  );

export const rule: Rule = {
  meta: {
    id: 'security/prose-in-schema',
    level: 'warning',
    kind: 'content',
    summary:
      'Sentences stand in a part of a schema that is meant for values: type, required, enum, default, const, pattern, $comment, unknown keys.',
    why: 'Reviewers read descriptions. A model reads the whole schema, so an order hides well where a value is expected.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'Prose stands where a value belongs ({place}): {words}',
        help: 'Move what is meant for readers into the description, and keep values short.',
      },
    },
  },
  *tool(tool, context): Iterable<Issue> {
    const { readings } = analysisOf(tool, context);
    for (let i = 0; i < tool.texts.length; i++) {
      const field = tool.texts[i]!;
      const least = PLACES[field.role];
      if (least === undefined || field.value.length < SHORTEST || !/\s/.test(field.value)) continue;
      if (!field.pointer.startsWith('/inputSchema/') && !field.pointer.startsWith('/outputSchema/')) continue;
      const count = field.value.length > 4_000 ? least : field.value.trim().split(/\s+/).length;
      const odd = field.role === 'type' || field.role === 'required';
      // Long labels and sample texts are honest; in `type` and `required` no prose ever is.
      if (count < least || (!odd && !directs(readings[i]!))) continue;
      yield issue(
        tool,
        field.pointer,
        { place: field.role === 'comment' ? '$comment' : field.role, words: shown(field.value) },
        { level: grave(readings[i]!) ? 'error' : 'warning', sentence: field.value.slice(0, 2_000) },
      );
    }
  },
};
