import { openTime, type OpenTime } from '@sets/shared/food/stall.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addTime, copyDay, opensOf, removeTime, weekFaults, weekOf } from './week.ts';

const words = { half: 'half', backwards: 'backwards' };
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const opening: fc.Arbitrary<OpenTime> = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 1_440 }), { minLength: 2, maxLength: 2 }),
  )
  .map(([weekday, ends]) => {
    const [from = 0, to = 0] = ends.toSorted((one, other) => one - other);
    return { weekday, from: clock(from), to: clock(to) };
  });
const inOrder = (opens: readonly OpenTime[]): string[] =>
  opens.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).toSorted();

describe('the times of a week', () => {
  it('are sent as they came, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 21 }), (opens) => {
        const days = weekOf(opens);
        expect(inOrder(opensOf(days))).toEqual(inOrder(opens));
        expect(weekFaults(days, words)).toEqual({});
      }),
    );
  });

  it('are refused here where the server would refuse them', () => {
    const typed = fc.constantFrom('', '00:00', '08:00', '12:30', '23:59');
    fc.assert(
      fc.property(typed, typed, (from, to) => {
        const days = weekOf([]).with(2, [{ id: 'a', from, to }]);
        const isTaken = opensOf(days).every((each) => z.safeParse(openTime, each).success);
        expect(Object.keys(weekFaults(days, words))).toEqual(isTaken ? [] : ['a']);
      }),
    );
  });

  it('of one day are copied to others, whose own go, and each line stays one of its own', () => {
    const opens = [
      { weekday: 1, from: '08:00', to: '12:00' },
      { weekday: 1, from: '13:00', to: '24:00' },
      { weekday: 2, from: '09:00', to: '10:00' },
      { weekday: 7, from: '09:00', to: '10:00' },
    ];
    const days = copyDay(weekOf(opens), 0, [1, 2]);
    expect(opensOf(days)).toEqual([
      ...[1, 2, 3].flatMap((weekday) => [
        { weekday, from: '08:00', to: '12:00' },
        { weekday, from: '13:00', to: '24:00' },
      ]),
      { weekday: 7, from: '09:00', to: '10:00' },
    ]);
    const ids = days.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('grow by one that can be right, and shrink', () => {
    let days = weekOf([]);
    for (let times = 0; times < 4; times += 1) {
      days = addTime(days, 4);
      expect(weekFaults(days, words)).toEqual({});
    }
    expect(opensOf(days)).toEqual([
      { weekday: 5, from: '08:00', to: '16:00' },
      { weekday: 5, from: '17:00', to: '19:00' },
      { weekday: 5, from: '20:00', to: '22:00' },
    ]);
    const [first] = days[4]!;
    expect(opensOf(removeTime(days, first!.id))).toHaveLength(2);
  });
});
