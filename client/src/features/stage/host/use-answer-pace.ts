import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type AnswerPace, type AnswersNow, paceWith } from './answer-pace.ts';

/** The answers to what is on, as the host is told of them; null while nothing was asked. */
export type AnswersTold = Omit<AnswersNow, 'at'> | null;

interface Seen {
  readonly pace: AnswerPace | null;
}

/** How quickly answers come. It is made of the counts that are told anyway: nothing more is asked for. */
export const useAnswerPace = (told: AnswersTold): AnswerPace | null => {
  const [seen] = useState(() => createStore<Seen>(() => ({ pace: null })));
  const { pace } = useStore(seen);
  const { slot = null, isOpen = false, answered = 0 } = told ?? {};
  useEffect(() => {
    if (slot === null) return undefined;
    const look = (): void => {
      const now = { slot, isOpen, answered, at: Date.now() };
      seen.setState((before) => ({ pace: paceWith(before.pace, now) }));
    };
    look();
    if (!isOpen) return undefined;
    const looking = setInterval(look, 1_000);
    return () => clearInterval(looking);
  }, [seen, slot, isOpen, answered]);
  return pace !== null && pace.slot === slot ? pace : null;
};
