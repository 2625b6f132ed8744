import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barLength, cellsOf } from './cells.ts';
import { flyTo, type Flying, landedShare, landingsOf, planFlights } from './flights.ts';
import { placeSeats } from './seats.ts';

const bar = { x: 700, y: 300, height: 93, whole: 1_400 };
const counted = fc
  .array(fc.integer({ min: 0, max: 240 }), { minLength: 2, maxLength: 10 })
  .filter((counts) => counts.some((count) => count > 0))
  .map((counts) => ({ counts, total: counts.reduce((sum, count) => sum + count, 0) }));

const barsOf = ({ counts, total }: { counts: number[]; total: number }) =>
  counts.map((count, index) => cellsOf({ ...bar, y: 300 + 141 * index, total, count }));
const room = { x: 1_400, y: 600, radius: 366, hole: 160, widest: 116 };
const planOf = (of: { counts: number[]; total: number }) =>
  planFlights(placeSeats(room, of.total), 16, barsOf(of));
const fresh = (): Flying => ({ x: 0, y: 0, size: 0, share: 0, isTurned: false });

describe('the cells of a bar', () => {
  it('are one for each answer, all in the bar, and no two at one place', () => {
    fc.assert(
      fc.property(counted, ({ counts, total }) => {
        for (const count of counts) {
          const { places } = cellsOf({ ...bar, total, count });
          const xs = places.filter((_, at) => at % 2 === 0);
          const ys = places.filter((_, at) => at % 2 === 1);
          expect([xs.length, ys.length]).toEqual([count, count]);
          if (count === 0) continue;
          expect(Math.min(...xs)).toBeGreaterThan(bar.x);
          expect(Math.max(...xs)).toBeLessThan(bar.x + barLength({ ...bar, total, count }));
          expect(Math.min(...ys)).toBeGreaterThan(bar.y);
          expect(Math.max(...ys)).toBeLessThan(bar.y + bar.height);
          expect(new Set([...xs].map((x, at) => `${x} ${ys[at]!}`)).size).toBe(count);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are as many as dots where one stands for several', () => {
    expect(cellsOf({ ...bar, total: 6_000, count: 601 }).count).toBe(121);
  });
});

describe('the flights of a reveal', () => {
  it('end each in a cell of its own, and leave from a seat', () => {
    fc.assert(
      fc.property(counted, (of) => {
        const plan = planOf(of);
        const cells = barsOf(of);
        const ends: number[] = [];
        const wanted: number[] = [];
        expect(plan.count).toBe(of.total);
        const seats = placeSeats(room, of.total);
        const from = new Set<string>();
        for (const [index, each] of cells.entries()) {
          for (let cell = 0; cell < each.count; cell += 1) {
            const flight = plan.firsts[index]! + cell;
            const end = flyTo(plan, flight, plan.over, fresh());
            ends.push(end.x, end.y, end.size, end.share);
            wanted.push(each.places[2 * cell]!, each.places[2 * cell + 1]!, each.size, 1);
            const start = flyTo(plan, flight, 0, fresh());
            from.add(`${start.x} ${start.y}`);
          }
        }
        expect(ends).toEqual(wanted);
        // Everybody leaves from a seat of their own, and no seat is left over.
        const all = Array.from(
          { length: of.total },
          (_, at) => `${seats[2 * at]!} ${seats[2 * at + 1]!}`,
        );
        expect(from).toEqual(new Set(all));
      }),
      { numRuns: 15 },
    );
  });

  it('split where people chose several: more answers than people', () => {
    const counts = [30, 25, 20];
    const plan = planFlights(placeSeats(room, 40), 16, barsOf({ counts, total: 40 }));
    expect(plan.count).toBe(75);
    const starts = new Set(plan.fromX);
    expect(starts.size).toBe(40);
  });

  it('let all bars grow at one speed, so that the longest one is the last', () => {
    fc.assert(
      fc.property(counted, (of) => {
        const landings = landingsOf(planOf(of));
        const lasts = landings.map((times) => times.at(-1) ?? 0);
        const most = Math.max(...of.counts);
        const end = Math.max(...lasts);
        expect(end).toBeLessThanOrEqual(120 + 620 + 140 + 600);
        // A bar of half the length is there well before the longest.
        for (const [index, count] of of.counts.entries()) {
          expect(landings[index]).toHaveLength(count);
          if (most > 40 && count < most / 2) expect(lasts[index]).toBeLessThan(end);
        }
      }),
    );
  });

  it('are there in parts, more and more, and at the end whole', () => {
    fc.assert(
      fc.property(counted, (of) => {
        const plan = planOf(of);
        for (const landings of landingsOf(plan)) {
          const shares = Array.from({ length: 80 }, (_, at) => landedShare(landings, 20 * at));
          if (landings.length > 0)
            expect(shares).toEqual(shares.toSorted((one, other) => one - other));
          expect(Math.max(...shares)).toBe(1);
          expect(landedShare(landings, plan.over)).toBe(1);
        }
      }),
      { numRuns: 20 },
    );
  });
});
