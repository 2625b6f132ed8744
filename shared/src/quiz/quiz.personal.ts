import * as z from 'zod/mini';
import type { AcceptedAnswer } from '../live/activity.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { itemAt, placeOf, placeOn, rightAt } from './quiz.deck.ts';
import type { QuizAnswer, QuizState } from './quiz.live.ts';
import { type QuizSum, standingsOf } from './quiz.results.ts';
import { shareOfRight } from './right-for.ts';

const count = z.int().check(z.nonnegative());

/** What one participant alone is told. */
export const quizPersonal = z.strictObject({
  points: count,
  /** From 1, among so many; null before anything was told. */
  place: z.nullable(z.int()),
  players: count,
  streak: count,
  /** Points that are missing to whoever stands before; null for who leads. */
  behind: z.nullable(count),
  /** Of the question that was told just now; null while none is. */
  last: z.nullable(
    z.strictObject({
      place: count,
      gained: count,
      outcome: z.enum(['right', 'partly', 'wrong', 'none', 'void']),
    }),
  ),
});
export type QuizPersonal = z.infer<typeof quizPersonal>;

interface Own {
  readonly participant: string;
  readonly own: readonly AcceptedAnswer<QuizAnswer>[];
  readonly result: QuizSum | null;
}

type Outcome = NonNullable<QuizPersonal['last']>['outcome'];

const outcomeOf = (definition: QuizDefinition, state: QuizState, { own }: Own): Outcome => {
  const place = placeOn(state);
  if (state.voided.includes(place)) return 'void';
  const given = own.find(({ slot }) => placeOf(slot) === place);
  const right = rightAt(definition, state, place);
  const item = itemAt(definition, place);
  if (given === undefined || item === undefined || right === null) return 'none';
  const share = shareOfRight(item.question, right, given.value.answer);
  if (share === 1) return 'right';
  return share > 0 && definition.partly ? 'partly' : 'wrong';
};

/** Before it is told what is right, nothing here says whether one is. */
export const personalOf = (
  definition: QuizDefinition,
  state: QuizState,
  given: Own,
): QuizPersonal => {
  const { participant, result } = given;
  const isTold = state.phase === 'revealed';
  const last = (gained: number) =>
    isTold ? { place: placeOn(state), gained, outcome: outcomeOf(definition, state, given) } : null;
  const none = { points: 0, place: null, players: 0, streak: 0, behind: null, last: last(0) };
  if (result === null) return none;
  const all = standingsOf(definition, state, result);
  const mine = all.get(participant);
  if (mine === undefined) return { ...none, players: all.size };
  const { points, place, streak, behind, won } = mine;
  const gained = won[state.told.indexOf(placeOn(state))] ?? 0;
  return { points, place, players: all.size, streak, behind, last: last(gained) };
};
