import { useEffect, useEffectEvent, useRef } from 'react';
import { chime } from './chime.ts';

/** Plays once when `now` becomes true: other notes where the answer is right. */
export const useChime = (now: boolean, isRight: boolean): void => {
  const was = useRef(now);
  const play = useEffectEvent(() => chime(isRight ? 'right' : 'other'));
  useEffect(() => {
    const isNew = now && !was.current;
    was.current = now;
    if (isNew) play();
  }, [now]);
};
