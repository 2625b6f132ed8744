import { noNews } from '@sets/shared/live/pulse-rules.ts';
import { expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { describePulseStore } from '../../../test/pulse-store-suite.ts';
import { MemoryPulseStore } from './memory-pulse-store.ts';

describePulseStore('in memory', (clock) => Promise.resolve(new MemoryPulseStore(clock)));

test('of a room that nobody is in any more nothing is kept', () => {
  const clock = createManualClock();
  const store = new MemoryPulseStore(clock);
  store.add('room1', { ...noNews, lost: new Map([['ann', clock.now() + 1_000]]) });
  store.release('room1');
  expect(store.now('room1', new Set()).lost).toBe(0);
});
