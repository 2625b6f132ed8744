import { expect, test } from 'vitest';
import { clean, requiredText } from './text.ts';

test('what is invisible or turns the direction of text is taken out, line breaks stay', () => {
  expect(clean('  a\u0000b\u202Ec\nd\te  ')).toBe('abc\nd\te');
});

test('a required text is cleaned first, then measured', () => {
  const schema = requiredText(3);
  expect(schema.parse(' abc ')).toBe('abc');
  expect(schema.safeParse(' \u0000 ').success).toBe(false);
  expect(schema.safeParse('abcd').success).toBe(false);
  expect(schema.safeParse(7).success).toBe(false);
});
