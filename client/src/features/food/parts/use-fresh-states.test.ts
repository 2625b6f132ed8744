import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstEnd, pauseUntil, useFreshStates } from './use-fresh-states.ts';

describe('the pause', () => {
  it('ends after the state, and within seconds of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 86_400_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ahead, chance) => {
          const pause = pauseUntil(1_000 + ahead, 1_000, chance);
          expect(pause).toBeGreaterThanOrEqual(ahead);
          expect(pause).toBeLessThanOrEqual(ahead + 10_000);
        },
      ),
    );
  });

  it('is a minute at least where the state should have ended', () => {
    expect(pauseUntil(1_000, 1_000, 0)).toBe(60_000);
    expect(pauseUntil(0, 9_000_000, 0)).toBe(60_000);
  });

  it('is one that a timer can count', () => {
    expect(pauseUntil(9e12, 0, 1)).toBeLessThan(2 ** 31);
  });

  it('is for the first state that ends', () => {
    const late = '2031-05-06T10:00:00Z';
    const soon = '2031-05-06T09:00:00Z';
    expect(firstEnd([null, late, soon])).toBe(Date.parse(soon));
    expect(firstEnd([null])).toBeNull();
  });
});

describe('the page', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2031, 4, 6, 9) }));
  afterEach(() => vi.useRealTimers());

  const follow = (untils: readonly (string | null)[]) => {
    const reload = vi.fn(() => Promise.resolve());
    return { reload, ...renderHook(() => useFreshStates(untils, reload)) };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('asks when the state ends, and while that stays so, once a minute', async () => {
    const { reload } = follow(['2031-05-06T09:05:00Z']);
    await pass(299_000);
    expect(reload).not.toHaveBeenCalled();
    await pass(12_000);
    expect(reload).toHaveBeenCalledTimes(1);
    for (let second = 0; second < 600; second += 10) await pass(10_000);
    // Each comes a minute and up to ten seconds after the one before.
    expect(reload.mock.calls.length).toBeGreaterThanOrEqual(8);
    expect(reload.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('asks nothing while it is hidden, nor once it is left', async () => {
    const { reload, unmount } = follow(['2031-05-06T09:05:00Z']);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(900_000);
    expect(reload).not.toHaveBeenCalled();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    unmount();
    await pass(900_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks nothing where no end is known', async () => {
    const { reload } = follow([null]);
    await pass(86_400_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
