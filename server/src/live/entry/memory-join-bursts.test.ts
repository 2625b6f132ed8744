import { expect, test } from 'vitest';
import { describeJoinBursts } from '../../../test/join-bursts-suite.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { MemoryJoinBursts } from './memory-join-bursts.ts';

describeJoinBursts('in memory', () => {
  const clock = createManualClock();
  return Promise.resolve({
    bursts: new MemoryJoinBursts(clock),
    pass: (ms) => Promise.resolve(clock.advance(ms)),
  });
});

test('of a room that is in play no more nothing is kept', () => {
  const bursts = new MemoryJoinBursts(createManualClock());
  const [first, other] = [bursts.of('room1', 'a'), bursts.of('room2', 'a')];
  bursts.drop('room1');
  expect(bursts.of('room1', 'a')).not.toBe(first);
  expect(bursts.of('room2', 'a')).toBe(other);
});
