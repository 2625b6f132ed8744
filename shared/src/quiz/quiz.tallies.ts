import * as z from 'zod/mini';
import type { Tally } from '../live/activity.ts';
import type { Audience } from '../live/run.ts';
import { hitsAmong } from '../question/hits.ts';
import { questionCounts } from '../question/question-kinds.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import type { QuizSum } from './scoring/quiz.counting.ts';
import { itemAt, rightAt } from './quiz.deck.ts';
import type { QuizState } from './quiz.live.ts';
import { rankedOf } from './scoring/quiz.results.ts';
import { teamRank } from './quiz.standing.ts';
import { type RankedTeam, rankedTeamsOf } from './teams/ranked-teams.ts';
import { rightFor } from './scoring/right-for.ts';

/** How many are told of on the screen's board, and at the end; its host is told of all. */
export const boardRows = 5;

const count = z.int().check(z.nonnegative());

/** Somebody on the board. */
const boardLine = z.strictObject({
  name: z.string(),
  place: z.int(),
  before: z.int(),
  points: z.int(),
  gained: z.int(),
  streak: count,
  /** Null of who is in none. */
  team: z.nullable(count),
});
export type BoardLine = z.infer<typeof boardLine>;

/** A team on the board. */
const teamLine = z.strictObject({ ...teamRank, people: count, gained: z.number() });
export type TeamLine = z.infer<typeof teamLine>;

/** How far people are with a quiz on their own. */
export const aloneTally = z.strictObject({
  begun: count,
  handedIn: count,
  /** Of their first attempts, question by question in the order of the quiz: for hosts alone. */
  questions: z.array(z.strictObject({ place: count, answered: count, hits: count })),
});
export type AloneTally = z.infer<typeof aloneTally>;

export const quizTally = z.strictObject({
  /** Of the question that is on, or was last. */
  place: count,
  answered: count,
  /** Told to everybody with what is right; to the host as they come. */
  counts: z.nullable(questionCounts),
  hits: z.nullable(count),
  /** Who leads, and how many have points at all; null while that is not shown, and for hosts while it cannot change. */
  board: z.nullable(z.array(boardLine)),
  players: count,
  /** How many more have the rank of the last of them. */
  tied: count,
  /** Which team leads, as the board is shown; null where there are none, too. */
  teams: z.nullable(z.array(teamLine)),
  /** Who has come under which name, the newest first, and how many more there are; null but in the lobby. */
  lobby: z.nullable(
    z.strictObject({
      names: z.array(z.string()),
      more: count,
      /** The team of each name, where there are teams; null of who is in none yet. */
      teams: z.nullable(z.array(z.nullable(count))),
    }),
  ),
  /** In the lobby, how many are in each team; null where there are none. */
  sizes: z.nullable(z.array(count)),
  /** For whom the question is still open, and until when, where they have extra time; told to hosts alone. */
  still: z.nullable(z.strictObject({ people: count, until: z.nullable(z.int()) })),
  /** How far people are who go through it on their own; null where it is presented. */
  alone: z.nullable(aloneTally),
});
export type QuizTally = z.infer<typeof quizTally>;

/** How many are right of the question at this place; null where nothing applies. */
export const hitsIn = (
  definition: QuizDefinition,
  state: QuizState,
  place: number,
  { counters }: Tally,
): number | null => {
  const item = itemAt(definition, place);
  const right = rightAt(definition, state, place);
  const applies = item === undefined || right === null ? null : rightFor(item.question, right);
  return item === undefined || applies === null
    ? null
    : hitsAmong(item.question, applies, counters);
};

const boardOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  most?: number,
): BoardLine[] =>
  [...rankedOf(definition, state, sum).values()]
    .slice(0, most)
    .map(({ participant, name, rank, before, points, won, streak }) => ({
      name,
      place: rank,
      before,
      points,
      gained: won.at(-1) ?? 0,
      streak,
      team: sum.teams[participant]?.team ?? null,
    }));

const teamLineOf = ({ team, people, points, rank, before, gained }: RankedTeam): TeamLine => ({
  team,
  people,
  points,
  place: rank,
  before,
  gained,
});

/** How many have the rank of the last who is told of, and are not. */
const tiedBeyond = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  most: number,
): number => {
  const all = [...rankedOf(definition, state, sum).values()];
  const last = all[most - 1]?.rank;
  return all.slice(most).filter(({ rank }) => rank === last).length;
};

/** Whether everybody sees who leads. */
export const showsBoard = ({ phase }: Pick<QuizState, 'phase'>): boolean =>
  phase === 'board' || phase === 'podium' || phase === 'ended';

/** Who leads, as an audience is told it; nothing of it where that is not `told`. */
export const leadOf = (
  audience: Audience,
  definition: QuizDefinition,
  state: QuizState,
  { sum, told }: { readonly sum: QuizSum | null; readonly told: boolean },
): Pick<QuizTally, 'board' | 'players' | 'tied' | 'teams'> => {
  const players = sum === null ? 0 : Object.keys(sum.people).length;
  if (sum === null || !told) return { board: null, players, tied: 0, teams: null };
  const most = audience === 'host' ? undefined : boardRows;
  return {
    board: boardOf(definition, state, sum, most),
    players,
    tied: most === undefined ? 0 : tiedBeyond(definition, state, sum, most),
    teams: state.teams && rankedTeamsOf(definition, state, sum).map(teamLineOf),
  };
};
