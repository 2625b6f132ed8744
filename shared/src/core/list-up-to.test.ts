import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listUpTo } from './list-up-to.ts';

let looked = 0;
const counted = z.pipe(
  z.string(),
  z.transform((typed) => {
    looked += 1;
    return typed;
  }),
);
const list = z.strictObject({
  things: listUpTo(counted, 3, 'At most 3.').check(
    z.refine((all) => new Set(all).size === all.length, 'One is named twice.'),
  ),
});
const faults = (things: unknown) =>
  z.safeParse(list, { things }).error?.issues.map(({ message }) => message);

test('of a list that is too long nothing is looked at', () => {
  expect(faults(Array(266_000).fill('a'))).toEqual(['At most 3.']);
  expect(looked).toBe(0);
});

test('else each is, and all of them together', () => {
  expect(z.parse(list, { things: ['a', 'b', 'c'] })).toEqual({ things: ['a', 'b', 'c'] });
  expect(looked).toBe(3);
  expect(faults(['a', 'a'])).toEqual(['One is named twice.']);
  expect(faults(['a', 1])).toHaveLength(1);
  expect(faults('a')).toHaveLength(1);
});
