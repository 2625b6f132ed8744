import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSlot, slotOf } from './poll.slot.ts';

test('a slot names a question and round, and is read back', () => {
  expect(slotOf({ question: 3, round: 1 })).toBe('q3.r1');
  const places = fc.record({ question: fc.nat(9_999), round: fc.integer({ min: 1, max: 9_999 }) });
  fc.assert(
    fc.property(places, (place) => {
      expect(readSlot(slotOf(place))).toEqual(place);
    }),
  );
});

test.each([
  '',
  'q1',
  'q1.r0',
  'q01.r1',
  'q-1.r1',
  'q1.r1 ',
  'xq1.r1',
  'q1.r1.likes',
  'constructor',
])('no slot of a poll: %j', (slot) => {
  expect(readSlot(slot)).toBeNull();
});
