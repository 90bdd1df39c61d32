import { rule } from '../../../src/rules/security/padded-text.ts';
import { weight } from './texts.ts';

test.each([
  ['error', 'One.                                             Two.'],
  ['error', 'One.\n\n\n\n\n\n\n\n\nTwo.'],
  [
    'error',
    'One.\n                                                                                                                                                                                                        Two.',
  ],
  ['error', 'One.                                             Two.'],
  ['error', 'One.\n \t\n \t\n \t\n \t\n \t\n \t\n \t\n \t\n \tTwo.'],
])('%s: %s', (level, text) => {
  expect(weight(rule, text)).toBe(level);
});

test.each([
  'One.\n                        Two.',
  'One.                                                                                                                                                                                                                                                                                                                                                                                                                ',
  'One.\n\n\nTwo.',
  'name   price    weight',
])('quiet: %s', (text) => {
  expect(weight(rule, text)).toBe('quiet');
});
