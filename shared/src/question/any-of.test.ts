import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyOf } from './any-of.ts';

const yes = z.strictObject({ yes: z.boolean() });
const size = z.strictObject({ size: z.number() });

test('takes what one of them takes', () => {
  const either = anyOf<{ yes: boolean } | { size: number }>([yes, size]);
  expect(z.safeParse(either, { yes: true }).success).toBe(true);
  expect(z.safeParse(either, { size: 3 }).success).toBe(true);
  expect(z.safeParse(either, { size: 'large' }).success).toBe(false);
});

test('where all are the same, it is that one: what it describes is stored as before', () => {
  expect(anyOf([yes, yes])).toBe(yes);
});
