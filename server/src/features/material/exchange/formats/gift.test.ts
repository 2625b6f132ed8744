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
