import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import { useMemo } from 'react';
import { useAsked } from '../../core/use-asked.ts';
import { useToken } from '../account/account.store.ts';
import { ownZone } from './zone.ts';

/** How one's own practice in a space stands. */
export const usePractice = (moduleid: string) => {
  const token = useToken();
  const zone = useMemo(() => ownZone(), []);
  const given = { token, params: { moduleid }, query: { zone } };
  return useAsked(practiceCalls.overview, given, token !== null);
};

/** Which quizzes are open for practice, and what many miss: for who moderates the space. */
export const usePracticeDesk = (moduleid: string) =>
  useAsked(practiceCalls.desk, { token: useToken(), params: { moduleid } });
