import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBuzz } from './use-buzz.ts';

const vibrate = vi.fn<(pattern: number[]) => boolean>();
const withTouch = (hasBeenActive: boolean): void =>
  void vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
const buzz = (initial: boolean) =>
  renderHook(({ now }) => useBuzz(now), { initialProps: { now: initial } });

beforeEach(() => vibrate.mockClear());
afterEach(() => void vi.unstubAllGlobals());

it('vibrates once when the result comes', () => {
  withTouch(true);
  const { rerender } = buzz(false);
  expect(vibrate).not.toHaveBeenCalled();
  rerender({ now: true });
  rerender({ now: true });
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('does not vibrate for a result that was there before', () => {
  withTouch(true);
  buzz(true);
  expect(vibrate).not.toHaveBeenCalled();
});

it('does not vibrate before the person has touched the page', () => {
  withTouch(false);
  const { rerender } = buzz(false);
  rerender({ now: true });
  expect(vibrate).not.toHaveBeenCalled();
});
