import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { slot } from './order.contract.ts';
import { orderLimits } from './order.limits.ts';
import { canPickUp, pickUpTimes, slotOf, type SlotsWanted, toldTimes } from './slots.ts';

const noon = Date.parse('2031-05-06T12:00:00Z');
const minute = 60_000;
/** Open from 11:00 to 14:00 and from 17:00 to 17:20, of the day and the next ones, in UTC. */
const isOpen = (at: number): boolean => {
  const time = (at / minute) % (24 * 60);
  return (time >= 11 * 60 && time < 14 * 60) || (time >= 17 * 60 && time < 17 * 60 + 20);
};
const wanted = (given: Partial<SlotsWanted> = {}): SlotsWanted => ({
  now: noon,
  preparation: 20,
  isOpen,
  capacity: null,
  taken: () => 0,
  ...given,
});
const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);

test('times to pick up are those for which the stall is open, and no sooner than it can be ready', () => {
  const all = pickUpTimes(wanted());
  const today = all.filter(({ at }) => at < noon + 8 * 60 * minute);
  expect(today.map(({ at }) => clock(at))).toEqual([
    '12:30',
    '12:45',
    '13:00',
    '13:15',
    '13:30',
    '13:45',
    '17:00',
  ]);
  expect(clock(pickUpTimes(wanted({ preparation: 30 }))[0]?.at ?? 0)).toBe('12:30');
  expect(clock(pickUpTimes(wanted({ preparation: 31 }))[0]?.at ?? 0)).toBe('12:45');
});

test('a time has so many places, and is told when it has none', () => {
  const at = noon + 30 * minute;
  const given = wanted({ capacity: 3, taken: (time) => (time === at ? 5 : 1) });
  expect(pickUpTimes(given).slice(0, 2)).toEqual([
    { at, left: 0 },
    { at: at + orderLimits.slot, left: 2 },
  ]);
  expect(canPickUp(given, at)).toBe(false);
  expect(canPickUp(given, at + orderLimits.slot)).toBe(true);
});

test('what can be chosen can be had, and nothing else', () => {
  const given = fc.record({
    now: fc.integer({ min: 0, max: 2 * 24 * 60 }).map((minutes) => noon + minutes * minute),
    preparation: fc.nat(240),
    capacity: fc.constantFrom(null, 0, 1, 2),
  });
  fc.assert(
    fc.property(given, fc.nat(8 * 24 * 60), (some, later) => {
      const all = wanted({ ...some, taken: (at) => (at / orderLimits.slot) % 3 });
      const free = pickUpTimes(all).filter(({ left }) => left === null || left > 0);
      const at = some.now + later * minute;
      expect(canPickUp(all, at)).toBe(free.some((each) => each.at === at));
      // Of some hundred times: an `expect` for each would take longer than all that is tested.
      expect(free.filter((each) => !canPickUp(all, each.at))).toEqual([]);
      expect(free.at(-1)?.at ?? 0).toBeLessThan(some.now + orderLimits.ahead);
    }),
    { numRuns: 100 },
  );
});

test('nothing is fetched before it is ready, nor yesterday, nor in a month', () => {
  const at = (minutes: number): boolean => canPickUp(wanted(), noon + minutes * minute);
  expect([at(15), at(30), at(-15), at(0)]).toEqual([false, true, false, false]);
  expect(canPickUp(wanted(), noon + 30 * 24 * 60 * minute)).toBe(false);
});

test('as soon as possible counts in the time in which it is ready', () => {
  const now = noon + 1 * minute;
  const ready = slotOf(now + 20 * minute);
  expect(clock(ready)).toBe('12:15');
  const full = wanted({ now, capacity: 1, taken: (at) => (at === ready ? 1 : 0) });
  expect(canPickUp(full, null)).toBe(false);
  expect(canPickUp(wanted({ now }), null)).toBe(true);
  // It closes before it is ready; it is closed now.
  expect(canPickUp(wanted({ now: noon + 110 * minute }), null)).toBe(false);
  expect(canPickUp(wanted({ now: noon - 70 * minute }), null)).toBe(false);
});

test('times are told as the contract says', () => {
  const [first, ...rest] = toldTimes(pickUpTimes(wanted({ capacity: 2 })));
  expect(first).toEqual({ at: '2031-05-06T12:30:00.000Z', left: 2 });
  expect(rest.every((each) => z.safeParse(slot, each).success)).toBe(true);
});
