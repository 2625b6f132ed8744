import { expect, test } from 'vitest';
import { readGift } from './gift.ts';

const askedIn = (text: string): unknown[] =>
  readGift(text).items.map((item) => ('text' in item ? item.text : null));

test('a gap is written where the answer stands within its sentence', () => {
  expect(askedIn('Grant is {=dead ~alive} in his tomb.')).toEqual(['Grant is _____ in his tomb.']);
  expect(askedIn('He was from {=Nazareth ~Galilee}.')).toEqual(['He was from _____.']);
});

test('behind a whole sentence a lone full stop makes no gap', () => {
  expect(askedIn('What is pi (to 3 decimal places)? {#3.141..3.142}.')).toEqual([
    'What is pi (to 3 decimal places)?',
  ]);
});

test.each([
  ['a title that does not end', `::${'\\a'.repeat(40)}`],
  ['a number of very many digits', `q {#${'1'.repeat(100_000)}}`],
  ['very many numbers', `q {#${'=1:0'.repeat(75_000)}}`],
  ['very many answers', `q {${'='.repeat(300_000)}}`],
])('%s takes no longer than its length', (_what, text) => {
  expect(readGift(text).items).toHaveLength(1);
});
