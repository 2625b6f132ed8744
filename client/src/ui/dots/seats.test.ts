import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DotSet,
  dotRadius,
  fullDots,
  mostDots,
  peoplePerDot,
  placeSeats,
  seatAngle,
  stepOf,
} from './seats.ts';

const set = fc
  .record({
    radius: fc.integer({ min: 120, max: 500 }),
    holeShare: fc.double({ min: 0, max: 0.8, noNaN: true }),
    widest: fc.integer({ min: 10, max: 116 }),
  })
  .map(({ radius, holeShare, widest }): DotSet => ({
    x: 700,
    y: 500,
    radius,
    hole: radius * holeShare,
    widest,
  }));
const some = fc.integer({ min: 1, max: mostDots });

const polar = (places: Float32Array, seat: number) => {
  const [x, y] = [places[2 * seat]! - 700, places[2 * seat + 1]! - 500];
  return { distance: Math.hypot(x, y), angle: Math.atan2(y, x) };
};
const turn = (angle: number): number => Math.cos(angle - 0.5);

describe('a set', () => {
  it('has every seat between its hole and its rim', () => {
    fc.assert(
      fc.property(set, some, (of, count) => {
        const places = placeSeats(of, count);
        expect(places).toHaveLength(2 * count);
        for (let seat = 0; seat < count; seat += 1) {
          const { distance } = polar(places, seat);
          if (distance < of.hole - 0.1 || distance > of.radius)
            expect.fail(`${seat} at ${distance}`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never changes the angle of a seat, whoever else comes', () => {
    fc.assert(
      fc.property(set, some, some, (of, one, other) => {
        const fewer = Math.min(one, other);
        const [few, many] = [placeSeats(of, fewer), placeSeats(of, Math.max(one, other))];
        for (let seat = 0; seat < fewer; seat += 1) {
          const [before, after] = [polar(few, seat), polar(many, seat)];
          const turned = Math.abs(turn(after.angle) - turn(before.angle));
          // Nor does anybody go outwards when others come.
          const isKept = turned < 0.01 && after.distance < before.distance + 0.1;
          const isRight = Math.abs(turn(before.angle) - turn(seatAngle(seat))) < 0.01;
          if (!isKept || !isRight) expect.fail(`seat ${seat} has moved`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has no two dots on each other', () => {
    fc.assert(
      fc.property(set, fc.integer({ min: 2, max: 200 }), (of, count) => {
        const places = placeSeats(of, count);
        const step = stepOf(of, count);
        fc.pre(step * 0.36 >= 1.5);
        for (let one = 0; one < count; one += 1) {
          for (let other = 0; other < one; other += 1) {
            const apart = Math.hypot(
              places[2 * one]! - places[2 * other]!,
              places[2 * one + 1]! - places[2 * other + 1]!,
            );
            if (apart < 2 * dotRadius(step)) expect.fail(`${one} and ${other}: ${apart} apart`);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('people and their dots', () => {
  it('are never more than can be drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (people) => {
        expect(people / peoplePerDot(people)).toBeLessThanOrEqual(mostDots);
      }),
    );
    expect([2_500, 2_501, 5_001].map(peoplePerDot)).toEqual([1, 2, 5]);
  });

  it('are full as many have answered, some where one has, and all only where all have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.nat(60_000), (joined, more) => {
        const answered = Math.min(joined, more);
        const each = peoplePerDot(joined);
        const full = fullDots(answered, joined);
        const all = Math.ceil(joined / each);
        if (each === 1) expect(full).toBe(answered);
        expect(Math.abs(full * each - answered)).toBeLessThanOrEqual(each);
        expect(full === all).toBe(answered === joined || (all === 1 && answered > 0));
        expect(full === 0).toBe(answered === 0);
      }),
    );
  });
});
