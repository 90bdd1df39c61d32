import { rule } from '../../../src/rules/breaking/protocol-version-changed.ts';
import { step } from './step.ts';

const speaks = (protocolVersion: string) => ({ protocolVersion });

test('an older one is a warning, a newer one a note', () => {
  expect(step(rule, speaks('2025-06-18'), speaks('2024-11-05'))).toMatchObject([{ level: 'warning', pointer: '/protocolVersion' }]);
  expect(step(rule, speaks('2025-06-18'), speaks('2025-11-25'))).toMatchObject([{ level: 'note', messageId: 'newer' }]);
});

test('the same, or one that is not known', () => {
  expect(step(rule, speaks('2025-06-18'), speaks('2025-06-18'))).toEqual([]);
  expect(step(rule, speaks('2025-06-18'), [])).toEqual([]);
});
