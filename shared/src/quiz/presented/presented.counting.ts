import type { QuizCounting } from '../scoring/quiz.counting.ts';
import { isOver, slotOf } from '../quiz.deck.ts';

/** How answers to what is presented come to points: each question is answered once. */
export const presentedCounting: QuizCounting = {
  key: (state) => {
    const { told, recounts } = state;
    // Everybody is told anew of what is theirs once it is over: then it is all of it.
    const over = isOver(state) ? ':over' : '';
    return told.length === 0 ? null : `${told.join('.')}:${recounts}${over}`;
  },
  add: (_state, sum, { participant }, scored) => {
    const own = (sum.people[participant] ??= {});
    if (scored !== null) own[scored.place] = scored.scored;
    return sum;
  },
  counted: (_definition, _state, sum, participant) => ({
    answers: sum.people[participant] ?? {},
    slotAt: slotOf,
  }),
  inOrder: true,
  mayBeTold: ({ told }, place) => told.includes(place),
};
