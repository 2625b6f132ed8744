import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A browser's timer counts no further than some weeks. */
const longest = 24 * 3_600_000;

/**
 * Calls `onPassed` once a time that was chosen has passed: what lies in a cart since yesterday, or on a page that stood
 * open. Gives that time, until another one is chosen.
 */
export const usePassedSlot = (slot: string | null, onPassed: () => void): string | null => {
  const [passed, setPassed] = useState<string | null>(null);
  const latest = useRef(onPassed);
  useLayoutEffect(() => {
    latest.current = onPassed;
  });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (slot === null) return undefined;
    const look = (): void => {
      if (Date.parse(slot) > Date.now()) {
        setLooks((before) => before + 1);
        return;
      }
      setPassed(slot);
      latest.current();
    };
    const left = Math.max(0, Date.parse(slot) - Date.now());
    const wait = setTimeout(look, Math.min(left, longest));
    return () => clearTimeout(wait);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each look comes the next wait
  }, [slot, looks]);
  return slot === null ? passed : null;
};
