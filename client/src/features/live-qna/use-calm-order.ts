import { useEffect, useState } from 'react';
import { isOutOfOrder, keptOrder } from './calm-order.ts';

/** Milliseconds without a touch after which nobody is about to tap anything. */
const idleAfter = 8_000;
const touches = ['pointerdown', 'scroll', 'keydown', 'input'] as const;

/** Whether the person has touched nothing for a while; true only in between. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), idleAfter);
    const touched = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), idleAfter);
    };
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, touched);
    };
  }, []);
  return isIdle;
};

interface CalmOrder {
  /** In the order that is seen; some may be gone by now. */
  readonly order: readonly number[];
  /** Whether there is a new order to be taken. */
  readonly hasNew: boolean;
  readonly take: () => void;
}

/**
 * An order that moves nothing under a thumb: a new one is taken when the person says so, when they
 * have chosen another one (`by`), and when nobody has touched anything for a while. Until everything
 * `isHere` for the first time, it is as it comes.
 */
export const useCalmOrder = (wanted: readonly number[], by: string, isHere: boolean): CalmOrder => {
  const isIdle = useIdle();
  const [seen, setSeen] = useState({ by, ids: wanted, wasHere: isHere });
  const isTaken = seen.by !== by || isIdle || !seen.wasHere;
  const ids = isTaken ? wanted : keptOrder(seen.ids, wanted);
  const wasHere = seen.wasHere || isHere;
  if (seen.by !== by || seen.wasHere !== wasHere || isOutOfOrder(seen.ids, ids)) {
    setSeen({ by, ids, wasHere });
  }
  return {
    order: ids,
    hasNew: isOutOfOrder(ids, wanted),
    take: () => setSeen({ by, ids: wanted, wasHere }),
  };
};
