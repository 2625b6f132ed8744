import { type Failure, passesByItself } from '@sets/shared/core/result.ts';
import { useEffect, useState } from 'react';
import { useOrderMoves } from '../../../live/use-order-moves.ts';
import { Gathered } from './gathered.ts';

const second = 1_000;
/** News may be lost, so it is also asked by the clock: more often while nothing is heard. */
const pauses = { heard: 60 * second, unheard: 10 * second } as const;

interface Asked {
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

interface Fresh {
  /** Since when the server has told nothing, in ms; null while it does. */
  readonly awaySince: number | null;
  readonly ask: () => void;
}

const awayNow = (isAway: boolean): number | null => (isAway ? Date.now() : null);

/** Keeps orders as they are now: asks for them with each news that `isKnown` does not know, and by the clock. */
export const useFreshOrders = (
  token: string,
  { failure, reload }: Asked,
  isKnown: (moved: { readonly orderid: string; readonly revision: number }) => boolean,
): Fresh => {
  const [gathered] = useState(() => new Gathered(reload));
  const status = useOrderMoves(token, (moved) => {
    if (moved === null || !isKnown(moved)) gathered.ask();
  });
  const isAway = failure !== null && passesByItself(failure.code);
  const [away, setAway] = useState<number | null>(null);
  if (isAway !== (away !== null)) setAway(awayNow(isAway));
  const pause = status === 'online' && !isAway ? pauses.heard : pauses.unheard;
  useEffect(() => {
    const timer = setInterval(gathered.ask, pause);
    return () => clearInterval(timer);
  }, [gathered, pause]);
  return { awaySince: away, ask: gathered.ask };
};
