import { expect, test, vi } from 'vitest';
import type { Peer } from './seat.ts';
import { takingPartNow } from './taking-part-now.ts';

test('whether somebody takes part in what is in play is known in the same turn, without a promise', () => {
  const check = vi.fn();
  const parts = {
    rooms: { load: () => ({ current: 'run1' }) },
    runs: { load: (runId: string) => ({ runId }) },
    takingPart: { check },
  };
  const peer = {} as Peer;
  expect(takingPartNow(parts as never)('room1', peer, 'ann')).toBeUndefined();
  expect(check).toHaveBeenCalledWith({ runId: 'run1' }, peer, 'ann');
});
