import { expect, test } from 'vitest';
import { heartbeat } from './heartbeat.ts';
import { RoundTrips } from './round-trips.ts';

const arrivedAt = 1_000_000;
const greetedAt = arrivedAt + 50;
const { pingInterval } = heartbeat;

test('TI2: the first request answers the greeting, later ones nothing', () => {
  const trips = new RoundTrips(arrivedAt, greetedAt);
  expect(trips.shortest).toBeNull();
  trips.heard(greetedAt + 300);
  trips.heard(greetedAt + 400);
  expect(trips.shortest).toBe(300);
});

test('TI2: whoever answers late is as quick as they once were', () => {
  const trips = new RoundTrips(arrivedAt, greetedAt);
  trips.heard(greetedAt + 300);
  const first = arrivedAt + pingInterval + 4_000;
  expect(trips.beat(first)).toBe(4_000);
  expect(trips.shortest).toBe(300);
  expect(trips.beat(first + pingInterval + 40)).toBe(40);
  expect(trips.shortest).toBe(40);
});

test('TI2: a clock that is set back measures nothing', () => {
  const trips = new RoundTrips(arrivedAt, greetedAt);
  const first = arrivedAt + pingInterval + 200;
  trips.beat(first);
  expect(trips.beat(first + pingInterval - 1_000)).toBe(0);
  expect(trips.shortest).toBe(200);
});
