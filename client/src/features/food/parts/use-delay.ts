import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { useEffect, useMemo, useState } from 'react';
import { ask } from '../../../core/api.ts';

/** One way to the server and back. */
interface Measured {
  /** How long it took, in ms. */
  readonly ms: number;
  /** By how many ms the clock of the server is before the one of this device; 0 where the way hides it. */
  readonly ahead: number;
}

export interface Delay {
  /** To the server and back, in ms; null as long as that is not known. */
  readonly ms: number | null;
  /** Whoever waits for an answer notices. */
  readonly isSlow: boolean;
  readonly ahead: number;
}

/** In ms. */
const slowFrom = 1_000;
/** So many of the last ones are looked at. */
const kept = 3;
/** From one to the next, in ms. */
const pauses = { first: 1_000, slow: 10_000, fine: 60_000 } as const;

/**
 * What the last ones say: the one in the middle, of two the quicker one. So a single slow one says nothing; the first
 * has to connect before it is sent.
 */
export const delayOf = (measured: readonly Measured[]): Delay => {
  const quickFirst = measured.toSorted((one, two) => one.ms - two.ms);
  const ms = quickFirst[Math.floor((quickFirst.length - 1) / 2)]?.ms ?? null;
  const isSlow = measured.length > 1 && ms !== null && ms >= slowFrom;
  return { ms, isSlow, ahead: quickFirst[0]?.ahead ?? 0 };
};

const measure = async (signal: AbortSignal): Promise<Measured | null> => {
  const sent = { clock: Date.now(), timer: performance.now() };
  const told = await ask(foodCalls.testDelay, { signal });
  if (!told.ok) return null;
  const ms = performance.now() - sent.timer;
  const ahead = Date.parse(told.value.at) - (sent.clock + ms / 2);
  return { ms, ahead: Math.abs(ahead) <= ms ? 0 : ahead };
};

const pauseAfter = (measured: readonly Measured[]): number => {
  if (measured.length === 1) return pauses.first;
  return delayOf(measured).isSlow ? pauses.slow : pauses.fine;
};

/** How long the server takes to answer this page, measured again and again while the page is seen. */
export const useDelay = (): Delay => {
  const [shown, setShown] = useState<readonly Measured[]>([]);
  useEffect(() => {
    const left = new AbortController();
    let measured: readonly Measured[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async (): Promise<void> => {
      if (document.visibilityState === 'visible') {
        const one = await measure(left.signal);
        if (left.signal.aborted) return;
        // What was measured before a connection was lost says nothing of the next one.
        measured = one === null ? [] : [one, ...measured].slice(0, kept);
        setShown(measured);
      }
      timer = setTimeout(() => void go(), pauseAfter(measured));
    };
    void go();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, []);
  return useMemo(() => delayOf(shown), [shown]);
};
