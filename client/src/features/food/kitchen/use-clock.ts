import { useEffect, useState } from 'react';

/** What time it is on this device, in ms, looked at so often that minutes are right. */
export const useClock = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
