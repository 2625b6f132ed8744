import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { useDelay } from './use-delay.ts';

const call = 'POST /api/food/testdelay';
const minute = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers after so many ms, and whose clock is by so many before. */
const server = (way: { ms: number; ahead: number; isAway: boolean }) =>
  answerFetch({
    [call]: async () => {
      if (way.isAway) throw new TypeError('No network.');
      await new Promise((done) => setTimeout(done, way.ms / 2));
      const at = new Date(Date.now() + way.ahead).toISOString();
      await new Promise((done) => setTimeout(done, way.ms / 2));
      return json(200, { at });
    },
  });

const started = (onThere = vi.fn()) => renderHook(() => useDelay({ pause: minute, onThere }));

test('it is measured twice at once, then by the minute; while it is slow every ten seconds', async () => {
  const way = { ms: 40, ahead: 0, isAway: false };
  const { of } = server(way);
  const onThere = vi.fn();
  const { result } = started(onThere);
  expect(result.current).toEqual({ type: 'unknown', ahead: 0 });
  await pass(1_100);
  expect(result.current).toEqual({ type: 'known', ms: 40, isSlow: false, ahead: 0 });
  expect(of(call)).toHaveLength(2);
  expect(onThere).toHaveBeenCalledTimes(2);
  way.ms = 3_000;
  await pass(58_000);
  expect(of(call)).toHaveLength(2);
  // A minute, the way, and the same again: of the last three two are slow then.
  await pass(70_000);
  expect(result.current).toMatchObject({ type: 'known', ms: 3_000, isSlow: true });
  const before = of(call).length;
  await pass(13_500);
  expect(of(call)).toHaveLength(before + 1);
});

test('a server that is away is asked for often, and what is known of its clock stays', async () => {
  const way = { ms: 40, ahead: 420_000, isAway: false };
  const { of } = server(way);
  const onThere = vi.fn();
  const { result } = started(onThere);
  await pass(1_100);
  expect(result.current).toEqual({ type: 'known', ms: 40, isSlow: false, ahead: 420_000 });
  way.isAway = true;
  await pass(61_000);
  expect(result.current).toEqual({ type: 'away', ahead: 420_000 });
  expect(onThere).toHaveBeenCalledTimes(2);
  const before = of(call).length;
  way.isAway = false;
  await pass(5_100);
  expect(of(call)).toHaveLength(before + 1);
  expect(result.current).toMatchObject({ type: 'known', ahead: 420_000 });
  expect(onThere).toHaveBeenCalledTimes(3);
});

test('it is asked at once where the browser says that the connection is back', async () => {
  const way = { ms: 40, ahead: 0, isAway: true };
  const { of } = server(way);
  const { result } = started();
  await pass(0);
  expect(result.current.type).toBe('away');
  way.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(100);
  expect(of(call)).toHaveLength(2);
  expect(result.current.type).toBe('known');
});

test('a clock that is wrong by more than the way is told, one by less is not', async () => {
  const way = { ms: 200, ahead: 150, isAway: false };
  server(way);
  const { result } = started();
  await pass(1_500);
  expect(result.current.ahead).toBe(0);
  way.ahead = 420_000;
  await pass(200_000);
  expect(result.current.ahead).toBe(420_000);
});

test('a page that is not seen asks for nothing, and one that was left neither', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { of } = server({ ms: 40, ahead: 0, isAway: false });
  const { unmount } = started();
  await pass(120_000);
  expect(of(call)).toHaveLength(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(1_500);
  expect(of(call)).toHaveLength(2);
  unmount();
  await pass(120_000);
  expect(of(call)).toHaveLength(2);
});
