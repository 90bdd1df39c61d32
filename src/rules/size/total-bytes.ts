import { measure } from '../../diff/size.ts';
import type { Issue } from '../../model/finding.ts';
import type { Rule, Setting } from '../rule.ts';
import { causes, largest } from './cause.ts';

/** Bytes of the whole list from which a talk about scope is due (source S3). */
const DEFAULT_BUDGET = 15_000;
/** Without a budget of the user's own, growth of a list that was over before is worth a warning from this share on. */
const NOTABLE_GROWTH = 0.05;

const budgetOf = (setting: Setting): number => setting.budgets['total-bytes'] ?? DEFAULT_BUDGET;

export const rule: Rule = {
  meta: {
    id: 'size/total-bytes',
    level: 'warning',
    kind: 'content',
    summary: 'The whole tool list is larger than the budget `total-bytes` (15,000 bytes unless set), or grew while it was over.',
    why: 'Every definition is sent with every request of every conversation, before the user has typed a word. A list over about 15,000 bytes is worth a talk about scope. What was over the budget at the base is debt; only further growth is new.',
    source: ['S2', 'S3'],
    messages: {
      default: {
        title: 'The tool list is {bytes} bytes on the wire, {modelBytes} of them read by a model: over the budget of {budget}.',
        help: 'Merge or leave out tools, or shorten the largest: {largest}.',
      },
      grew: {
        title:
          'The tool list was over the budget of {budget} bytes already and grew by {growth} to {bytes} on the wire ({modelBytes} read by a model).',
        help: 'Shorten what grew: {causes}.',
      },
    },
  },
  *surface(surface, context) {
    const { bytes, modelBytes } = measure(surface);
    const budget = budgetOf(context);
    if (bytes > budget) yield server('default', { bytes, modelBytes, budget, largest: largest(surface) });
  },
  *change(context) {
    const budget = budgetOf(context);
    const before = measure(context.base);
    const { bytes, modelBytes } = measure(context.head);
    if (before.bytes <= budget || bytes <= before.bytes) return;
    const growth = bytes - before.bytes;
    const small = context.budgets['total-bytes'] === undefined && growth < before.bytes * NOTABLE_GROWTH;
    yield { ...server('grew', { bytes, modelBytes, budget, growth, causes: causes(context) }), ...(small ? { level: 'note' } : {}) };
  },
};

const server = (messageId: string, evidence: Issue['evidence']): Issue => ({
  target: 'server',
  name: null,
  pointer: '',
  messageId,
  evidence,
  sentence: messageId,
});
