import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for a pause, then has the last value', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 150), {
    initialProps: { text: 'a' },
  });
  for (const text of ['ab', 'abc', 'abcd']) {
    rerender({ text });
    act(() => void vi.advanceTimersByTime(100));
    expect(result.current).toBe('a');
  }
  act(() => void vi.advanceTimersByTime(50));
  expect(result.current).toBe('abcd');
});
