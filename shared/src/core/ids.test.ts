import { expect, test } from 'vitest';
import { joinCode, normalizeCode } from './ids.ts';

test('a join code may be typed in any case, with blanks and dashes', () => {
  expect(normalizeCode(' kx7-2mp ')).toBe('KX72MP');
  expect(joinCode.safeParse(normalizeCode('kx7 2mp')).success).toBe(true);
});

test('a join code has no letter that is misread, and the right length', () => {
  for (const wrong of ['KX72M', 'KX72MPQ', 'KX72MO', 'KX72M1', 'kx72mp', '']) {
    expect(joinCode.safeParse(wrong).success).toBe(false);
  }
});
