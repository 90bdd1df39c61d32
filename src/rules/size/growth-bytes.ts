import { measure } from '../../diff/size.ts';
import type { Rule } from '../rule.ts';
import { causes } from './cause.ts';

export const rule: Rule = {
  meta: {
    id: 'size/growth-bytes',
    level: 'error',
    kind: 'change',
    summary: 'The tool list grew by more bytes than the budget `growth-bytes` that the user set.',
    why: 'A list grows a little with each change and is paid for on every request. A budget for one change makes the growth a decision. Quiet until it is set.',
    source: ['S3'],
    messages: {
      default: {
        title:
          'The tool list grew by {growth} {growth:1=byte|*=bytes} to {bytes} on the wire ({modelBytes} read by a model): over the budget of {budget} for one change.',
        help: 'Shorten what grew, or raise the budget on purpose: {causes}.',
      },
    },
  },
  *change(context) {
    const budget = context.budgets['growth-bytes'];
    if (budget === undefined) return;
    const { bytes, modelBytes } = measure(context.head);
    const growth = bytes - measure(context.base).bytes;
    if (growth <= budget) return;
    const evidence = { growth, bytes, modelBytes, budget, causes: causes(context) };
    yield { target: 'server', name: null, pointer: '', evidence };
  },
};
