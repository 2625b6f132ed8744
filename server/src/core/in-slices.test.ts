import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) yield number;
}

test('gives all of them in their order, and lets others have a turn in between', async () => {
  const taken: number[] = [];
  let seen: number | null = null;
  setImmediate(() => {
    seen = taken.length;
  });
  for await (const number of inSlices(numbers(5_000))) taken.push(number);
  expect(taken).toEqual([...Array(5_000).keys()]);
  expect(seen).toBeLessThan(5_000);
});
