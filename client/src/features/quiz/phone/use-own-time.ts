import type { QuizPersonal, QuizPhoneReading } from '@sets/shared/quiz/quiz.standing.ts';
import { useMemo } from 'react';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';

/**
 * The view as it is for whoever has extra time: the question is open until their own time is over, also
 * where it has closed for the others. `offset`: what to add to this phone's clock to get the server's.
 */
export const useOwnTime = (
  view: QuizPhoneReading,
  me: QuizPersonal | null,
  offset: number,
): QuizPhoneReading => {
  const { phase, paused } = view;
  const takes = (phase === 'open' || phase === 'closed') && paused === null;
  const on = me?.extra?.on ?? null;
  const own = takes && on?.place === view.place ? on : null;
  const left = useSecondsLeft(own?.until ?? null, offset);
  const isOpen = own !== null && left !== 0;
  const until = own?.until ?? null;
  return useMemo(
    () => (isOpen ? { ...view, phase: 'open', deadline: until } : view),
    [view, isOpen, until],
  );
};
