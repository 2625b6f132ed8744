import { useEffect, useRef } from 'react';

/** Vibrates once when `now` becomes true, if the phone can and the person has touched the page. */
export const useBuzz = (now: boolean): void => {
  const was = useRef(now);
  useEffect(() => {
    const isNew = now && !was.current;
    was.current = now;
    if (!isNew || !('vibrate' in navigator)) return;
    const wasTouched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (wasTouched) navigator.vibrate([40, 60, 40]);
  }, [now]);
};
