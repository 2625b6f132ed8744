import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsOf } from './scoring.ts';
import { mostExplained, tookOf } from './took.ts';

const openedAt = 1_000_000;
const ms = (max: number) => fc.integer({ min: 0, max });

/** When a phone with these delays shows what is asked, is tapped, and when that comes to the server. */
const answered = (down: number, thinking: number, up: number, roundTripMs: number | null) => {
  const shownAt = openedAt + down;
  const tappedAt = shownAt + thinking;
  return { shownAt, tappedAt, receivedAt: tappedAt + up, roundTripMs };
};

describe('how long an answer took', () => {
  test('is counted from when that phone showed the question', () => {
    expect(tookOf(answered(900, 3_000, 700, 1_600), openedAt)).toBe(3_000);
    expect(tookOf(answered(10, 3_000, 10, 20), openedAt)).toBe(3_000);
  });

  test('is what the server saw, where a phone says nothing or was not measured', () => {
    expect(tookOf({ ...answered(10, 3_000, 10, 20), shownAt: null }, openedAt)).toBe(3_020);
    expect(tookOf(answered(500, 3_000, 500, null), openedAt)).toBe(4_000);
  });

  test('is the time that somebody thought, as far as the connection was measured about right', () => {
    fc.assert(
      fc.property(ms(2_000), ms(2_000), ms(60_000), (down, up, thinking) => {
        expect(tookOf(answered(down, thinking, up, down + up), openedAt)).toBe(thinking);
      }),
    );
  });

  test('is never less than the connection explains, whatever a phone says of its clock', () => {
    const said = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(said, said, ms(60_000), fc.option(ms(100_000)), (shown, tapped, seen, trip) => {
        const times = {
          shownAt: openedAt + shown,
          tappedAt: openedAt + tapped,
          receivedAt: openedAt + seen,
          roundTripMs: trip,
        };
        const took = tookOf(times, openedAt);
        const explained = trip === null ? 0 : Math.min(mostExplained, trip * 1.1 + 120);
        expect(took).toBeGreaterThanOrEqual(Math.max(0, seen - explained));
        expect(took).toBeLessThanOrEqual(seen);
      }),
    );
  });
});

describe('the points for being quick', () => {
  const worth = { points: 1, pace: 'speed', limit: 20_000 } as const;
  const pointsFor = (took: number): number => pointsOf(worth, { share: 1, took });
  const delay = fc.integer({ min: 20, max: 2_000 });
  /** How much of the round trip the shortest that was measured is, in percent. */
  const measured = fc.integer({ min: 80, max: 100 });

  test('are the same within two percent for all who think equally long, however slow their connections are', () => {
    fc.assert(
      fc.property(delay, delay, ms(12_000), measured, (down, up, thinking, percent) => {
        const times = answered(down, thinking, up, ((down + up) * percent) / 100);
        const fair = pointsFor(thinking);
        expect(Math.abs(pointsFor(tookOf(times, openedAt)) - fair)).toBeLessThanOrEqual(
          0.02 * fair,
        );
      }),
    );
  });

  test('are next to no more for a phone that lies about its clock', () => {
    fc.assert(
      fc.property(delay, delay, ms(12_000), (down, up, thinking) => {
        const { tappedAt, ...times } = answered(down, thinking, up, down + up);
        const lied = { ...times, shownAt: tappedAt, tappedAt: times.shownAt };
        const fair = pointsFor(thinking);
        expect(pointsFor(tookOf(lied, openedAt)) - fair).toBeLessThanOrEqual(0.02 * fair);
      }),
    );
  });
});
