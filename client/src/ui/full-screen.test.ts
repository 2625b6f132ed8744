import { afterEach, expect, it, vi } from 'vitest';
import { toggleFullScreen } from './full-screen.ts';

const refusals: unknown[] = [];
const onRefusal = (refusal: unknown): void => void refusals.push(refusal);

afterEach(() => void process.off('unhandledRejection', onRefusal));

it('leaves the page as it is when the browser refuses', async () => {
  process.on('unhandledRejection', onRefusal);
  const request = vi.fn(() => Promise.reject(new TypeError('not granted')));
  Object.assign(document.documentElement, { requestFullscreen: request });
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, value: null },
  });
  toggleFullScreen();
  await new Promise((resolve) => setImmediate(resolve));
  expect(request).toHaveBeenCalledOnce();
  expect(refusals).toEqual([]);
});
