import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { delayOf, useDelay } from './use-delay.ts';

const call = 'POST /api/food/testdelay';
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

const started = () => renderHook(() => useDelay()).result;

test('a single slow one says nothing, two do; of three it is the one in the middle', () => {
  const all = (...each: number[]) => delayOf(each.map((ms) => ({ ms, ahead: 0 })));
  expect(all()).toEqual({ ms: null, isSlow: false, ahead: 0 });
  expect(all(5_000)).toMatchObject({ ms: 5_000, isSlow: false });
  expect(all(5_000, 20)).toMatchObject({ ms: 20, isSlow: false });
  expect(all(1_000, 5_000)).toMatchObject({ ms: 1_000, isSlow: true });
  expect(all(999, 5_000, 20)).toMatchObject({ ms: 999, isSlow: false });
  expect(all(1_000, 5_000, 20)).toMatchObject({ ms: 1_000, isSlow: true });
});

test('it is measured twice at once, then by the minute; while it is slow every ten seconds', async () => {
  const way = { ms: 40, ahead: 0, isAway: false };
  const { of } = server(way);
  const delay = started();
  await pass(1_100);
  expect(delay.current).toEqual({ ms: 40, isSlow: false, ahead: 0 });
  expect(of(call)).toHaveLength(2);
  way.ms = 3_000;
  await pass(58_000);
  expect(of(call)).toHaveLength(2);
  // A minute, the way, and the same again: of the last three two are slow then.
  await pass(70_000);
  expect(delay.current).toMatchObject({ ms: 3_000, isSlow: true });
  const before = of(call).length;
  await pass(13_500);
  expect(of(call)).toHaveLength(before + 1);
});

test('nothing is known of a server that is away', async () => {
  const way = { ms: 40, ahead: 0, isAway: false };
  server(way);
  const delay = started();
  await pass(1_100);
  expect(delay.current.ms).toBe(40);
  way.isAway = true;
  await pass(61_000);
  expect(delay.current).toEqual({ ms: null, isSlow: false, ahead: 0 });
});

test('a clock that is wrong by more than the way is told, one by less is not', async () => {
  const way = { ms: 200, ahead: 150, isAway: false };
  server(way);
  const delay = started();
  await pass(1_500);
  expect(delay.current.ahead).toBe(0);
  way.ahead = 420_000;
  await pass(200_000);
  expect(delay.current.ahead).toBe(420_000);
});

test('a page that is not seen asks for nothing, and one that was left neither', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { of } = server({ ms: 40, ahead: 0, isAway: false });
  const { unmount } = renderHook(() => useDelay());
  await pass(120_000);
  expect(of(call)).toHaveLength(0);
  seen.mockReturnValue('visible');
  await pass(61_500);
  expect(of(call)).toHaveLength(2);
  unmount();
  await pass(120_000);
  expect(of(call)).toHaveLength(2);
  seen.mockRestore();
});
