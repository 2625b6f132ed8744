import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { usePolled } from './use-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const order = anOrder('one');
const follow = (isHeard = false) => {
  const reload = vi.fn(() => Promise.resolve());
  const hook = renderHook((each) => usePolled(each, reload, isHeard), { initialProps: order });
  return { reload, ...hook };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('an order that is under way is asked for every few seconds, until it is over', async () => {
  const { reload, rerender } = follow();
  for (let second = 0; second < 60; second += 1) await pass(1_000);
  expect(reload.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(reload.mock.calls.length).toBeLessThanOrEqual(5);
  rerender({ ...order, status: 'delivered' });
  reload.mockClear();
  await pass(900_000);
  expect(reload).not.toHaveBeenCalled();
});

it('while its news are heard it is asked for each minute alone', async () => {
  const { reload } = follow(true);
  await pass(59_000);
  expect(reload).not.toHaveBeenCalled();
  await pass(20_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page that is hidden asks nothing, nor one that was left', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { reload, unmount } = follow();
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await pass(30_000);
  expect(reload).toHaveBeenCalled();
  unmount();
  reload.mockClear();
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
});
