import { fail, ok, type Result } from '../../core/result.ts';
import type { GivenAnswer } from '../../live/activity.ts';
import { acceptAnswer } from '../../question/question-kinds.ts';
import { fairTook, inTime } from '../scoring/own-time.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt, placeOf, placeOn } from '../quiz.deck.ts';
import type { QuizAnswer, QuizState } from '../quiz.live.ts';
import { quizMessages as words } from '../quiz.messages.ts';
import { isTeamSlot } from '../teams/team-slot.ts';
import { acceptTeam } from '../teams/teams.ts';
import { tookOf } from '../scoring/took.ts';

/** An answer to the question that is on, or a place in a team, as it is kept; or why it is not taken. */
export const acceptPresented = (
  definition: QuizDefinition,
  state: QuizState,
  { slot, value, times, who }: GivenAnswer<QuizAnswer>,
): Result<QuizAnswer> => {
  if (isTeamSlot(slot)) return acceptTeam(state, slot, value, who);
  const { extra } = who;
  const place = placeOf(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  if (item === undefined) return fail('BAD_REQUEST', words.noQuestion);
  if (place !== placeOn(state) || state.openedAt === null) {
    return fail('TOO_LATE', words.closed);
  }
  if (!inTime(definition, state, times, extra)) {
    return fail('TOO_LATE', words.closed);
  }
  const { paused, openedAt } = state;
  if (paused !== null && times.tappedAt > paused.at) return fail('TOO_LATE', words.paused);
  const answer = acceptAnswer(item.question, value.answer);
  if (!answer.ok) return answer;
  const until = paused === null ? times.receivedAt : Math.min(times.receivedAt, paused.at);
  const took = Math.round(fairTook(tookOf({ ...times, receivedAt: until }, openedAt), extra));
  return ok({ answer: answer.value, took });
};
