import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liveQnaOrder } from './live-qna.live.ts';
import { controversyOf, inOrder, type Ranked, wilsonLower } from './live-qna.order.ts';

const votes = fc.record({ up: fc.nat({ max: 2_000 }), down: fc.nat({ max: 2_000 }) });
const questions = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 10_000 }),
    pinned: fc.boolean(),
    up: fc.nat({ max: 30 }),
    down: fc.nat({ max: 30 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const order = fc.constantFrom(...liveQnaOrder.options);
const ids = (ranked: readonly Ranked[]): number[] => ranked.map(({ id }) => id);

describe('how much a question divides the room', () => {
  test('it is as much for and against as the other way round, and at most a half', () => {
    fc.assert(
      fc.property(votes, ({ up, down }) => {
        const divided = controversyOf({ up, down });
        expect(divided).toBe(controversyOf({ up: down, down: up }));
        expect(divided).toBeGreaterThanOrEqual(0);
        expect(divided).toBeLessThanOrEqual(0.5);
        if (up === 0 || down === 0) expect(divided).toBe(0);
      }),
    );
  });

  test('the more people, the surer; and one vote more for the smaller side divides more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 2, max: 20 }),
        (some, more, times) => {
          const [down, up] = [Math.min(some, more), Math.max(some, more) + 1];
          const divided = controversyOf({ up, down });
          expect(controversyOf({ up: up * times, down: down * times })).toBeGreaterThan(divided);
          expect(controversyOf({ up: up - 1, down: down + 1 })).toBeGreaterThanOrEqual(
            down + 1 <= up - 1 ? divided : 0,
          );
        },
      ),
    );
  });

  test('the interval: known values, and never above the share itself', () => {
    expect(wilsonLower(0, 0)).toBe(0);
    expect(wilsonLower(1, 1)).toBeCloseTo(0.2065, 3);
    expect(wilsonLower(50, 100)).toBeCloseTo(0.4038, 3);
    fc.assert(
      fc.property(votes, ({ up, down }) => {
        const all = up + down;
        expect(wilsonLower(up, all)).toBeLessThanOrEqual(all === 0 ? 0 : up / all);
      }),
    );
  });
});

describe('the order', () => {
  test('has each question once, pinned ones first, and does not depend on how they came', () => {
    fc.assert(
      fc.property(questions, order, fc.integer(), (given, by, turn) => {
        const told = inOrder(given, by);
        expect(new Set(ids(told))).toEqual(new Set(ids(given)));
        expect(told).toHaveLength(given.length);
        const pins = told.map(({ pinned }) => pinned);
        expect(pins.lastIndexOf(true)).toBeLessThan(
          pins.includes(false) ? pins.indexOf(false) : Infinity,
        );
        const at = given.length === 0 ? 0 : Math.abs(turn) % given.length;
        expect(ids(inOrder([...given.slice(at), ...given.slice(0, at)], by))).toEqual(ids(told));
      }),
    );
  });

  test('by votes: what has more for it is never below; the older first where they are alike', () => {
    fc.assert(
      fc.property(questions, (given) => {
        const told = inOrder(
          given.map((each) => ({ ...each, pinned: false })),
          'votes',
        );
        for (const [at, { up, down, id }] of told.entries()) {
          const next = told[at + 1];
          if (next === undefined) continue;
          expect(up - down).toBeGreaterThanOrEqual(next.up - next.down);
          if (up === next.up && down === next.down) expect(id).toBeLessThan(next.id);
        }
      }),
    );
  });

  test('by what divides: forty against forty before two against two, before all on one side', () => {
    const of = (id: number, up: number, down: number) => ({ id, up, down, pinned: false });
    const given = [of(1, 90, 1), of(2, 2, 2), of(3, 40, 40), of(4, 500, 0)];
    expect(ids(inOrder(given, 'controversial'))).toEqual([3, 2, 1, 4]);
  });
});
