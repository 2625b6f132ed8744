import { afterEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

afterEach(() => void vi.useRealTimers());

const missing = (times: number) => {
  const load = vi.fn(async () => 'part');
  for (let at = 0; at < times; at += 1) load.mockRejectedValueOnce(new TypeError('no network'));
  return load;
};

it('a part that does not come is tried again, until it is here', async () => {
  vi.useFakeTimers();
  const load = missing(2);
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('and at once when there is a network again', async () => {
  vi.useFakeTimers();
  const load = missing(1);
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

it('a part that nobody wants any more is not tried again', async () => {
  vi.useFakeTimers();
  const load = missing(2);
  void untilLoaded(load, () => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
