import { option, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';

/** Tools from which choosing gets harder, and from which it gets bad. */
const MANY = 20;
const TOO_MANY = 40;
/** Groups that are told. */
const TOLD = 5;

export const rule: Rule = {
  meta: {
    id: 'quality/tool-overload',
    level: 'warning',
    kind: 'content',
    summary: 'The server has more tools than a model chooses well from.',
    why: 'All definitions compete for the same attention. Vendors advise fewer than about 20 tools at a time; beyond 40 the choice gets markedly worse, and some clients leave tools out.',
    source: ['S0', 'S1', 'S3', 'mcp'],
    options: {
      type: 'object',
      properties: {
        note: { type: 'integer', minimum: 1, default: MANY, description: 'More tools than this are noted' },
        warning: { type: 'integer', minimum: 1, default: TOO_MANY, description: 'More tools than this are warned of' },
      },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: 'The server has {tools} tools; a model chooses well from about {most}.',
        help: 'Merge tools that differ by a filter or a mode, or offer parts of the list separately.',
      },
      groups: {
        title: 'The server has {tools} tools; a model chooses well from about {most}.',
        help: 'Merge tools that differ by a filter or a mode, or offer parts of the list separately. The largest groups: {groups}.',
      },
    },
  },
  *surface(surface, context) {
    const tools = surface.tools.length;
    const [note, warning] = [option(context, 'note', MANY), option(context, 'warning', TOO_MANY)];
    if (tools <= Math.min(note, warning)) return;
    const names = namesOf(context);
    const counts = new Map<string, number>();
    for (const name of surface.toolNames) {
      const object = names.get(name).object[0];
      if (object !== undefined) counts.set(object, (counts.get(object) ?? 0) + 1);
    }
    const groups = [...counts]
      .filter(([, n]) => n > 2)
      .sort((a, b) => b[1] - a[1])
      .slice(0, TOLD)
      .map(([object, n]) => `${object} (${n})`);
    yield {
      target: 'server',
      name: null,
      pointer: '',
      evidence: { tools, most: note, ...(groups.length ? { groups } : {}) },
      ...(groups.length ? { messageId: 'groups' } : {}),
      level: tools > warning ? 'warning' : 'note',
    };
  },
};
