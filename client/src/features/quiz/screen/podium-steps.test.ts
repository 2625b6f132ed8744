import { expect, it } from 'vitest';
import { sheetSize } from '../../stage/screen/sheet-size.ts';
import { podiumStands, podiumSteps, podiumTurns } from './podium-steps.ts';

const line = (name: string, place: number, points = 1_000 - place) => ({
  name,
  place,
  before: place,
  points,
  gained: 0,
  streak: 0,
  team: null,
});

it('third comes first, and the winner last', () => {
  const steps = podiumTurns([line('a', 1), line('b', 2), line('c', 3), line('d', 4)], 0);
  expect(steps.map(({ place, names, from }) => [place, names, from])).toEqual([
    [1, ['a'], 1_900],
    [2, ['b'], 900],
    [3, ['c'], 0],
  ]);
  expect(podiumStands(steps)).toBe(2_600);
});

it('who has the same place stands on the same step, also those whose names are not told', () => {
  const tied = ['a', 'b', 'c', 'd'].map((name) => line(name, 1));
  expect(podiumTurns(tied, 3)).toMatchObject([{ place: 1, names: ['a', 'b', 'c', 'd'], more: 3 }]);
  const two = [line('a', 1), line('b', 1), line('c', 3)];
  expect(podiumTurns(two, 0).map(({ place }) => place)).toEqual([1, 3]);
});

it('two steps without a third stand in the middle, but beside the best people of teams', () => {
  const sheet = sheetSize(1_920, 1_080);
  const middle = (steps: readonly { readonly x: number }[]): number =>
    steps.reduce((sum, { x }) => sum + x, 0) / steps.length;
  const two = [line('a', 1), line('b', 2), line('c', 2)];
  const three = [...two.slice(0, 2), line('c', 3)];
  expect(middle(podiumSteps(podiumTurns(two, 0), sheet))).toBe(960);
  expect(
    middle(podiumSteps(podiumTurns([line('a', 1), line('b', 1), line('c', 3)], 0), sheet)),
  ).toBe(960);
  expect(podiumSteps(podiumTurns(three, 0), sheet)[0]?.x).toBe(960);
  const ofTeams = two.map((each, team) => Object.assign({}, each, { team }));
  expect(podiumSteps(podiumTurns(ofTeams, 0), sheet)[0]?.x).toBe(960);
});

it('nobody wins without points', () => {
  expect(podiumTurns([line('a', 1, 0), line('b', 1, 0)], 4)).toEqual([]);
  expect(podiumStands([])).toBe(0);
});

it.each([
  [1_920, 1_080],
  [1_024, 768],
  [390, 844],
])('on a screen of %d by %d no step leaves the sheet or covers another', (width, height) => {
  const sheet = sheetSize(width, height);
  const steps = podiumSteps(podiumTurns([line('a', 1), line('b', 2), line('c', 3)], 0), sheet);
  const sides = steps
    .map(({ x, width: wide_ }) => [x - wide_ / 2, x + wide_ / 2] as const)
    .toSorted(([one], [other]) => one - other)
    .flat();
  expect(sides).toEqual(sides.toSorted((one, other) => one - other));
  expect(sides[0]).toBeGreaterThanOrEqual(72);
  expect(sides.at(-1)).toBeLessThanOrEqual(sheet.width - 72);
});
