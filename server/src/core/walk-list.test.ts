import { expect, test } from 'vitest';
import { walkList } from './walk-list.ts';

/** The numbers from 1 to `length`, of which those that `shows` are for whoever asks. */
const listOf = (length: number, shows: (row: number) => boolean) => {
  const sizes: number[] = [];
  const walk = (from: number | undefined, most: number, portions: readonly number[]) =>
    walkList<number, string, number>(
      {
        most,
        portions,
        read: async (after = 0, size) => {
          sizes.push(size);
          return Array.from({ length }, (_none, at) => at + 1)
            .filter((row) => row > after)
            .slice(0, size);
        },
        look: async () => (row) => (shows(row) ? `${row}` : undefined),
        placeOf: (row) => row,
      },
      from,
    );
  return { walk, sizes };
};
const all = (): boolean => true;

test('a page ends at the last that is shown, and the next one goes on there', async () => {
  const { walk, sizes } = listOf(7, all);
  expect(await walk(undefined, 3, [5])).toEqual({ shown: ['1', '2', '3'], at: 3 });
  expect(await walk(3, 3, [5])).toEqual({ shown: ['4', '5', '6'], at: 6 });
  expect(await walk(6, 3, [5])).toEqual({ shown: ['7'], at: null });
  expect(sizes).toEqual([5, 5, 5]);
});

test('the last page is the last one, also where it is full', async () => {
  expect(await listOf(3, all).walk(undefined, 3, [5])).toEqual({
    shown: ['1', '2', '3'],
    at: null,
  });
  // Whether there is more is not known where as many were read as were asked for.
  expect((await listOf(3, all).walk(undefined, 3, [3])).at).toBe(3);
  expect(await listOf(3, all).walk(3, 3, [3])).toEqual({ shown: [], at: null });
});

test('where few are shown more is read, up to a bound, and the next page goes on behind it', async () => {
  const { walk, sizes } = listOf(100, (row) => row % 10 === 0);
  expect(await walk(undefined, 2, [5, 10, 20])).toEqual({ shown: ['10', '20'], at: 20 });
  expect(await walk(undefined, 9, [5, 10, 20])).toEqual({ shown: ['10', '20', '30'], at: 35 });
  expect(sizes).toEqual([5, 10, 20, 5, 10, 20]);
});

test('of an empty list, or one without anything for whoever asks, there is nothing', async () => {
  expect(await listOf(0, all).walk(undefined, 3, [5])).toEqual({ shown: [], at: null });
  expect(await listOf(4, () => false).walk(undefined, 3, [5])).toEqual({ shown: [], at: null });
});
