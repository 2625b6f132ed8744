import { useEffect, useEffectEvent, useState } from 'react';
import { type AnswerPace, type AnswersNow, paceWith } from './answer-pace.ts';

/** The answers to what is on, as the host is told of them; null while nothing was asked. */
export type AnswersTold = Omit<AnswersNow, 'at'> | null;

/** How quickly answers come. It is made of the counts that are told anyway: nothing more is asked for. */
export const useAnswerPace = (told: AnswersTold): AnswerPace | null => {
  const [pace, setPace] = useState<AnswerPace | null>(null);
  const look = useEffectEvent(() => {
    if (told !== null) setPace((before) => paceWith(before, { ...told, at: Date.now() }));
  });
  const { slot, isOpen = false, answered } = told ?? {};
  useEffect(() => {
    look();
    if (!isOpen) return undefined;
    const looking = setInterval(look, 1_000);
    return () => clearInterval(looking);
  }, [slot, isOpen, answered]);
  return pace !== null && pace.slot === slot ? pace : null;
};
