import { useEffect, useState } from 'react';
import { pageTime } from '../../../ui/dots/page-time.ts';
import { isCalm } from '../../../ui/dots/runner.ts';

/** Milliseconds since it was drawn first, until `lasts`; that at once where nothing is to move. */
export const useMs = (lasts: number): number => {
  const [ms, setMs] = useState(() => (isCalm() ? lasts : 0));
  useEffect(() => {
    if (isCalm()) return undefined;
    const from = pageTime();
    let frame = 0;
    const step = (): void => {
      const now = isCalm() ? lasts : Math.min(lasts, pageTime() - from);
      setMs(now);
      if (now < lasts) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [lasts]);
  return ms;
};
