import type { Slot } from '../live/activity.ts';
import { allOrNothing, type JudgedAnswer } from '../live/own-part.ts';
import { kindOf } from '../question/question-kinds.ts';
import { answerIn, type PollAnswer } from './poll.answer.ts';
import type { PollDefinition } from './poll.contract.ts';
import { askedIn, rightOf, wasTold } from './poll.deck.ts';
import { shareOf } from './poll.right.ts';
import type { PollState } from './poll.live.ts';

/** What everybody was told is right of a question, beside an answer in any of its rounds; null where nobody was. */
export const judgedAnswer = (
  definition: PollDefinition,
  state: PollState,
  slot: Slot,
  value: PollAnswer,
): JudgedAnswer | null => {
  const asked = askedIn(definition, state, slot);
  if (asked === null || !wasTold(state, asked.place)) return null;
  const right = rightOf(definition, asked.question);
  if (right === null) return null;
  const share = shareOf(asked.question, right, answerIn(value));
  return {
    outcome: allOrNothing(share === null ? null : share === 1),
    right: kindOf(asked.question).keyed?.inWords(asked.question, right) ?? [],
  };
};
