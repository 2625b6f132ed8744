import type { Failure } from '@sets/shared/core/result.ts';
import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import type { PracticeCard, PracticeJudged } from '@sets/shared/practice/practice.contract.ts';
import { useState } from 'react';
import { ask } from '../../core/api.ts';
import { newId } from '../../core/new-id.ts';
import { useSending } from '../../core/use-sending.ts';
import { useToken } from '../account/account.store.ts';
import { ownZone } from './zone.ts';

/**
 * Sends the answer to a card, and has what came of it. However often it is tried, it is one attempt: what
 * the server has counted it tells again.
 */
export const useJudging = (moduleid: string, { quizid, question }: PracticeCard) => {
  const token = useToken();
  const [attempt] = useState(newId);
  const [judged, setJudged] = useState<PracticeJudged | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isBusy, send } = useSending();
  const judge = (answer: unknown): Promise<PracticeJudged | null | undefined> =>
    send(async () => {
      setFailure(null);
      const body = { attempt, quizid, questionid: question.id, answer, zone: ownZone() };
      const told = await ask(practiceCalls.answer, { token, params: { moduleid }, body });
      if (!told.ok) {
        setFailure(told.error);
        return null;
      }
      setJudged(told.value);
      return told.value;
    });
  return { attempt, judged, failure, isBusy, judge };
};
