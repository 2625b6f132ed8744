import { describe, expect, test } from 'vitest';
import { sortedBy } from './sorted.ts';

describe('a sort in a pipeline', () => {
  const surroundings = { find: () => [], variables: new Map(), checkClock: () => undefined };
  const sorted = (bytes: readonly number[]) =>
    sortedBy(
      bytes.map((size) => ({ size })),
      {
        keyOf: ({ size }) => Number(size),
        compare: (a: number, b: number) => a - b,
        sizeOf: (size) => size,
      },
      surroundings,
    );

  test('holds 100 MB and no more', () => {
    const half = 50 * 1024 * 1024;
    expect(sorted([half - 300, half - 300])).toHaveLength(2);
    expect(() => sorted([half, half - 300])).toThrow(expect.objectContaining({ code: 292 }));
  });
});
