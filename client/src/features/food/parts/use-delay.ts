import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { aheadOf, type Delay, type Measured, wayOf, withMeasured } from './delay-rules.ts';

const second = 1_000;
/** Soon after the first, which had to connect; more often while the server is away or slow. */
const pauses = { first: second, away: 5 * second, slow: 10 * second } as const;
/** An answer that takes longer is none. */
const patience = 8 * second;

/** Null where the server does not answer. */
const measure = async (): Promise<Measured | null> => {
  const sent = { clock: Date.now(), timer: performance.now() };
  const told = await ask(foodCalls.testDelay, { signal: AbortSignal.timeout(patience) });
  if (!told.ok) return null;
  const ms = performance.now() - sent.timer;
  const ahead = Date.parse(told.value.at) - (sent.clock + ms / 2);
  return { ms, ahead: Math.abs(ahead) <= ms ? 0 : ahead };
};

type Ways = readonly (number | null)[];

const pauseAfter = (ways: Ways, pause: number): number => {
  const way = wayOf(ways);
  if (way.type !== 'known') return pauses.away;
  if (ways.length === 1) return pauses.first;
  return way.isSlow ? Math.min(pauses.slow, pause) : pause;
};

interface Asked {
  /** From one measurement to the next, in ms. */
  readonly pause: number;
  /** Hears each time that the server has answered. */
  readonly onThere: () => void;
}

/** How far the server is, measured again and again as long as the page is seen. */
export const useDelay = ({ pause, onThere }: Asked): Delay => {
  const [ways, setWays] = useState<Ways>([]);
  // What was heard of its clock stays true while the server is away.
  const [heard, setHeard] = useState<readonly Measured[]>([]);
  const there = useRef(onThere);
  useLayoutEffect(() => {
    there.current = onThere;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMeasuring = false;
    let known: Ways = [];
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (isMeasuring || document.hidden) return;
      isMeasuring = true;
      const one = await measure();
      isMeasuring = false;
      if (signal.aborted) return;
      known = withMeasured(known, one?.ms ?? null);
      setWays(known);
      if (one !== null) {
        setHeard((before) => withMeasured(before, one));
        there.current();
      }
      timer = setTimeout(() => void look(), pauseAfter(known, pause));
    };
    void look();
    window.addEventListener('online', () => void look(), { signal });
    window.addEventListener('offline', () => void look(), { signal });
    document.addEventListener('visibilitychange', () => void look(), { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [pause]);
  return useMemo(() => ({ ...wayOf(ways), ahead: aheadOf(heard) }), [ways, heard]);
};
