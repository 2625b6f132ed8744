import { type Pulse, usualPulse } from '@sets/shared/live/pulse.ts';
import { pointAt, pointMs } from '@sets/shared/live/pulse-line.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import { expect, test } from 'vitest';
import { grownBy, nothingGrown, tappedSince, wholeLine } from './grown-line.ts';

const start = pointAt(1_790_000_000_000);
const felt = (clap: number, lost = 0): Pulse => ({
  settings: usualPulse,
  reactions: { ...noReactions, clap },
  room: { lost, here: 30, at: start },
});

test('what was tapped before the page was opened is not tapped again, what comes then is once', () => {
  const grown = [
    { pulse: felt(100), at: start },
    { pulse: felt(103), at: start + 400 },
    { pulse: felt(103, 4), at: start + pointMs },
  ].reduce(grownBy, nothingGrown);
  expect(grown.points.map(({ reactions, lost }) => [reactions.clap, lost])).toEqual([
    [3, 0],
    [0, 4],
  ]);
  expect(tappedSince(grown.points, start + pointMs).clap).toBe(0);
  expect(tappedSince(grown.points, start + 1).clap).toBe(3);
});

test('the server’s line goes up to where the page has seen it itself', () => {
  const grown = grownBy(grownBy(nothingGrown, { pulse: felt(5), at: start }), {
    pulse: felt(8),
    at: start + 100,
  });
  const known = [start - pointMs, start].map((at) => ({
    at,
    reactions: { ...noReactions, clap: 3, wow: 1 },
    lost: 1,
    here: 30,
  }));
  const line = wholeLine({ step: pointMs, points: known }, grown);
  // The seam is known to both: nothing of it is lost, and nothing counts twice.
  expect(line.map(({ at, reactions, lost }) => [at - start, reactions, lost])).toEqual([
    [-pointMs, { ...noReactions, clap: 3, wow: 1 }, 1],
    [0, { ...noReactions, clap: 3, wow: 1 }, 1],
  ]);
});

test('a page that looks late knows that who was lost stayed so', () => {
  const grown = [
    { pulse: felt(0, 4), at: start },
    { pulse: felt(0, 1), at: start + 3 * pointMs },
  ].reduce(grownBy, nothingGrown);
  expect(grown.points.map(({ at, lost }) => [(at - start) / pointMs, lost])).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 1],
  ]);
});
