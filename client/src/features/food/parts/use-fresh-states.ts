import { useEffect, useState } from 'react';

const minute = 60_000;
/** Everybody has the same stalls: their pages do not ask in the same second. */
const spread = 10_000;
/** A browser's timer counts no further than some weeks. */
const longest = 24 * 60 * minute;

/** When the first of some states ends, in ms; null where none is known to. */
export const firstEnd = (untils: readonly (string | null)[]): number | null => {
  const ends = untils.flatMap((until) => (until === null ? [] : [Date.parse(until)]));
  return ends.length === 0 ? null : Math.min(...ends);
};

/**
 * In how many ms to ask again what ends at `end`; `chance` from 0 to 1. Where it should have ended
 * already, the clock of this device or the server's is wrong: then once a minute.
 */
export const pauseUntil = (end: number, now: number, chance: number): number =>
  Math.min(end > now ? end - now : minute, longest) + chance * spread;

/**
 * Asks anew when a state ends that the page shows. A page that is hidden asks nothing: it does so when
 * somebody comes back to it.
 */
export const useFreshStates = (
  untils: readonly (string | null)[],
  reload: () => Promise<void>,
): void => {
  const [looks, setLooks] = useState(0);
  const end = firstEnd(untils);
  useEffect(() => {
    if (end === null) return undefined;
    const look = async (): Promise<void> => {
      if (!document.hidden) await reload();
      setLooks((before) => before + 1);
    };
    const wait = setTimeout(() => void look(), pauseUntil(end, Date.now(), Math.random()));
    return () => clearTimeout(wait);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each look comes the next wait
  }, [end, looks, reload]);
};
