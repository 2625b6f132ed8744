import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveBy } from '../../live/tally.ts';
import { picturesWithin } from '../question-picture.ts';
import { acceptAnswer, question } from '../question-kinds.ts';
import { pinAt, pinCell, pinSteps } from '../pin-place.ts';
import { type Area, isInArea } from '../rights/right-area.ts';
import { pin, pinInWords, pinsByRegion, pinsInAreas, regionName } from './pin.ts';
import { example } from './testing/pin.drafts.ts';

const place = fc.integer({ min: 0, max: pinSteps - 1 });
const pins = fc.array(fc.record({ x: place, y: place }), { maxLength: 60 });

test('every pin is counted once, in its cell and in its region', () => {
  fc.assert(
    fc.property(pins, (all) => {
      const sum = new Map<string, number>();
      for (const each of all) moveBy(sum, pin.contribution(example, each), 1);
      const counters = Object.fromEntries(sum);
      const counts = pin.counts(example, counters);
      for (const [at, cell] of counts.cells.entries()) {
        const { x, y } = pinAt(cell);
        expect(counts.pins[at]).toBe(all.filter((each) => each.x === x && each.y === y).length);
      }
      expect(counts.pins.reduce((one, other) => one + other, 0)).toBe(all.length);
      const { lines } = pin.report(example, counters);
      expect(lines.map(({ count }) => count)).toEqual(pinsByRegion(counts));
      for (const { text, count } of lines)
        expect(count).toBe(all.filter((each) => regionName(each) === text).length);
    }),
  );
});

test('a place is its cell and back, and said in words', () => {
  fc.assert(
    fc.property(place, place, (x, y) => {
      expect(pinAt(pinCell({ x, y }))).toEqual({ x, y });
    }),
  );
  expect(pinInWords({ x: 0, y: 0 })).toBe('Upper left, 2 % from the left, 2 % from the top');
  expect(pinInWords({ x: 31, y: 16 })).toBe('Middle right, 98 % from the left, 52 % from the top');
});

test('what is not on the picture is refused', () => {
  for (const value of [
    { x: -1, y: 0 },
    { x: 0, y: 32 },
    { x: 0.5, y: 0 },
    { x: 1 },
    { x: 1, y: 1, z: 1 },
    null,
  ])
    expect(acceptAnswer(example, value).ok).toBe(false);
});

test('needs a picture, and what is seen on it', () => {
  expect(pin.lacks({ ...example, picture: null })).toEqual(['picture']);
  const picture = { ...example.picture!, alt: ' ' };
  expect(pin.lacks({ ...example, picture })).toEqual(['alt']);
  expect(question.safeParse({ ...example, picture }).success).toBe(false);
});

test('pictures are found in whatever their questions are in', () => {
  expect(
    picturesWithin({ questions: [example, { options: [{ picture: { fileid: 'b' } }] }] }),
  ).toEqual(['a-picture', 'b']);
  expect(picturesWithin({ picture: { other: 1 }, text: 'fileid' })).toEqual([]);
});

describe('areas that are right', () => {
  const box = { left: 0.25, top: 0.5, width: 0.25, height: 0.25 };
  const isIn = (shape: Area['shape'], x: number, y: number) =>
    isInArea({ ...box, shape }, { x, y });

  test('have all of a rectangle, and of an oval what is not its corners', () => {
    expect([isIn('rectangle', 8, 16), isIn('rectangle', 15, 23)]).toEqual([true, true]);
    expect([isIn('rectangle', 7, 16), isIn('rectangle', 15, 24)]).toEqual([false, false]);
    expect([isIn('oval', 8, 16), isIn('oval', 12, 16), isIn('oval', 12, 20)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('count each pin once, also where two of them lie over each other', () => {
    const areas = [
      { ...box, shape: 'oval' as const },
      { ...box, shape: 'rectangle' as const },
    ];
    const counts = { cells: [pinCell({ x: 12, y: 20 }), pinCell({ x: 0, y: 0 })], pins: [3, 4] };
    expect(pinsInAreas(counts, areas)).toBe(3);
  });

  test('are of a picture', () => {
    const right = { type: 'area' as const, areas: [{ ...box, shape: 'oval' as const }] };
    expect(pin.keyed.of(example, right)).toEqual(right);
    expect(pin.keyed.of({ ...example, picture: null }, right)).toBeNull();
    expect(pin.keyed.inWords(example, right)).toEqual([
      'Middle, 39 % from the left, 64 % from the top',
    ]);
  });
});
