import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptText } from './given-texts.ts';

test('cleaned once is clean', () => {
  const letters = fc.constantFrom(0x20, 0x65, 0x300, 0x301, 0x200d, 0x202e, 0xd83d, 0xde00, 0xa);
  const unit = fc.oneof(letters, fc.nat({ max: 0xff_ff }));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (codes) => {
      const text = keptText(String.fromCharCode(...codes));
      expect(keptText(text)).toBe(text);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});
