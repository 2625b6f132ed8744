import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { type Delay, delayOf, withMeasured } from './delay-rules.ts';

const second = 1_000;
const pauses = { there: 15 * second, away: 5 * second } as const;
/** An answer that takes longer is none. */
const patience = 8 * second;

/** In ms there and back; null where the server does not answer. */
const measure = async (): Promise<number | null> => {
  const from = performance.now();
  const told = await ask(foodCalls.testDelay, { signal: AbortSignal.timeout(patience) });
  return told.ok ? performance.now() - from : null;
};

/**
 * How far the server is, measured as long as the page is seen; more often while it is away. `onThere` hears each time
 * that it has answered.
 */
export const useDelay = (onThere: () => void): Delay => {
  const [measured, setMeasured] = useState<readonly (number | null)[]>([]);
  const heard = useRef(onThere);
  useLayoutEffect(() => {
    heard.current = onThere;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMeasuring = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (isMeasuring || document.hidden) return;
      isMeasuring = true;
      const ms = await measure();
      isMeasuring = false;
      if (signal.aborted) return;
      setMeasured((before) => withMeasured(before, ms));
      if (ms !== null) heard.current();
      timer = setTimeout(() => void look(), ms === null ? pauses.away : pauses.there);
    };
    void look();
    window.addEventListener('online', () => void look(), { signal });
    window.addEventListener('offline', () => void look(), { signal });
    document.addEventListener('visibilitychange', () => void look(), { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return delayOf(measured);
};
