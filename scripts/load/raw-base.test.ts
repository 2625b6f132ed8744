import { expect, it } from 'vitest';
import { measureRawBase } from './raw-base.ts';

it('measures plain Socket.IO in processes of its own, with the phones of the load tool', async () => {
  const base = await measureRawBase(30, 2);
  expect(base.connectsPerSec).toBeGreaterThan(0);
  expect(base.echoPerSec).toBeGreaterThan(0);
  expect(base.echoP99Ms).toBeGreaterThan(0);
  expect(base.broadcastMs).toBeGreaterThan(0);
});
