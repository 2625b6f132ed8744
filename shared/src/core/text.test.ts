import { expect, test } from 'vitest';
import { clean, lineUpTo, oneLine, requiredLine, requiredText } from './text.ts';

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

test('a line is one line: no breaks, no turned direction, nothing that shows nothing, no piles of marks', () => {
  expect(oneLine(' Linear\r\nAlgebra\u2028\t2 ')).toBe('Linear Algebra 2');
  expect(oneLine('a\u0000b\u202Ec\u2066d\u200Be\u{E0041}')).toBe('abcde');
  expect(oneLine(`Z${'\u0336\u0320'.repeat(90)}`)).toHaveLength(5);
  expect(oneLine('Rene\u0301e')).toBe('Ren\u00E9e');
  for (const seen of ['\u{1F469}\u200D\u{1F467}', 'می\u200Cخواهم', 'Ngô Bảo Châu', 'สวัสดี']) {
    expect(oneLine(seen)).toBe(seen.normalize('NFC'));
  }
});

test('a line is made one first, then measured', () => {
  const says = { empty: 'Give it a name.', long: 'Shorter, please.' };
  const schema = requiredLine(3, says);
  expect(schema.parse('a\n\n\u200Bb')).toBe('a b');
  expect(schema.safeParse(' \n\u3164').error?.issues[0]?.message).toBe(says.empty);
  expect(schema.safeParse('abcd').error?.issues[0]?.message).toBe(says.long);
  expect(lineUpTo(3).parse(' \n ')).toBe('');
  expect(lineUpTo(3).safeParse('abcd').success).toBe(false);
});

test('a line is made once: what stood between a letter and its accent changes nothing the next time', () => {
  for (const hidden of ['\u202E', '\u0007', '\u2800', '\u00AD']) {
    const line = oneLine(`caf e${hidden}\u0301`);
    expect(line).toBe('caf \u00E9');
    expect(oneLine(line)).toBe(line);
  }
});

test('a sign that is written as several is one line as often as it is made one', () => {
  // Notes of music, which no normal form holds as one, and marks that pile up with theirs.
  for (const typed of [
    '\u{1D160}',
    '\u{1D160}\u{1D160}',
    '\u05E9\u05C1\u{1D165}\u{1D160}\u{1D160}',
  ]) {
    const line = oneLine(typed);
    expect(oneLine(line)).toBe(line);
  }
  expect(oneLine('a\u{1D160}\u{1D16E}\u{1D16E}\u{1D16E}')).toBe(
    oneLine(oneLine('a\u{1D160}\u{1D16E}\u{1D16E}\u{1D16E}')),
  );
});
