import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../core/limits.ts';
import { moveBy } from '../../live/tally.ts';
import { acceptAnswer } from '../question-kinds.ts';
import { grid, gridLimits, type Placed, type Places, quarterNames } from './grid.ts';
import { example } from './testing/grid.drafts.ts';

const step = fc.integer({ min: 0, max: gridLimits.far });
const answer: fc.Arbitrary<Places> = fc
  .tuple(...example.options.map(({ id }) => fc.record({ id: fc.constant(id), x: step, y: step })))
  .map((places) => ({ places }));
const answers = fc.array(answer, { maxLength: 30 });

const countersOf = (all: readonly Places[]) => {
  const sum = new Map<string, number>();
  for (const each of all) moveBy(sum, grid.contribution(example, each), 1);
  return Object.fromEntries(sum);
};

test('the mean place and the spread are those of all answers, made of sums alone', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const { items } = grid.counts(example, countersOf(all));
      for (const { id, people, mean, spread } of items) {
        const given = all.map(({ places }) => places.find((each) => each.id === id)!);
        expect(people).toBe(all.length);
        if (given.length === 0) {
          expect([mean, spread]).toEqual([null, null]);
          continue;
        }
        for (const way of ['x', 'y'] as const) {
          const middle = given.reduce((sum, each) => sum + each[way], 0) / given.length;
          const variance =
            given.reduce((sum, each) => sum + (each[way] - middle) ** 2, 0) / given.length;
          expect(Math.abs(mean![way] - middle)).toBeLessThanOrEqual(0.0500001);
          expect(Math.abs(spread![way] - Math.sqrt(variance))).toBeLessThanOrEqual(0.0500001);
        }
      }
    }),
  );
});

test('a report counts each answer once for each item, in the quarter that it also groups by', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const { lines } = grid.report(example, countersOf(all));
      expect(lines.map(({ text }) => text)).toEqual(grid.grouping.all(example));
      const said = all.flatMap((each) => grid.grouping.of(example, each));
      for (const { text, count } of lines)
        expect(count).toBe(said.filter((each) => each === text).length);
      expect(said).toHaveLength(all.length * example.options.length);
    }),
  );
});

test('counts hold no place of anybody, but means and spreads in tenths', () => {
  const all: Places[] = [0, 1, 1].map((x) => ({
    places: example.options.map(({ id }) => ({ id, x, y: 50 })),
  }));
  const { items } = grid.counts(example, countersOf(all));
  expect(items[0]).toEqual({
    id: 'o0',
    people: 3,
    mean: { x: 0.7, y: 50 },
    spread: { x: 0.5, y: 0 },
  });
});

test('each item has one place on the plane, and nothing else is taken', () => {
  const whole = example.options.map(({ id }) => ({ id, x: 0, y: 100 }));
  expect(acceptAnswer(example, { places: whole.toReversed() })).toEqual({
    ok: true,
    value: { places: whole },
  });
  const [first, second, third] = whole as [Placed, Placed, Placed];
  for (const places of [
    [],
    [first, second],
    [first, first, second],
    [first, second, third, third],
    [first, second, { ...third, id: 'another' }],
    [first, second, { ...third, x: -1 }],
    [first, second, { ...third, y: 101 }],
    [first, second, { ...third, x: 0.5 }],
    [first, second, { ...third, z: 1 }],
  ])
    expect(acceptAnswer(example, { places }).ok).toBe(false);
});

test('is told in words, with and without names of the ends', () => {
  const places = example.options.map(({ id }, at) => ({ id, x: 50, y: 49 + at }));
  expect(grid.inWords(example, { places })[0]).toBe('Exercises: Effort 50, Use 49');
  expect(grid.grouping.of(example, { places }).slice(0, 2)).toEqual([
    'Exercises: Of little use, Much',
    'Examples: Of much use, Much',
  ]);
  const bare = { name: 'risk', low: '', high: '' };
  expect(quarterNames({ across: bare, up: example.up })[0]).toBe('Of much use, low risk');
  const alone = { ...example, options: example.options.slice(0, 1) };
  expect(grid.grouping.of(alone, { places: places.slice(0, 1) })).toEqual(['Of little use, Much']);
});

test('needs names of both axes and one item; its counters are all counted', () => {
  expect(grid.lacks({ ...example, across: { ...example.across, name: ' ' } })).toEqual(['across']);
  expect(grid.lacks({ ...example, up: { ...example.up, name: '' } })).toEqual(['up']);
  expect(grid.lacks({ ...example, options: [] })).toEqual(['options']);
  expect(grid.lacks({ ...example, options: example.options.slice(0, 1) })).toEqual([]);
  // Four quarters and four sums of each item.
  expect(gridLimits.items.max * 8).toBeLessThanOrEqual(limits.countersShown);
});
