import type { Failure } from '@sets/shared/core/result.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLooks } from './use-invoice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Told {
  readonly isThere: boolean;
  readonly failure: Failure | null;
}
const unwritten: Told = { isThere: false, failure: { code: 'WRONG_PHASE', msg: 'Not yet.' } };
const asked: Told = { isThere: false, failure: null };
const written: Told = { isThere: true, failure: null };

const follow = (initialProps: Told) => {
  const reload = vi.fn<() => Promise<void>>(async () => {});
  const hook = renderHook((told: Told) => useLooks({ ...told, reload }), { initialProps });
  return { reload, ...hook };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('what is not written yet is looked for until it is, and the page says so all the time', async () => {
  const { result, reload, rerender } = follow(asked);
  expect(result.current.notYet).toBeNull();
  rerender(unwritten);
  expect(result.current.notYet).toBe('looking');
  await pass(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(asked);
  expect(result.current.notYet).toBe('looking');
  rerender(unwritten);
  await pass(2_000);
  expect(reload).toHaveBeenCalledTimes(2);
  rerender(written);
  expect(result.current.notYet).toBeNull();
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('after a while it is looked for no more, until somebody wants that', async () => {
  const { result, reload } = follow(unwritten);
  for (let second = 0; second < 100; second += 1) await pass(1_000);
  expect(result.current.notYet).toBe('looked');
  expect(reload).toHaveBeenCalledTimes(30);
  act(() => result.current.again());
  expect(reload).toHaveBeenCalledTimes(31);
  expect(result.current.notYet).toBe('looking');
  await pass(2_000);
  expect(reload).toHaveBeenCalledTimes(32);
});

it('what fails otherwise is not looked for again', async () => {
  const failure = { code: 'NOT_FOUND', msg: 'There is none.' } as const;
  const { result, reload } = follow({ isThere: false, failure });
  await pass(60_000);
  expect(result.current.notYet).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
