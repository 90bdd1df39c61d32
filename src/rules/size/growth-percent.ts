import { measure } from '../../diff/size.ts';
import type { Rule } from '../rule.ts';
import { causes } from './cause.ts';

export const rule: Rule = {
  meta: {
    id: 'size/growth-percent',
    level: 'error',
    kind: 'change',
    summary: 'The tool list grew by a larger share than the budget `growth-percent` that the user set.',
    why: 'A list grows a little with each change and is paid for on every request. A budget in per cent of the base fits a small server and a large one. Quiet until it is set.',
    source: ['S3'],
    messages: {
      default: {
        title:
          'The tool list grew by {percent} % ({growth} {growth:1=byte|*=bytes}) to {bytes} bytes on the wire ({modelBytes} read by a model): over the budget of {budget} %.',
        help: 'Shorten what grew, or raise the budget on purpose: {causes}.',
      },
    },
  },
  *change(context) {
    const budget = context.budgets['growth-percent'];
    const before = measure(context.base).bytes;
    if (budget === undefined || context.base.tools.length === 0) return;
    const { bytes, modelBytes } = measure(context.head);
    const growth = bytes - before;
    if (growth * 100 <= before * budget) return;
    const percent = Math.round((growth / before) * 1000) / 10;
    const evidence = { percent, growth, bytes, modelBytes, budget, causes: causes(context) };
    yield { target: 'server', name: null, pointer: '', evidence };
  },
};
