import { choiceByLot, teamIn } from '@sets/shared/quiz/teams/team-slot.ts';
import { useEffect, useEffectEvent } from 'react';
import { heldAnswer, refusedAnswer, unsentAnswer } from '../../../../live/answer-sheet.ts';
import type { QuizPageProps } from '../quiz-phone-view.ts';

export type TeamProps = Pick<QuizPageProps, 'view' | 'sheet' | 'answer'>;

/** The team that this person is in, or has just chosen; null where they are in none. */
export const ownTeam = ({ view: { teams }, sheet }: Omit<TeamProps, 'answer'>): number | null => {
  if (teams === null) return null;
  const own = unsentAnswer(sheet, teams.slot) ?? heldAnswer(sheet, teams.slot);
  return teamIn(own?.value, teams.names.length);
};

/** Whether this phone has to ask to be put into a team: none was chosen in time, or there is no choice. */
const asksForLot = ({ view: { teams, phase }, sheet }: TeamProps): boolean => {
  if (teams === null || phase === 'podium' || phase === 'ended') return false;
  if (teams.by === 'choice' && phase === 'lobby') return false;
  const { slot } = teams;
  const refused = refusedAnswer(sheet, slot)?.failure.code;
  // What was full may be tapped again; whatever else the server says, asking anew changes nothing.
  if (refused !== undefined && refused !== 'FULL') return false;
  return heldAnswer(sheet, slot) === undefined && unsentAnswer(sheet, slot) === undefined;
};

/** Asks for a team where this person has none, once; what comes back is an answer like any other. */
export const useTeamByLot = (page: TeamProps): void => {
  const asks = asksForLot(page);
  const ask = useEffectEvent(() => page.answer(page.view.teams?.slot ?? '', choiceByLot));
  useEffect(() => {
    if (asks) ask();
  }, [asks]);
};
