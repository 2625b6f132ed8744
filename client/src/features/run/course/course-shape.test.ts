import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseShape } from './course-shape.ts';

const start = Date.parse('2026-11-22T10:00:00.000Z');
const iso = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
const run = { openedAt: iso(0), endedAt: iso(100), rounds: [] };
const nothing: RunCourse = {
  came: { step: 10_000, points: [] },
  felt: { step: 10_000, points: [] },
};
const round = (question: number, from: number | null, to: number | null): RoundResult => ({
  slot: `q${question}.r1`,
  question,
  round: 1,
  text: '',
  multiple: false,
  openedAt: from === null ? null : iso(from),
  closedAt: to === null ? null : iso(to),
  answered: 0,
  lines: [],
});

test('whatever happened is drawn within the time of the run', () => {
  const minute = fc.integer({ min: -20, max: 300 });
  const anyCame = fc.array(fc.record({ at: minute.map(iso), people: fc.nat(2_000) }));
  const anyFelt = fc.array(
    fc.record({
      at: minute.map(iso),
      reactions: fc.nat(40).map((clap) => Object.assign({}, noReactions, { clap })),
      lost: fc.oneof(fc.nat(90), fc.constant('few' as const)),
      here: fc.nat(100),
    }),
  );
  const anyRounds = fc.array(
    fc
      .tuple(fc.option(minute), minute)
      .map(([from, lasts]) => round(1, from, from === null ? null : from + Math.abs(lasts))),
  );
  fc.assert(
    fc.property(anyCame, anyFelt, anyRounds, (came, felt, rounds) => {
      const shape = courseShape(
        { ...run, rounds },
        { came: { step: 10_000, points: came }, felt: { step: 10_000, points: felt } },
      );
      for (const { x, width, height } of [...shape.came, ...shape.lost, ...shape.tapped]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(100 + 1e-6);
        expect(height).toBeGreaterThan(0);
        expect(height).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('tells the most at once, and when; of a few who were lost no number', () => {
  const lost = (at: number, many: number | 'few', here: number) => ({
    at: iso(at),
    reactions: { ...noReactions, heart: 2 },
    lost: many,
    here,
  });
  const came = {
    step: 10_000,
    points: [
      { at: iso(0), people: 4 },
      { at: iso(9), people: 7 },
    ],
  };
  const points = [lost(10, 'few', 3), lost(20, 6, 24), lost(30, 2, 24)];
  const shape = courseShape(run, { came, felt: { step: 10_000, points } });
  expect(shape.cameMost).toMatchObject({ count: 7, at: Date.parse(iso(9)) });
  expect(shape.lostMost).toMatchObject({ count: 6, at: Date.parse(iso(20)) });
  expect(shape.lostShare).toBe(0.25);
  expect(shape.reactions).toMatchObject({ heart: 6 });
  const few = courseShape(run, { ...nothing, felt: { step: 10_000, points: points.slice(0, 1) } });
  expect(few.lostMost).toEqual({ count: null, at: Date.parse(iso(10)) });
  expect(few.lostShare).toBeNull();
  expect(courseShape(run, nothing)).toMatchObject({ came: [], cameMost: null, lostMost: null });
});

test('questions that are open together lie beneath each other, what is still open ends with the run', () => {
  const rounds = [round(1, 0, 50), round(2, 25, 75), round(3, 50, null), round(4, null, null)];
  expect(courseShape({ ...run, rounds }, nothing).open).toEqual([
    { position: 1, x: 0, width: 50, lane: 0, isNamed: true },
    { position: 2, x: 25, width: 50, lane: 1, isNamed: true },
    { position: 3, x: 50, width: 50, lane: 0, isNamed: true },
  ]);
  const quick = [0, 2, 4, 6, 8].map((from, at) => round(at + 1, from, from + 1));
  const { open } = courseShape({ ...run, rounds: quick }, nothing);
  expect(open.filter(({ isNamed }) => isNamed).map(({ position }) => position)).toEqual([1, 4]);
});
