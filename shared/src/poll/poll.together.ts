import { fail, ok, type Result } from '../core/result.ts';
import { isSlide } from '../question/question-kinds.ts';
import type { PollDefinition } from './poll.contract.ts';
import { orderOf, questionsOf } from './poll.deck.ts';
import type { PollState } from './poll.live.ts';

/** Whether this question may be open with others: asked for the first time, or not yet revealed. */
const opensTogether = (definition: PollDefinition, state: PollState, place: number): boolean => {
  const asked = questionsOf(definition, state)[place];
  return asked !== undefined && !isSlide(asked) && state.revealed[place] === false;
};

/** Opens questions together: the first of them comes on the screen, unless one of them is there. */
export const openTogether = (
  definition: PollDefinition,
  state: PollState,
  wanted: readonly number[] | undefined,
): Result<PollState> => {
  const order = orderOf(state);
  if (wanted?.some((place) => !order.includes(place)) === true) {
    return fail('BAD_REQUEST', 'There is no such question.');
  }
  const together = order.filter(
    (place) => (wanted ?? order).includes(place) && opensTogether(definition, state, place),
  );
  const [first] = together;
  if (first === undefined) {
    return fail('WRONG_PHASE', 'Every question was shown with its results already.');
  }
  return ok({
    ...state,
    closedAt: null,
    deadline: null,
    phase: 'open',
    question: together.includes(state.question) ? state.question : first,
    together,
    rounds: state.rounds.map((round, place) =>
      together.includes(place) ? Math.max(1, round) : round,
    ),
    shown: definition.liveResults,
  });
};
