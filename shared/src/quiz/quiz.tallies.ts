import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import type { Tallies, Tally } from '../live/activity.ts';
import type { Audience } from '../live/run.ts';
import type { NamesShown } from '../live/names-shown.ts';
import type { ExtraTime } from '../live/people.ts';
import { emptyTally } from '../live/tally.ts';
import { kindOf, questionCounts } from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';
import { isCounted } from './alone.commands.ts';
import { aloneTally, aloneTallyOf } from './alone.tallies.ts';
import { stillAnswering } from './own-time.ts';
import type { QuizDefinition, QuizItem } from './quiz.contract.ts';
import { hasQuestion, itemAt, placeOn, rightAt, slotOf } from './quiz.deck.ts';
import { quizAnswer, type QuizState } from './quiz.live.ts';
import { type QuizSum, standingsOf } from './quiz.results.ts';
import { teamStanding } from './quiz.standing.ts';
import { teamStandingsOf } from './team-standings.ts';
import { teamIn } from './team-slot.ts';
import { teamSizes, teamSlot } from './teams.ts';
import { rightFor } from './right-for.ts';

/** How many are told of on the screen's board, and at the end; its host is told of all. */
export const onBoard = 5;

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
const teamLine = z.strictObject({ ...teamStanding, people: count, gained: z.number() });
export type TeamLine = z.infer<typeof teamLine>;

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
  /** How many more have the place of the last of them. */
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

/** Of how many counters the tallies on show are made: of all that the kind on show needs, and of how many are right. */
export const mostCountersIn = (definition: QuizDefinition, state: QuizState): number => {
  const places = state.alone === null ? [placeOn(state)] : state.order;
  const most = places.map((place) => {
    const question = itemAt(definition, place)?.question;
    return question === undefined ? 0 : (kindOf(question).mostCounters?.(question) ?? 0);
  });
  return Math.max(limits.countersShown, ...most) + 1;
};

/** How many are right: by the kind's counters, or by the one that is kept beside them. */
export const hitsIn = (
  definition: QuizDefinition,
  state: QuizState,
  place: number,
  { counters }: Tally,
): number | null => {
  const item = itemAt(definition, place);
  const right = rightAt(definition, state, place);
  const applies = item === undefined || right === null ? null : rightFor(item.question, right);
  if (item === undefined || applies === null) return null;
  const counted = kindOf(item.question).keyed?.counted(item.question, applies, counters) ?? null;
  return counted ?? counters[counterOfRight] ?? 0;
};

/** How many answers are right where the counters of a kind cannot say it; no counter of a kind is called so. */
export const counterOfRight = '~right';

const countsOf = (
  { question }: QuizItem,
  { counters }: Tally,
  looking: { readonly audience: Audience; readonly right: Right | null },
) => kindOf(question).counts(question, counters, looking);

const boardOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  most?: number,
): BoardLine[] =>
  [...standingsOf(definition, state, sum).values()]
    .slice(0, most)
    .map(({ participant, name, place, before, points, won, streak }) => ({
      name,
      place,
      before,
      points,
      gained: won.at(-1) ?? 0,
      streak,
      team: sum.teams[participant]?.team ?? null,
    }));

/** How many have the place of the last who is told of, and are not. */
const tiedBeyond = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  most: number,
): number => {
  const all = [...standingsOf(definition, state, sum).values()];
  const last = all[most - 1]?.place;
  return all.slice(most).filter(({ place }) => place === last).length;
};

/** Whether everybody sees who leads. */
export const showsBoard = ({ phase }: Pick<QuizState, 'phase'>): boolean =>
  phase === 'board' || phase === 'podium' || phase === 'ended';

/** While answers come in no points move: a host is not told of all of them again with each answer. */
const tellsBoard = (audience: Audience, state: QuizState): boolean => {
  if (audience !== 'host') return audience === 'screen' && showsBoard(state);
  if (state.alone !== null) return isCounted(state);
  return state.phase !== 'reading' && state.phase !== 'open' && state.phase !== 'closed';
};

const lobbyOf = ({ teams }: QuizState, { names, more, beside }: NamesShown) => ({
  names: [...names],
  more,
  teams:
    teams === null
      ? null
      : names.map((_, at) => teamIn(answerIn(beside?.[at]), teams.names.length)),
});

const answerIn = (value: unknown): unknown => quizAnswer.safeParse(value).data?.answer;

/** How many are in each team, while that is what there is to see. */
const sizesOf = (state: QuizState, tallies: Tallies): number[] | null => {
  const slot = teamSlot(state);
  if (state.teams === null || slot === null || state.phase !== 'lobby') return null;
  return teamSizes(state.teams.names.length, tallies.get(slot) ?? emptyTally);
};

/** What an audience may see of the answers and of the points. */
export const quizTallyOf = (
  audience: Audience,
  definition: QuizDefinition,
  state: QuizState,
  given: {
    readonly tallies: Tallies;
    readonly sum: QuizSum | null;
    readonly named?: NamesShown | undefined;
    readonly late?: readonly ExtraTime[] | undefined;
  },
): QuizTally | null => {
  const { tallies, sum, named, late = [] } = given;
  const isTold = state.phase === 'revealed';
  if (audience === 'phone' && !isTold) return null;
  const place = placeOn(state);
  const tally = tallies.get(slotOf(place)) ?? emptyTally;
  const item = itemAt(definition, place);
  const isSeen = item !== undefined && hasQuestion(state) && (audience === 'host' || isTold);
  const right = isTold ? rightAt(definition, state, place) : null;
  const most = audience === 'host' ? undefined : onBoard;
  const hasBoard = sum !== null && tellsBoard(audience, state);
  return {
    place,
    answered: hasQuestion(state) ? tally.answered : 0,
    counts: isSeen ? countsOf(item, tally, { audience, right }) : null,
    hits: isSeen ? hitsIn(definition, state, place, tally) : null,
    board: hasBoard ? boardOf(definition, state, sum, most) : null,
    players: sum === null ? 0 : Object.keys(sum.people).length,
    tied: hasBoard && most !== undefined ? tiedBeyond(definition, state, sum, most) : 0,
    teams: hasBoard && state.teams !== null ? [...teamStandingsOf(definition, state, sum)] : null,
    lobby: named === undefined ? null : lobbyOf(state, named),
    sizes: sizesOf(state, tallies),
    still: audience === 'host' ? stillAnswering(definition, state, late) : null,
    alone:
      state.alone === null
        ? null
        : aloneTallyOf(
            audience,
            state,
            tallies,
            (at, slot) => hitsIn(definition, state, at, tallies.get(slot) ?? emptyTally) ?? 0,
          ),
  };
};
