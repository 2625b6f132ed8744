import type { AcceptedAnswer } from '../../live/activity.ts';
import { placeIn } from '../alone/alone.slot.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt, limitOf, rightAt } from '../quiz.deck.ts';
import type { QuizAnswer, QuizState } from '../quiz.live.ts';
import { rightFor, shareOfRight } from './right-for.ts';
import { pointsOf, type Scored } from './scoring.ts';

/** What one has answered, by the place of the question. */
export type Answered = Record<number, Scored>;

/** An answer to a question that was told, as it is scored; null where it is none, or counts for nobody. */
export const scoredOf = (
  definition: QuizDefinition,
  state: QuizState,
  { slot, value }: Pick<AcceptedAnswer<QuizAnswer>, 'slot' | 'value'>,
): { place: number; scored: Scored } | null => {
  const place = placeIn(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  if (place === null || item === undefined) return null;
  if (!state.told.includes(place) || state.voided.includes(place)) return null;
  const right = rightAt(definition, state, place);
  if (right === null || rightFor(item.question, right) === null) return null;
  const share = shareOfRight(item.question, right, value.answer);
  const scored = { share: definition.partly ? share : Math.floor(share), took: value.took ?? null };
  return { place, scored };
};

/**
 * What one has won with each question that was told, in their order; with the streak at its end. `bonus` is what so
 * many right answers in a row bring beside their points.
 */
export const wonBy = (
  definition: QuizDefinition,
  { told, voided }: Pick<QuizState, 'told' | 'voided'>,
  answers: Answered,
  bonus: (streak: number) => number = () => 0,
): { readonly won: readonly number[]; readonly streak: number } => {
  let streak = 0;
  const won = told.map((place) => {
    const item = itemAt(definition, place);
    // What counts for nobody, or is worth nothing, breaks no streak.
    if (item === undefined || item.points === 0 || voided.includes(place)) return 0;
    const scored = answers[place];
    streak = scored?.share === 1 ? streak + 1 : 0;
    if (scored === undefined || scored.share === 0) return 0;
    const worth = { points: item.points, pace: definition.pace, limit: limitOf(item) };
    return pointsOf(worth, scored) + (scored.share === 1 ? bonus(streak) : 0);
  });
  return { won, streak };
};

/** All that was won. */
export const sumOf = (won: readonly number[]): number => won.reduce((all, each) => all + each, 0);
