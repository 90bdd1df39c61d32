import { rule } from '../../../src/rules/compat/type-list.ts';
import { say, taking } from '../../support/one-rule.ts';

const nullable = taking({ branch: { type: ['string', 'null'] }, day: { type: ['string', 'null'] } });

test('one line a tool: a note, and a warning for Gemini', () => {
  expect(say(rule, [nullable])).toMatchObject([
    { level: 'note', pointer: '/inputSchema/properties/branch/type', evidence: { places: ['branch', 'day'], count: 2 } },
  ]);
  const [told] = say(rule, [nullable], { clients: ['gemini'] });
  expect(told?.level).toBe('warning');
  expect(told?.message).toContain('Gemini API');
});

test('one type, in a list or not, is fine', () => {
  expect(say(rule, [taking({ branch: { type: 'string' }, day: { type: ['string'] }, type: { enum: ['a', 'b'] } }), null])).toEqual([]);
});
