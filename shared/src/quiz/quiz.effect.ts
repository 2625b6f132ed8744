import * as z from 'zod/mini';
import { ok, type Result } from '../core/result.ts';
import type { AcceptedAnswer } from '../live/activity.ts';
import { applyCommand } from './quiz.commands.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { itemAt, rightAt } from './quiz.deck.ts';
import { shareOfRight } from './scoring/right-for.ts';
import type { QuizAnswer, QuizRemedy, QuizState } from './quiz.live.ts';
import { modeOf } from './mode-of.ts';
import { quizResults, type Ranked, rankedOf } from './scoring/quiz.results.ts';

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

/** After so many answers others have their turn. */
const slice = 500;

/** Where everybody stands, by these answers. */
function* pointsIn(
  definition: QuizDefinition,
  state: QuizState,
  answers: Answers,
): Generator<void, ReadonlyMap<string, Ranked>> {
  let sum = quizResults.empty(new Map());
  for (const [at, answer] of answers.entries()) {
    sum = quizResults.add(definition, state, sum, answer);
    if ((at + 1) % slice === 0) yield;
  }
  return rankedOf(definition, state, sum);
}

const hitsAt = (
  definition: QuizDefinition,
  state: QuizState,
  place: number,
  answers: Answers,
): number => {
  const right = rightAt(definition, state, place);
  const item = itemAt(definition, place);
  if (item === undefined || right === null || state.voided.includes(place)) return 0;
  return answers.filter(({ value }) => shareOfRight(item.question, right, value.answer) === 1)
    .length;
};

/**
 * What a remedy would change, of all the answers of a run; or why it cannot be given. In steps, for all are folded
 * twice: whoever makes it does other things in between.
 */
export function* effectSteps(
  definition: QuizDefinition,
  state: QuizState,
  remedy: QuizRemedy,
  answers: Answers,
): Generator<void, Result<QuizEffect>> {
  const after = applyCommand(definition, state, remedy, 0);
  if (!after.ok) return after;
  const { place } = remedy;
  const asked = modeOf(state).firstSlot(place);
  const own = answers.filter(({ slot }) => slot === asked);
  const before = yield* pointsIn(definition, state, answers);
  yield;
  const then = yield* pointsIn(definition, after.value, answers);
  const changes = [...then.values()].map(
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
}
