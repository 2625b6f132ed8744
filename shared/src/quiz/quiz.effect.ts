import * as z from 'zod/mini';
import { ok, type Result } from '../core/result.ts';
import type { AcceptedAnswer } from '../live/activity.ts';
import { shareOfRight } from '../question/right.ts';
import { applyCommand } from './quiz.commands.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { rightAt } from './quiz.deck.ts';
import type { QuizAnswer, QuizRemedy, QuizState } from './quiz.live.ts';
import { modeOf } from './quiz.modes.ts';
import { quizResults, standingsOf } from './quiz.results.ts';

const count = z.int().check(z.nonnegative());

/** What a remedy would change, for its host to see before it is given. */
export const quizEffect = z.strictObject({
  /** Who has answered that question, and how many are right: as it is, and as it would be. */
  answered: count,
  hits: z.strictObject({ before: count, after: count }),
  /** Whose points would rise, and whose fall. */
  gain: count,
  lose: count,
});
export type QuizEffect = z.infer<typeof quizEffect>;

type Answers = readonly AcceptedAnswer<QuizAnswer>[];

const pointsIn = (definition: QuizDefinition, state: QuizState, answers: Answers) => {
  const sum = answers.reduce(
    (all, answer) => quizResults.add(definition, state, all, answer),
    quizResults.empty(new Map()),
  );
  return standingsOf(definition, state, sum);
};

const hitsAt = (
  definition: QuizDefinition,
  state: QuizState,
  place: number,
  answers: Answers,
): number => {
  const right = rightAt(definition, state, place);
  if (right === null || state.voided.includes(place)) return 0;
  return answers.filter(({ value }) => shareOfRight(right, value.answer) === 1).length;
};

/** What a remedy would change, of all the answers of a run; or why it cannot be given. */
export const effectOf = (
  definition: QuizDefinition,
  state: QuizState,
  remedy: QuizRemedy,
  answers: Answers,
): Result<QuizEffect> => {
  const after = applyCommand(definition, state, remedy, 0);
  if (!after.ok) return after;
  const { place } = remedy;
  const asked = modeOf(state).firstSlot(place);
  const own = answers.filter(({ slot }) => slot === asked);
  const before = pointsIn(definition, state, answers);
  const changes = [...pointsIn(definition, after.value, answers).values()].map(
    ({ participant, points }) => points - (before.get(participant)?.points ?? 0),
  );
  return ok({
    answered: own.length,
    hits: {
      before: hitsAt(definition, state, place, own),
      after: hitsAt(definition, after.value, place, own),
    },
    gain: changes.filter((change) => change > 0).length,
    lose: changes.filter((change) => change < 0).length,
  });
};
