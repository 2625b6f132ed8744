import { fail } from '@sets/shared/core/result.ts';
import { expect, it } from 'vitest';
import { learnOffset } from './clock-sync.ts';

/** A server whose clock is 10 s ahead; each request takes so long there and so long back. */
const serverBehind = (trips: { there: number; back: number }[]) => {
  let now = 1_000_000;
  let trip = 0;
  const request = async () => {
    const { there, back } = trips[trip]!;
    trip += 1;
    const serverTime = now + there + 10_000;
    now += there + back;
    return { ok: true as const, data: { now: serverTime } };
  };
  return { client: { request: request as never }, now: () => now };
};

it('TI1: tells a first estimate at once, and ends with that of the shortest trip', async () => {
  const trips = [
    { there: 900, back: 100 },
    { there: 300, back: 100 },
    { there: 5, back: 5 },
    { there: 100, back: 500 },
  ];
  const { client, now } = serverBehind(trips);
  const told: number[] = [];
  await learnOffset(client, (offset) => told.push(offset), now);
  expect(told).toEqual([10_400, 10_100, 10_000, 10_000]);
});

it('stops where the server does not answer', async () => {
  const told: number[] = [];
  const request = (async () => fail('UNAVAILABLE', 'No.')) as never;
  await learnOffset({ request }, (offset) => told.push(offset));
  expect(told).toEqual([]);
});
