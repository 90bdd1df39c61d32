import { rule } from '../../../src/rules/breaking/resource-removed.ts';
import { step } from './step.ts';

test('an address that no longer leads anywhere', () => {
  const [plan, hours] = [
    { uri: 'museum://plan', name: 'Plan' },
    { uri: 'museum://hours', name: 'Hours' },
  ];
  expect(step(rule, { resources: [plan, hours] }, { resources: [plan] })).toMatchObject([{ name: 'museum://hours' }]);
  expect(step(rule, { resources: [plan] }, { resources: [hours, { ...plan, name: 'Floor plan' }] })).toEqual([]);
});
