import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gathered } from './gathered.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('goes at once, and once more for all that was asked for meanwhile', async () => {
  const work = vi.fn(async () => {});
  const { ask } = new Gathered(work);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(499);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('goes again after a while, and never two at a time', async () => {
  let running = 0;
  let most = 0;
  const { ask } = new Gathered(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 3_000));
    running -= 1;
  });
  for (let asked = 0; asked < 20; asked += 1) {
    ask();
    // oxlint-disable-next-line no-await-in-loop -- asked again and again over time
    await vi.advanceTimersByTimeAsync(250);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(most).toBe(1);
  expect(running).toBe(0);
});
