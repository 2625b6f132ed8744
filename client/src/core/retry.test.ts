import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempts, Retry, retryDelay, spreadOut } from './retry.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

it('waits longer with each failure, never more than eight seconds, and never the same', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((tries) => retryDelay(tries, 1))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ]);
  fc.assert(
    fc.property(fc.nat(50), chance, (tries, random) => {
      const longest = retryDelay(tries, 1);
      expect(retryDelay(tries, random)).toBeGreaterThanOrEqual(longest / 2);
      expect(retryDelay(tries, random)).toBeLessThanOrEqual(longest);
    }),
  );
});

it('CN4: comes back not before it is told to, and within twice the time', () => {
  fc.assert(
    fc.property(fc.nat(60_000), chance, (ms, random) => {
      expect(spreadOut(ms, random)).toBeGreaterThanOrEqual(ms);
      expect(spreadOut(ms, random)).toBeLessThanOrEqual(2 * ms);
    }),
  );
});

describe('trying again', () => {
  const again = vi.fn<() => void>();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    again.mockClear();
  });

  it('is later with each failure in a row, and soon again after it worked', () => {
    const retry = new Retry(again, () => 1);
    for (const wait of [500, 1_000, 2_000]) {
      retry.failed();
      expect(retry.isWaiting).toBe(true);
      vi.advanceTimersByTime(wait - 1);
      expect(again).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(again).toHaveBeenCalledOnce();
      expect(retry.isWaiting).toBe(false);
      again.mockClear();
    }
    retry.worked();
    retry.failed();
    vi.advanceTimersByTime(500);
    expect(again).toHaveBeenCalledOnce();
  });

  it('is when the server asks for it, once, however often it was to be', () => {
    const retry = new Retry(again);
    retry.failed();
    retry.failed(10_000);
    vi.advanceTimersByTime(9_999);
    expect(again).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(again).toHaveBeenCalledOnce();
  });

  it('is not at all once it is stopped', () => {
    const retry = new Retry(again);
    retry.in(100);
    retry.stop();
    expect(retry.isWaiting).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(again).not.toHaveBeenCalled();
  });
});

it('an attempt goes on after what passes, once after a fault, and not after a refusal', () => {
  const attempts = new Attempts();
  const after = (attempt: string, code: 'UNAVAILABLE' | 'INTERNAL' | 'FORBIDDEN'): boolean =>
    attempts.goOn(attempt, { code, msg: '' });
  expect([after('a', 'UNAVAILABLE'), after('a', 'UNAVAILABLE')]).toEqual([true, true]);
  expect([after('a', 'INTERNAL'), after('b', 'INTERNAL')]).toEqual([true, true]);
  expect([after('a', 'INTERNAL'), after('b', 'FORBIDDEN')]).toEqual([false, false]);
});
