import fc from 'fast-check';
import { compounds } from '../../../src/rules/security/compounds.ts';
import { HOLDS, noSigns } from '../../../src/rules/security/signs.ts';
import { tokenise } from '../../../src/rules/security/tokens.ts';
import { unfold } from '../../../src/rules/security/unfold.ts';
import { normalise } from '../../../src/text/normalise.ts';

const PARTS = [
  'do', 'not', 'Never', 'tell', 'the', 'reader', 'mention', 'all', 'must', 'borrow', 'doNotTell', 'b00k', '1gnore', 'mentión', 'é', '好', 'книга',
  '-', '_', '.', '+', '*', '~', '<b>', '`', "'", '\u2019', '"', '\\', '\\u0041', '&', '&#65;', '%20', '@', '$', '(', ')', ':', '://', '/', ',', ' ', ' ', ' ', '\n',
  '7', 'x', "n't", 'A', 'turn off', 'before', '\u0301',
]; // biome-ignore format: one list

test('what no sign tells of, no other way of reading changes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 24 }), (parts) => {
      const normal = normalise(parts.join(''));
      const signs = noSigns();
      tokenise(normal.text, normal.lower, 0, normal.text.length, signs);
      if ((signs.held & ~HOLDS.compound) === 0 && signs.swapped === 0) expect(unfold(normal.text, false)).toBe(normal.text);
      if ((signs.held & HOLDS.compound) === 0) expect(compounds(normal.text)).toBeUndefined();
      if ((signs.held & HOLDS.escape) === 0) expect(normal.text).not.toMatch(/[\\%]|&#/);
    }),
    { numRuns: 3_000 },
  );
});
