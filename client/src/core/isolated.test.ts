import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('stands between a first strong isolate and its end, with nothing of it lost', () => {
  const text = 'שוקו 1';
  const whole = isolated(text);
  expect(whole.charCodeAt(0)).toBe(0x2068);
  expect(whole.slice(1, -1)).toBe(text);
  expect(whole.charCodeAt(whole.length - 1)).toBe(0x2069);
});
