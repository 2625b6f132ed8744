import { id } from '@sets/shared/core/ids.ts';
import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('every id is another one, also where the random bytes run out', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const each of ids) expect(id.safeParse(each).success && each.length === 20).toBe(true);
});
