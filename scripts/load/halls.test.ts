import { expect, test } from 'vitest';
import { Halls } from './halls.ts';

test('each two thousand phones have an address, and nobody who comes later has it too', () => {
  const halls = new Halls();
  const first = halls.next(2_000);
  const later = halls.next(4_001);
  expect(new Set(first)).toEqual(new Set(['127.0.1.1']));
  expect([later[0], later[2_000], later[4_000]]).toEqual(['127.0.1.2', '127.0.1.3', '127.0.1.4']);
  expect(new Set(Array.from({ length: 600 }, () => halls.next(1)[0])).size).toBe(600);
});
