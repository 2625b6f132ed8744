import { limits, timing } from '@sets/shared/core/limits.ts';
import type { Author } from '@sets/shared/live/feed.ts';
import { expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { Signals } from './signals.ts';

const feed = { roomId: 'room1', feed: 'notes' };
const phone = (participant: string): Author => ({ as: 'phone', participant });
const host = (participant: string): Author => ({ as: 'host', participant });
const turn = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const open = () => {
  const clock = createManualClock();
  const passed: (readonly unknown[])[] = [];
  const signals = new Signals({ clock, emit: (_feed, together) => passed.push(together) });
  return { clock, passed, signals };
};

test('FE10: of each sender the newest, together, once in a beat', async () => {
  const { clock, passed, signals } = open();
  signals.send(feed, phone('ann'), 1);
  await turn();
  for (const [who, signal] of [
    ['ann', 2],
    ['ben', 3],
    ['ann', 4],
  ] as const) {
    signals.send(feed, phone(who), signal);
  }
  await turn();
  expect(passed).toEqual([[1]]);
  clock.advance(timing.beat);
  await turn();
  expect(passed).toEqual([[1], [4, 3]]);
  clock.advance(timing.beat);
  await turn();
  expect(passed).toHaveLength(2);
});

test('of too many senders at once some are not passed on; phones leave hosts a share', async () => {
  const { passed, signals } = open();
  for (let who = 0; who < 50; who += 1) signals.send(feed, phone(`p${who}`), who);
  signals.send(feed, phone('p0'), 'newest');
  for (let who = 0; who < 10; who += 1) signals.send(feed, host(`h${who}`), 'pointer');
  await turn();
  expect(passed).toHaveLength(1);
  expect(passed[0]).toHaveLength(limits.feed.signals.host);
  const pointers = passed[0]?.filter((signal) => signal === 'pointer');
  expect(pointers).toHaveLength(limits.feed.signals.host - limits.feed.signals.phone);
  expect(passed[0]?.[0]).toBe('newest');
});
