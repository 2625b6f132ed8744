import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizState } from '../quiz.live.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { rankedOf } from '../scoring/quiz.results.ts';
import { meanOf, ranksOf, toTenth } from '../scoring/scoring.ts';

/** A team, and where it stands among the others. */
export interface RankedTeam {
  /** Its number, from 0. */
  readonly team: number;
  readonly people: number;
  /** Of each question the mean of who was there, together; to one decimal. */
  readonly points: number;
  /** From 1; which has the same points has the same rank. */
  readonly rank: number;
  /** The rank before the last question that was told. */
  readonly before: number;
  /** What that question brought. */
  readonly gained: number;
}

interface Member {
  readonly participant: string;
  /** What each question that was told has brought them; nothing where they never answered. */
  readonly won: readonly number[];
}

/**
 * Whether somebody was there while a question was answered: they have answered it, or were in their team
 * before the last answer to it came. Whoever comes later takes nothing from their team by that.
 */
const wasThere = (sum: QuizSum, participant: string, place: number): boolean => {
  const at = sum.teams[participant]?.at ?? Infinity;
  return sum.people[participant]?.[place] !== undefined || at <= (sum.last[place] ?? 0);
};

/** What each question that was told has brought a team, in their order. */
const wonByTeam = (
  { told }: Pick<QuizState, 'told'>,
  sum: QuizSum,
  members: readonly Member[],
): number[] =>
  told.map((place, index) =>
    meanOf(
      members
        .filter(({ participant }) => wasThere(sum, participant, place))
        .map(({ won }) => won[index] ?? 0),
    ),
  );

const total = (won: readonly number[]): number => toTenth(won.reduce((all, each) => all + each, 0));

const makeRanked = (definition: QuizDefinition, state: QuizState, sum: QuizSum): RankedTeam[] => {
  const ranked = rankedOf(definition, state, sum);
  const members = Map.groupBy(
    Object.entries(sum.teams).map(([participant, { team }]) => {
      const { won = [] } = ranked.get(participant) ?? {};
      return { participant, team, won };
    }),
    ({ team }) => team,
  );
  const teams = (state.teams?.names ?? []).flatMap((_, team) => {
    const own = members.get(team) ?? [];
    if (own.length === 0) return [];
    const won = wonByTeam(state, sum, own);
    return [{ team, people: own.length, points: total(won), had: total(won.slice(0, -1)) }];
  });
  const ranks = ranksOf(teams.map(({ points }) => points));
  const before = ranksOf(teams.map(({ had }) => had));
  return teams
    .map(({ had, ...each }, index) =>
      Object.assign(each, {
        rank: ranks[index] ?? 0,
        before: before[index] ?? 0,
        gained: toTenth(each.points - had),
      }),
    )
    .toSorted((one, other) => one.rank - other.rank);
};

const made = new WeakMap<QuizSum, readonly RankedTeam[]>();

/**
 * Where the teams stand that have people, the first first; those with the same rank by their numbers. A sum
 * is of one state: every phone is told of it, so it is made once.
 */
export const rankedTeamsOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
): readonly RankedTeam[] => {
  const known = made.get(sum) ?? makeRanked(definition, state, sum);
  made.set(sum, known);
  return known;
};
