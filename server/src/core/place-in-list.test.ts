import fc from 'fast-check';
import { pageQuery } from '@sets/shared/core/page.ts';
import { expect, test } from 'vitest';
import { newId } from './new-id.ts';
import { cutPage, readPlace, writePlace } from './place-in-list.ts';

const time = fc.integer({ min: 0, max: 8_640_000_000_000_000 / 100 });

test('a place is read as it was written, and fits the contract', () => {
  fc.assert(
    fc.property(time, (at) => {
      const place = { at, id: newId() };
      const before = writePlace(place);
      expect(pageQuery.parse({ before })).toEqual({ before });
      expect(readPlace(before)).toEqual(place);
    }),
  );
});

test.each(['', 'x', '-', 'a-', '-a', 'A-a', 'zzzzzzzzzz-a', `a-${'b'.repeat(41)}`])(
  'what is no place is refused: %j',
  (before) => {
    expect(() => readPlace(before)).toThrow('Not a place in a list.');
  },
);

test('the last page has no next one', () => {
  const placeOf = (at: number) => ({ at, id: 'x' });
  expect(cutPage([3, 2, 1], 3, placeOf)).toEqual({ items: [3, 2, 1], next: null });
  expect(cutPage([3, 2, 1], 2, placeOf)).toEqual({ items: [3, 2], next: '2-x' });
  expect(cutPage([], 2, placeOf)).toEqual({ items: [], next: null });
});
