import { expect, test } from 'vitest';
import { clean, requiredText } from './text.ts';

test('what is invisible or turns the direction of text is taken out, line breaks stay', () => {
  expect(clean('  a\u0000b\u202Ec\nd\te  ')).toBe('abc\nd\te');
});

test('a text in which nothing is to be seen is empty', () => {
  for (const invisible of [
    '\u200B',
    '\u200B \u2060',
    '\uFEFF',
    '\u3164',
    '\u2800',
    '\u00AD\uFE0F',
  ]) {
    expect(clean(invisible)).toBe('');
    expect(requiredText(9).safeParse(invisible).success).toBe(false);
  }
  // A family joined by U+200D, a Persian word with U+200C, a dot.
  for (const seen of ['\u{1F469}\u200D\u{1F467}', 'می\u200Cخواهم', '·']) {
    expect(clean(seen)).toBe(seen);
  }
});

test('a required text is cleaned first, then measured', () => {
  const schema = requiredText(3);
  expect(schema.parse(' abc ')).toBe('abc');
  expect(schema.safeParse(' \u0000 ').success).toBe(false);
  expect(schema.safeParse('abcd').success).toBe(false);
  expect(schema.safeParse(7).success).toBe(false);
});
