import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { watchLoopWork } from './loop-work.ts';
import { turn } from './turn.ts';

const asked = async (registry: Registry): Promise<number> => {
  const text = await registry.metrics();
  return Number(/^eventloop_work_max_seconds (\S+)$/m.exec(text)?.[1]);
};

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const work = (ms: number): void => {
  const until = cpuMs() + ms;
  while (cpuMs() < until);
};

/** A wait in which nothing is done. */
const waited = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

test('the most work of a turn is told since it was asked before, and waiting is none', async () => {
  const registry = new Registry();
  watchLoopWork(registry);
  expect(await asked(registry)).toBe(0);
  work(80);
  await turn();
  expect(await asked(registry)).toBeGreaterThanOrEqual(0.08);
  waited(200);
  await turn();
  expect(await asked(registry)).toBeLessThan(0.08);
});
