import { measure } from '../../diff/size.ts';
import { counted, oneOf } from '../../model/words.ts';
import { issue, type Rule } from '../rule.ts';
import { LABELS, largestPart } from './cause.ts';

const LARGEST = `Shorten its largest part: the ${oneOf('part', LABELS)} has ${counted('partBytes', 'byte')}.`;

export const rule: Rule = {
  meta: {
    id: 'size/tool-bytes',
    level: 'error',
    kind: 'content',
    summary: 'A tool is larger than the budget `tool-bytes` that the user set, or grew while it was over.',
    why: 'One definition that takes the room of ten is paid for on every request, also when it is never called. Quiet until a budget is set. What was over it at the base is debt; only further growth is new.',
    source: ['S3'],
    messages: {
      default: {
        title:
          '{tool} takes {bytes} {bytes:1=byte|*=bytes}, {modelBytes} of them read by a model: over the budget of {budget} for one tool.',
        help: LARGEST,
      },
      grew: {
        title: '{tool} was over the budget of {budget} {budget:1=byte|*=bytes} for one tool already and grew by {growth} to {bytes}.',
        help: LARGEST,
      },
    },
  },
  *surface(surface, context) {
    const budget = context.budgets['tool-bytes'];
    if (budget === undefined) return;
    const { tools } = measure(surface);
    const told = new Set<string>();
    for (const tool of surface.tools) {
      const size = tools.get(tool.name);
      if (!size || size.bytes <= budget || told.has(tool.name)) continue;
      told.add(tool.name);
      yield issue(tool, '', { bytes: size.bytes, modelBytes: size.modelBytes, budget, ...largestPart(tool) });
    }
  },
  *change(context) {
    const budget = context.budgets['tool-bytes'];
    if (budget === undefined) return;
    const before = measure(context.base).tools;
    const after = measure(context.head).tools;
    for (const { base, head } of context.pairing.tools) {
      if (!base || !head) continue;
      const was = before.get(base.name)?.bytes ?? 0;
      const bytes = after.get(head.name)?.bytes ?? 0;
      if (was > budget && bytes > was) {
        const evidence = { bytes, budget, growth: bytes - was, ...largestPart(head) };
        yield issue(head, '', evidence, { messageId: 'grew', sentence: 'grew' });
      }
    }
  },
};
