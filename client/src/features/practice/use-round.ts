import type { Failure, Result } from '@sets/shared/core/result.ts';
import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import type { PracticeCard } from '@sets/shared/practice/practice.contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../core/api.ts';
import { useChanged } from '../../core/use-asked.ts';
import { useToken } from '../account/account.store.ts';
import type { RoundOf } from './practice-paths.ts';
import { newRound, type Round } from './round.ts';
import { ownZone } from './zone.ts';

const wanted = (round: RoundOf) => {
  if (round.of === 'quiz') return { quizid: round.id };
  return round.of === 'topic' ? { topicid: round.id } : {};
};

/**
 * The questions of a round: asked for once, when it begins. What comes back to the page later must not
 * take the question away that somebody thinks about.
 */
export const useRound = (moduleid: string, of: RoundOf) => {
  const token = useToken();
  const [round, setRound] = useState<Round | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changed = useChanged();
  const fetchCards = useCallback(
    (signal?: AbortSignal) => {
      const query = { zone: ownZone(), ...wanted(of) };
      return ask(practiceCalls.cards, { token, params: { moduleid }, query, signal });
    },
    [token, moduleid, of],
  );
  const take = useCallback((told: Result<{ readonly cards: readonly PracticeCard[] }>): void => {
    if (told.ok) setRound(newRound(told.value.cards));
    else setFailure(told.error);
  }, []);
  useEffect(() => {
    const left = new AbortController();
    void fetchCards(left.signal).then((told) => left.signal.aborted || take(told));
    return () => {
      left.abort();
      // Whatever was answered in it, the pages around it show it.
      changed(practiceCalls.overview);
    };
  }, [fetchCards, take, changed]);
  const load = (): void => {
    setRound(null);
    setFailure(null);
    void fetchCards().then(take);
  };
  return { round, setRound, failure, load };
};
