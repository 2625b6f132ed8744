import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxCanvas, boxOf, type Box } from '../../../test/drawn-boxes.ts';
import { CloudLayout } from './cloud-layout.ts';
import type { CloudPicture, CloudWord } from './cloud-word.ts';

const stage = { width: 960, height: 480, smallest: 10 };
const canvas = boxCanvas();
const open = (): CloudLayout => new CloudLayout({ canvas, slice: Infinity });

const words = (counts: readonly number[]): CloudWord[] =>
  counts.map((count, at) => ({ key: `k${at}`, text: `word${at}`, count }));

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

const overlaps = ({ placed }: CloudPicture): string[] => {
  const boxes = placed.map((word) => boxOf(word));
  return placed.flatMap((word, at) =>
    placed.slice(at + 1).flatMap((other, from) => {
      const [one, another] = [boxes[at], boxes[at + 1 + from]];
      return one && another && overlap(one, another) ? [`${word.text} ${other.text}`] : [];
    }),
  );
};
const places = ({ placed }: CloudPicture) => new Map(placed.map((word) => [word.key, word]));

test('no word covers another one or the edge, larger counts are larger, and each is there once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 }),
      async (counts) => {
        const picture = await open().next(words(counts), stage);
        expect(overlaps(picture)).toEqual([]);
        expect(picture.placed.length + picture.left).toBe(counts.length);
        expect(new Set(picture.placed.map(({ key }) => key)).size).toBe(picture.placed.length);
        for (const box of picture.placed.map((word) => boxOf(word))) {
          expect(box.left).toBeGreaterThanOrEqual(-1);
          expect(box.right).toBeLessThanOrEqual(picture.width + 1);
          expect(box.top).toBeGreaterThanOrEqual(-1);
          expect(box.bottom).toBeLessThanOrEqual(picture.height + 1);
        }
        const byCount = picture.placed.toSorted((one, other) => one.count - other.count);
        byCount.slice(1).forEach((word, at) => {
          expect(word.size).toBeGreaterThanOrEqual(byCount[at]?.size ?? 0);
        });
      },
    ),
    { numRuns: 15 },
  );
});

test('words keep their places while counts rise a little, and a new one takes none of them', async () => {
  const layout = open();
  const counts = Array.from({ length: 30 }, (_, at) => 40 - at);
  const first = places(await layout.next(words(counts), stage));
  const second = places(await layout.next(words(counts.map((count) => count + 1)), stage));
  expect(second).toEqual(
    new Map([...first].map(([key, word]) => [key, { ...word, count: word.count + 1 }])),
  );
  const third = await layout.next(words([...counts, 1]), stage);
  const moved = third.placed.filter(({ key, x, y }) => {
    const before = first.get(key);
    return before !== undefined && (before.x !== x || before.y !== y);
  });
  expect(moved).toEqual([]);
  expect(third.placed.map(({ key }) => key)).toContain('k30');
});

test('a word that becomes frequent grows where it is, and only what is in its way goes aside', async () => {
  const layout = open();
  const counts = Array.from({ length: 40 }, (_, at) => (at === 0 ? 40 : 5));
  const before = places(await layout.next(words(counts), stage));
  const grown = counts.map((count, at) => (at === 7 ? 36 : count));
  const picture = await layout.next(words(grown), stage);
  const after = places(picture);
  expect(after.get('k7')?.size).toBeGreaterThan(1.5 * (before.get('k7')?.size ?? Infinity));
  expect(overlaps(picture)).toEqual([]);
  const moved = picture.placed.filter(({ key, x, y }) => {
    const was = before.get(key);
    return was?.x !== x || was.y !== y;
  });
  expect(moved.length).toBeLessThan(20);
});

test('what finds no room is counted, and a cloud that grows is drawn smaller', async () => {
  const tight = await open().next(words(Array.from({ length: 300 }, () => 1)), {
    width: 320,
    height: 160,
    smallest: 12,
  });
  expect(tight.left).toBeGreaterThan(0);
  expect(tight.placed.length + tight.left).toBe(300);
  const layout = open();
  const few = await layout.next(words([1]), stage);
  const many = await layout.next(words(Array.from({ length: 200 }, () => 1)), stage);
  expect(many.left).toBe(0);
  expect(places(many).get('k0')?.size).toBeLessThan(places(few).get('k0')?.size ?? 0);
});

test('no letters are smaller than asked, whatever their steps are', async () => {
  const counts = Array.from({ length: 300 }, (_, at) => (at === 0 ? 90 : 1));
  const picture = await open().next(words(counts), { width: 960, height: 540, smallest: 24 });
  expect(picture.left).toBeGreaterThan(0);
  expect(Math.min(...picture.placed.map(({ size }) => size))).toBe(24);
});

test('on another stage words are where they were, in its measure', async () => {
  const layout = open();
  const list = words([9, 4, 2]);
  const wide = places(await layout.next(list, stage));
  const narrow = await layout.next(list, { ...stage, width: 480, height: 240 });
  expect(overlaps(narrow)).toEqual([]);
  const top = wide.get('k0');
  const same = places(narrow).get('k0');
  expect(Math.abs((same?.x ?? 0) - (top?.x ?? 0) / 2)).toBeLessThan(40);
  expect(await layout.next([], stage)).toMatchObject({ placed: [], left: 0 });
});

test('few words fill the sheet, none as a title, and twice as many people are no four times the size', async () => {
  const sheet = { width: 1_800, height: 800, smallest: 14 };
  const [alone] = (await open().next(words([1]), sheet)).placed;
  expect(alone?.size).toBeGreaterThan(0.2 * sheet.height);
  expect(alone?.size).toBeLessThanOrEqual(0.3 * sheet.height);
  const { placed } = await open().next(words([2, 1, 1, 1]), sheet);
  const [largest = 0, ...others] = placed.map(({ size }) => size);
  for (const size of others) expect(largest / size).toBeLessThan(1.6);
  const boxes = placed.map((word) => boxOf(word));
  const across =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  expect(across).toBeGreaterThan(0.5 * sheet.width);
});
