import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const release = vi.fn<() => Promise<void>>(async () => undefined);
const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>();
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  vi.clearAllMocks();
  request.mockResolvedValue({ release });
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps the screen awake, again after every return, until it is over', async () => {
  const { rerender } = await act(async () =>
    renderHook(({ wanted }) => useWakeLock(wanted), { initialProps: { wanted: true } }),
  );
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await comeBack();
  expect(request).toHaveBeenCalledTimes(2);
  rerender({ wanted: false });
  expect(release).toHaveBeenCalled();
  await comeBack();
  expect(request).toHaveBeenCalledTimes(2);
});

it('does without where it is refused', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  const { unmount } = await act(async () => renderHook(() => useWakeLock(true)));
  unmount();
  expect(release).not.toHaveBeenCalled();
});

it('does without where the browser has none', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(() => renderHook(() => useWakeLock(true))).not.toThrow();
});
