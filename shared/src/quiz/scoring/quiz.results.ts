import type { AcceptedAnswer, Results } from '../../live/activity.ts';
import { aloneCounting } from '../alone/alone.counting.ts';
import { byMode } from '../by-mode.ts';
import { presentedCounting } from '../presented/presented.counting.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { Counted, QuizSum } from './quiz.counting.ts';
import { placeOf } from '../quiz.deck.ts';
import type { QuizAnswer, QuizState } from '../quiz.live.ts';
import { scoredOf, sumOf, wonBy } from './quiz.scored.ts';
import { ranksOf, streakBonus } from './scoring.ts';
import { isTeamSlot, teamIn } from '../teams/team-slot.ts';
import { teamSlot } from '../teams/teams.ts';

/** One participant, and where they stand among the others. */
export interface Ranked {
  readonly participant: string;
  /** Empty where nobody is asked for one. */
  readonly name: string;
  readonly points: number;
  /** From 1; who has the same points has the same rank. */
  readonly rank: number;
  /** What each question that was told has brought, in their order. */
  readonly won: readonly number[];
  /** The rank before the last of them. */
  readonly before: number;
  /** Points that are missing to whoever stands before; null for who leads. */
  readonly behind: number | null;
  /** Right answers in a row, up to the last question that was told. */
  readonly streak: number;
}

/** How answers come to points, as this quiz is played. */
export const countingOf = byMode(presentedCounting, aloneCounting);

/** Whether right answers in a row bring more. */
export const hasStreaks = (
  { streaks }: Pick<QuizDefinition, 'streaks'>,
  state: Pick<QuizState, 'alone'>,
): boolean => streaks && countingOf(state).inOrder;

/** What counts of somebody: all of their answers, or those of the attempt that does. */
export const countedOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  participant: string,
): Counted => countingOf(state).counted(definition, state, sum, participant);

const made = new WeakMap<QuizSum, ReadonlyMap<string, Ranked>>();

const makeRanked = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
): ReadonlyMap<string, Ranked> => {
  const { inOrder } = countingOf(state);
  const bonus = hasStreaks(definition, state) ? streakBonus : undefined;
  const everybody = Object.keys(sum.people).map((participant) => {
    const { answers } = countedOf(definition, state, sum, participant);
    const { won, streak } = wonBy(definition, state, answers, bonus);
    const name = sum.names[participant] ?? '';
    return { participant, name, won, streak, points: sumOf(won) };
  });
  const ranks = ranksOf(everybody.map(({ points }) => points));
  const last = (won: readonly number[]): number => (inOrder ? (won.at(-1) ?? 0) : 0);
  const before = ranksOf(everybody.map(({ points, won }) => points - last(won)));
  const ranked = everybody
    .map((each, index) =>
      Object.assign(each, { rank: ranks[index] ?? 0, before: before[index] ?? 0 }),
    )
    .toSorted((one, other) => one.rank - other.rank);
  let ahead: number | null = null;
  let same = Infinity;
  return new Map(
    ranked.map((each): [string, Ranked] => {
      if (each.points < same) [ahead, same] = [same === Infinity ? null : same, each.points];
      return [each.participant, { ...each, behind: ahead === null ? null : ahead - each.points }];
    }),
  );
};

/** Where everybody stands, the first first. A sum is of one state: what was made of it is made once. */
export const rankedOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
): ReadonlyMap<string, Ranked> => {
  const known = made.get(sum) ?? makeRanked(definition, state, sum);
  made.set(sum, known);
  return known;
};

/** Who is in which team, and since when: points of a team are those of whoever was there. */
const noteForTeams = (
  state: QuizState,
  sum: QuizSum,
  { participant, slot, value, receivedAt }: AcceptedAnswer<QuizAnswer>,
): void => {
  const { teams } = state;
  const place = placeOf(slot);
  if (teams === null) return;
  if (place !== null) sum.last[place] = Math.max(sum.last[place] ?? 0, receivedAt);
  const team = slot === teamSlot(state) ? teamIn(value.answer, teams.names.length) : null;
  if (team !== null) sum.teams[participant] = { team, at: receivedAt };
};

/** Points: a fold over all answers, done anew whenever something is told, put right or made void. */
export const quizResults: Results<QuizDefinition, QuizState, QuizAnswer, QuizSum> = {
  key: (state) => countingOf(state).key(state),
  tellsNames: true,
  empty: (names) => ({ names: Object.fromEntries(names), people: {}, teams: {}, last: {} }),
  add: (definition, state, sum, answer) => {
    noteForTeams(state, sum, answer);
    if (isTeamSlot(answer.slot)) return sum;
    return countingOf(state).add(state, sum, answer, scoredOf(definition, state, answer));
  },
  of: (sum) => sum,
};
