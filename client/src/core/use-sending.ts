import { useCallback, useRef, useState } from 'react';

/**
 * Lets one thing at a time be sent: a second tap meanwhile does nothing and gives undefined.
 * `isBusy` is for the button that waits.
 */
export const useSending = () => {
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const send = useCallback(async <Told>(work: () => Promise<Told>): Promise<Told | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, send };
};
