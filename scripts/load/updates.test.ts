import { expect, it } from 'vitest';
import { Updates } from './updates.ts';

const tally = (text: string): string => `["notice",{"name":"tally:changed","payload":"${text}"}]`;

it('tells how often counts came, and how large they were', () => {
  let now = 1_000;
  const updates = new Updates(() => now);
  expect(updates.since(0)).toEqual({ perSecond: 0, largestBytes: 0 });
  updates.note(tally('long before, and longer than all others'));
  for (let step = 0; step < 5; step += 1) {
    now += 100;
    updates.note(tally(step === 2 ? 'größer' : 'x'));
    updates.note('["notice",{"name":"people:changed"}]');
  }
  expect(updates.lastAt).toBe(1_500);
  // The two of them that are no ASCII take two bytes.
  expect(updates.since(1_050)).toEqual({ perSecond: 10, largestBytes: tally('größer').length + 2 });
});
