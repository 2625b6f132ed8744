import { expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { notSent, told } from '../connection/unavailable.ts';
import { Owed } from './owed.ts';

interface Change {
  readonly version: number;
}

/** What a Redis is told, as long as it is there. */
const openOwed = () => {
  const clock = createManualClock();
  const toldOf: string[] = [];
  const redis = { isThere: false, gate: Promise.resolve() };
  const tell = async (what: string): Promise<void> => {
    if (!redis.isThere) throw notSent();
    await redis.gate;
    toldOf.push(what);
  };
  const owed = new Owed<Change>({
    clock,
    change: (id, { version }) => tell(`${id} ${version}`),
    discard: (id) => tell(`${id} gone`),
  });
  const owe = (id: string, debt: Change | 'discard') =>
    owed.orOwe(id, debt, () => Promise.reject(notSent())).catch(() => {});
  return { clock, toldOf, redis, owed, owe };
};

test('of what is owed the newest is told, and nothing after what goes out of play', async () => {
  const { toldOf, redis, owed, owe } = openOwed();
  for (const version of [1, 3, 2]) await owe('a', { version });
  await owe('b', { version: 1 });
  await owe('b', 'discard');
  await owe('b', { version: 2 });
  redis.isThere = true;
  await owed.payAll();
  expect(toldOf.toSorted()).toEqual(['a 3', 'b gone']);
  expect([owed.has('a'), owed.has('b')]).toEqual([false, false]);
});

test('it is owed until it is told: who asks meanwhile waits for the same', async () => {
  const { toldOf, redis, owed, owe } = openOwed();
  await owe('a', { version: 1 });
  await expect(owed.pay('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(owed.has('a')).toBe(true);
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(redis, { isThere: true, gate: promise });
  const both = Promise.all([owed.pay('a'), owed.pay('a')]);
  expect(owed.has('a')).toBe(true);
  resolve();
  await both;
  expect(owed.has('a')).toBe(false);
  expect(toldOf).toEqual(['a 1']);
});

test('what becomes owed while something older is told is told after it', async () => {
  const { toldOf, redis, owed, owe } = openOwed();
  await owe('a', { version: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(redis, { isThere: true, gate: promise });
  const paid = owed.pay('a');
  await owe('a', { version: 2 });
  resolve();
  await paid;
  expect(toldOf).toEqual(['a 1', 'a 2']);
  expect(owed.has('a')).toBe(false);
});

test('it is tried again until it is told, and then no more', async () => {
  const { clock, toldOf, redis, owed, owe } = openOwed();
  await owe('a', { version: 1 });
  clock.advance(1_000);
  await eventually(() => {
    redis.isThere = true;
    clock.advance(1_000);
    expect(toldOf).toEqual(['a 1']);
  });
  owed.stop();
  await owe('b', { version: 1 });
  clock.advance(10_000);
  expect(toldOf).toEqual(['a 1']);
});

test('what was sent and not answered is doubted, what was refused is not', async () => {
  const { owed } = openOwed();
  const doubt = (failure: unknown) => owed.orDoubt('a', () => Promise.reject(failure));
  await expect(doubt(notSent())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(owed.has('a')).toBe(false);
  const unanswered = told(new Error('Socket closed unexpectedly'));
  await expect(doubt(unanswered)).rejects.toBe(unanswered);
  expect(owed.has('a')).toBe(true);
});
