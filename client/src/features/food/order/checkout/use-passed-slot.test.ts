import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePassedSlot } from './use-passed-slot.ts';

const noon = Date.UTC(2031, 4, 6, 12);
const hour = 3_600_000;
const textOf = (at: number) => new Date(at).toISOString();

beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => vi.useRealTimers());

const follow = (first: string | null) => {
  const onPassed = vi.fn();
  const hook = renderHook(({ slot }) => usePassedSlot(slot, onPassed), {
    initialProps: { slot: first },
  });
  return { onPassed, ...hook };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a time that is chosen is told of when it has passed, not before', async () => {
  const { onPassed, result, rerender } = follow(textOf(noon + 30 * hour));
  await pass(30 * hour - 1);
  expect(onPassed).not.toHaveBeenCalled();
  await pass(1);
  expect(onPassed).toHaveBeenCalledTimes(1);
  rerender({ slot: null });
  expect(result.current).toBe(textOf(noon + 30 * hour));
});

it('one of yesterday is told of at once', async () => {
  const { onPassed } = follow(textOf(noon - 24 * hour));
  await pass(0);
  expect(onPassed).toHaveBeenCalledTimes(1);
});

it('one that is left for another one, or for none, is not', async () => {
  const { onPassed, rerender, result } = follow(textOf(noon + hour));
  rerender({ slot: textOf(noon + 2 * hour) });
  await pass(hour);
  rerender({ slot: null });
  await pass(4 * hour);
  expect(onPassed).not.toHaveBeenCalled();
  expect(result.current).toBeNull();
});
