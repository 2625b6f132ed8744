import { expect, it } from 'vitest';
import { RawBase } from './raw-base.ts';

it('measures plain Socket.IO in processes of its own, with the phones of the load tool', async () => {
  const raw = await RawBase.open(30);
  await raw.storm();
  await raw.storm();
  await raw.wave();
  await raw.wave();
  await raw.close();
  const base = raw.figures();
  expect(base.connectMs).toBeGreaterThan(0);
  expect(base.echoPerSec).toBeGreaterThan(0);
  expect(base.echoP99Ms).toBeGreaterThan(0);
  expect(base.broadcastMs).toBeGreaterThan(0);
  expect(base.loopMaxMs).toBeGreaterThan(0);
});
