import * as z from 'zod/mini';
import { type Counts, countOf } from '../../core/counts.ts';
import { limits } from '../../core/limits.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Slot, Tally, Who } from '../../live/activity.ts';
import { emptyTally } from '../../live/tally.ts';
import { isOver } from '../quiz.deck.ts';
import type { QuizAnswer, QuizCommand, QuizState } from '../quiz.live.ts';
import { quizMessages as words } from '../quiz.messages.ts';
import { seedOf, shuffled } from '../../core/seeded.ts';
import { byLot, choiceOfTeam, isTeamSlot, teamIn, teamSlotOf } from './team-slot.ts';

/** Of teams that people choose, none is to have more than so many beyond the smallest. */
const mostBeyond = 2;

const someTeam = new RegExp(`^(${byLot}|t[0-${limits.quiz.teams.most - 1}])$`);

/** What the slot of the teams is answered with: a team, or that one is to be drawn. */
export const teamValue = z.strictObject({
  answer: z.strictObject({
    choices: z
      .array(z.string().check(z.regex(someTeam, 'There is no such team.')))
      .check(z.minLength(1), z.maxLength(1)),
  }),
});

/** The slot in which people are in teams now; null where everybody plays for themselves. */
export const teamSlot = ({ teams }: Pick<QuizState, 'teams'>): Slot | null =>
  teams === null ? null : teamSlotOf(teams.draw);

/** The slots that take answers about teams: until nothing is asked any more, whoever comes is put into one. */
export const openTeamSlots = (state: QuizState): Slot[] => {
  const slot = teamSlot(state);
  return slot === null || isOver(state) ? [] : [slot];
};

const counterOf = (team: number): string => `t${team}`;

/** How many are in each team. */
export const teamSizes = (teams: number, { counters }: Pick<Tally, 'counters'>): number[] =>
  Array.from({ length: teams }, (_, team) => countOf(counters, counterOf(team)));

/** What a place in a team adds to the counters of its slot. */
export const teamContribution = ({ answer }: QuizAnswer): Counts => {
  const team = teamIn(answer, limits.quiz.teams.most);
  return team === null ? {} : { [counterOf(team)]: 1 };
};

/** One of the smallest teams, drawn by lot. */
const drawnFrom = (sizes: readonly number[], seed: number): number => {
  const least = Math.min(...sizes);
  const smallest = sizes.flatMap((size, team) => (size === least ? [team] : []));
  return shuffled(smallest, seed)[0] ?? 0;
};

const keep = (team: number): Result<QuizAnswer> => ok({ answer: choiceOfTeam(team) });

/** Which teams have room for one more by choice; `sizes` are those without whoever asks. */
export const teamsWithRoom = (sizes: readonly number[]): boolean[] => {
  const least = Math.min(...sizes);
  return sizes.map((size) => size < least + mostBeyond);
};

/**
 * Puts somebody into a team: the one that they choose, where people choose and it has room, else one of
 * the smallest. Once the first question was asked, or where it was drawn, it stays.
 */
export const acceptTeam = (
  state: QuizState,
  slot: Slot,
  { answer }: QuizAnswer,
  who: Who,
): Result<QuizAnswer> => {
  const { teams, phase } = state;
  if (teams === null || slot !== teamSlot(state)) return fail('TOO_LATE', words.otherTeams);
  const many = teams.names.length;
  const wish = teamIn(answer, many);
  const { own = [], tally = emptyTally } = who.before ?? {};
  const kept = own.find((each) => each.slot === slot)?.value as QuizAnswer | undefined;
  const before = teamIn(kept?.answer, many);
  const isFree = phase === 'lobby' && teams.by === 'choice';
  // The very value that is kept: so the answer stays as it is, and they have been in it since it came.
  if (kept !== undefined && before !== null && (wish === null || wish === before)) return ok(kept);
  if (isOver(state)) return fail('TOO_LATE', words.closed);
  if (before !== null && !isFree) return fail('TOO_LATE', words.teamStays);
  const sizes = teamSizes(many, tally).map((size, team) => (team === before ? size - 1 : size));
  const drawn = drawnFrom(sizes, seedOf(`${who.participant} ${teams.draw}`));
  if (wish === null || teams.by === 'lot') return keep(drawn);
  if (teamsWithRoom(sizes)[wish] === true) return keep(wish);
  // Who has none when it begins is put into one, rather than asked again.
  return isFree ? fail('FULL', words.teamFull) : keep(drawn);
};

/** The teams that a host wants, before the first question; made anew where it is not their names alone that change. */
export const withTeams = (
  state: QuizState,
  { teams: wanted, anew }: Extract<QuizCommand, { type: 'teams' }>,
): Result<QuizState> => {
  if (state.phase !== 'lobby') return fail('WRONG_PHASE', words.teamsLater);
  if (wanted === null) return ok({ ...state, teams: null });
  const keys = wanted.names.map((name) => name.toLowerCase());
  if (new Set(keys).size < keys.length) return fail('BAD_REQUEST', words.teamTwice);
  const { teams } = state;
  const isSame =
    teams !== null && teams.by === wanted.by && teams.names.length === wanted.names.length;
  const draw = (teams?.draw ?? 0) + (isSame && !anew ? 0 : 1);
  return ok({ ...state, teams: { ...wanted, draw } });
};

/** The team of an answer in words; null where it is none of a team. */
export const teamInWords = (
  { teams }: Pick<QuizState, 'teams'>,
  slot: Slot,
  { answer }: QuizAnswer,
): string | null => {
  if (!isTeamSlot(slot)) return null;
  const team = teamIn(answer, limits.quiz.teams.most);
  return teams?.names[team ?? -1] ?? '';
};

/** What somebody of a class in a rehearsal wants: by lot, or one of the teams. */
export const sampleTeam = ({ teams }: QuizState, random: () => number): QuizAnswer | null => {
  if (teams === null) return null;
  const wish = Math.floor(random() * teams.names.length);
  return { answer: teams.by === 'lot' ? { choices: [byLot] } : choiceOfTeam(wish) };
};
