import { useEffect, useState } from 'react';

/** How fast it goes on: as it was, ten times as fast, or so that all of it takes a minute. */
export const paces = ['real', 'ten', 'minute'] as const;
export type Pace = (typeof paces)[number];

/** A picture this often, in ms. */
const tick = 100;
const wholeIn = 60_000;

const factorOf = (pace: Pace, lasts: number): number => {
  if (pace === 'real') return 1;
  return pace === 'ten' ? 10 : Math.max(1, lasts / wholeIn);
};

/** A time in a run that goes on by itself while it is played, and ends with the run. */
export const usePlayer = (lasts: number) => {
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('minute');
  const factor = factorOf(pace, lasts);
  const isOver = time >= lasts;
  useEffect(() => {
    if (!isPlaying || isOver) return;
    const timer = setInterval(
      () => setTime((before) => Math.min(lasts, before + tick * factor)),
      tick,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isOver, factor, lasts]);
  const seek = (to: number): void => setTime(Math.max(0, Math.min(lasts, to)));
  const toggle = (): void => {
    // From the end it begins anew.
    if (isOver) setTime(0);
    setPlaying(isOver || !isPlaying);
  };
  return { time, seek, isPlaying: isPlaying && !isOver, toggle, pace, setPace };
};

export type Player = ReturnType<typeof usePlayer>;
