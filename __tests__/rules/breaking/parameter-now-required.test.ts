import { rule } from '../../../src/rules/breaking/parameter-now-required.ts';
import { step, taking } from './step.ts';

const hallOf = (required?: string[]) => taking({ hall: { type: 'string' } }, required ? { required } : {});

test('proved by a call that leaves it out', () => {
  expect(step(rule, [hallOf()], [hallOf(['hall'])])).toMatchObject([
    { pointer: '/inputSchema/properties/hall', evidence: { place: 'hall', witness: {} } },
  ]);
});

test('an empty list is no list, and one that need not be given any more breaks nothing', () => {
  expect(step(rule, [hallOf()], [hallOf([])])).toEqual([]);
  expect(step(rule, [hallOf(['hall'])], [hallOf()])).toEqual([]);
});

test('a parameter of a nested object', () => {
  const nested = (required: string[]) =>
    taking({ frame: { type: 'object', properties: { width: { type: 'number' } }, required } }, { required: ['frame'] });
  const [told] = step(rule, [nested([])], [nested(['width'])]);
  expect(told).toMatchObject({ evidence: { place: 'frame.width', witness: { frame: {} } } });
});

test('through a reference', () => {
  const referred = (required: string[]) =>
    taking(
      { frame: { $ref: '#/$defs/Frame' } },
      { $defs: { Frame: { type: 'object', properties: { width: { type: 'number' } }, required } } },
    );
  expect(step(rule, [referred([])], [referred(['width'])])).toMatchObject([{ pointer: '/inputSchema/properties/frame/properties/width' }]);
});

test('the same on many tools is marked as one rewrite, behind the one that stands alone', () => {
  const many = (required: string[]) => ['a', 'b', 'c', 'd'].map((n) => taking({ hall: { type: 'string' } }, { required }, `museum_${n}`));
  const lone = (required: string[]) => taking({ artist: { type: 'string' } }, { required }, 'museum_z');
  const told = step(rule, [...many([]), lone([])], [...many(['hall']), lone(['artist'])]);
  expect(told.map((f) => f.name)).toEqual(['museum_z', 'museum_a', 'museum_b', 'museum_c', 'museum_d']);
  expect(told[0]?.evidence.mass).toBeUndefined();
  expect(told[1]?.evidence.mass).toMatchObject({ count: 4, of: 5 });
});
