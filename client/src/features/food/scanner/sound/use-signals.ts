import { useEffect, useRef, useState } from 'react';
import { isSoundWanted, keepSound } from './kept-sound.ts';
import { type Signal, Signals } from './signals.ts';

/** Lets what is found be heard and felt. A browser lets a page sound once something has been pressed on it. */
export const useSignals = () => {
  const [signals] = useState(() => new Signals());
  const [isOn, setOn] = useState(isSoundWanted);
  const isHeard = useRef(isOn);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'keydown'] as const) {
      document.addEventListener(type, () => signals.unlock(), { signal });
    }
    return () => {
      stop.abort();
      signals.stop();
    };
  }, [signals]);
  return {
    isOn,
    give: (signal: Signal): void => signals.give(signal, isHeard.current),
    toggle: (): void => {
      const next = !isOn;
      keepSound(next);
      isHeard.current = next;
      setOn(next);
      // So it is known how loud it is.
      if (next) signals.give('yes', true);
    },
  };
};
