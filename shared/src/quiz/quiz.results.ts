import type { AcceptedAnswer, Results, Slot } from '../live/activity.ts';
import { shuts } from './alone.answer.ts';
import type { Alone } from './alone.contract.ts';
import { isCounted } from './alone.commands.ts';
import { countedTry, type Tries, tryOf } from './alone.results.ts';
import { placeIn, readAloneSlot, slotIn } from './alone.slot.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { hasStreaks, isOver, itemAt, limitOf, placeOf, rightAt, slotOf } from './quiz.deck.ts';
import type { QuizAnswer, QuizState } from './quiz.live.ts';
import { placesOf, pointsOf, type Scored, streakBonus } from './scoring.ts';
import { rightFor, shareOfRight } from './right-for.ts';
import { isTeamSlot, teamIn } from './team-slot.ts';
import { teamSlot } from './teams.ts';

/** What one has answered, by the place of the question. */
type Answered = Record<number, Scored>;

/** What people are called, and what each of them has answered. */
export interface QuizSum {
  readonly names: Readonly<Record<string, string>>;
  readonly people: Record<string, Answered>;
  /** Of a quiz that people go through on their own: their attempts. */
  readonly tries?: Record<string, Tries>;
  /** The team of each participant who is in one, and when they came into it, in ms. */
  readonly teams: Record<string, { readonly team: number; readonly at: number }>;
  /** When the last answer to each question came, by its place, in ms. */
  readonly last: Record<number, number>;
}

/** Where one participant stands. */
export interface Standing {
  readonly participant: string;
  /** Empty where nobody is asked for one. */
  readonly name: string;
  readonly points: number;
  /** From 1; who has the same points has the same place. */
  readonly place: number;
  /** What each question that was told has brought, in their order. */
  readonly won: readonly number[];
  /** The place before the last of them. */
  readonly before: number;
  /** Points that are missing to whoever stands before; null for who leads. */
  readonly behind: number | null;
  /** Right answers in a row, up to the last question that was told. */
  readonly streak: number;
}

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
  // On their own nobody's time is taken.
  const took = state.alone === null ? (value.took ?? 0) : null;
  const scored = { share: definition.partly ? share : Math.floor(share), took };
  return { place, scored };
};

/** What one has won with each question that was told, in their order; with the streak at its end. */
export const wonBy = (
  definition: QuizDefinition,
  { told, voided, alone }: Pick<QuizState, 'told' | 'voided' | 'alone'>,
  answers: Answered,
): { readonly won: readonly number[]; readonly streak: number } => {
  let streak = 0;
  const won = told.map((place) => {
    const item = itemAt(definition, place);
    // What counts for nobody, or is worth nothing, breaks no streak.
    if (item === undefined || item.points === 0 || voided.includes(place)) return 0;
    const scored = answers[place];
    streak = scored?.share === 1 ? streak + 1 : 0;
    if (scored === undefined || scored.share === 0) return 0;
    // On their own people take the time that they need.
    const pace = alone === null ? definition.pace : 'flat';
    const worth = { points: item.points, pace, limit: limitOf(item) };
    const bonus = hasStreaks(definition, { alone }) && scored.share === 1 ? streakBonus(streak) : 0;
    return pointsOf(worth, scored) + bonus;
  });
  return { won, streak };
};

/** All that was won. */
export const sumOf = (won: readonly number[]): number => won.reduce((all, each) => all + each, 0);

/** Which of somebody's attempts counts; null where it is presented, or none does. */
const countedAttempt = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  participant: string,
): number | null => {
  const tries = sum.tries?.[participant];
  if (state.alone === null || tries === undefined) return null;
  return countedTry(tries, state.alone.counts, (answers) =>
    sumOf(wonBy(definition, state, answers).won),
  );
};

/** What of somebody's answers counts: all, or those of the attempt that does. */
export const countedAnswers = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  participant: string,
): Answered => {
  const tries = sum.tries?.[participant];
  if (state.alone === null || tries === undefined) return sum.people[participant] ?? {};
  const counted = countedAttempt(definition, state, sum, participant);
  return counted === null ? {} : (tries[counted]?.answers ?? {});
};

/** Of somebody the slots of the answers that count, by the place of the question. */
export const countedSlots = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  participant: string,
): ((place: number) => Slot) => {
  const counted = countedAttempt(definition, state, sum, participant);
  return counted === null ? slotOf : (place) => slotIn(counted, place);
};

/** Somebody's answer in one of their attempts. */
const addToTry = (
  sum: QuizSum,
  answer: AcceptedAnswer<QuizAnswer>,
  scored: ReturnType<typeof scoredOf>,
  alone: Alone,
): QuizSum => {
  const read = readAloneSlot(answer.slot);
  if (read === null) return sum;
  const { tries = {} } = sum;
  const into = tryOf((tries[answer.participant] ??= {}), read.attempt);
  if (shuts(answer, alone)) into.handedIn = true;
  if (scored !== null) into.answers[scored.place] = scored.scored;
  return sum.tries === undefined ? { ...sum, tries } : sum;
};

const made = new WeakMap<QuizSum, ReadonlyMap<string, Standing>>();

const makeStandings = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
): ReadonlyMap<string, Standing> => {
  const everybody = Object.keys(sum.people).map((participant) => {
    const answers = countedAnswers(definition, state, sum, participant);
    const { won, streak } = wonBy(definition, state, answers);
    const name = sum.names[participant] ?? '';
    return { participant, name, won, streak, points: sumOf(won) };
  });
  const places = placesOf(everybody.map(({ points }) => points));
  // On their own nobody has come from another place: there is no last question.
  const last = (won: readonly number[]): number => (state.alone === null ? (won.at(-1) ?? 0) : 0);
  const before = placesOf(everybody.map(({ points, won }) => points - last(won)));
  const standings = everybody
    .map((each, index) =>
      Object.assign(each, { place: places[index] ?? 0, before: before[index] ?? 0 }),
    )
    .toSorted((one, other) => one.place - other.place);
  let ahead: number | null = null;
  let same = Infinity;
  return new Map(
    standings.map((each): [string, Standing] => {
      if (each.points < same) [ahead, same] = [same === Infinity ? null : same, each.points];
      return [each.participant, { ...each, behind: ahead === null ? null : ahead - each.points }];
    }),
  );
};

/** Where everybody stands, the first first. A sum is of one state: what was made of it is made once. */
export const standingsOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
): ReadonlyMap<string, Standing> => {
  const known = made.get(sum) ?? makeStandings(definition, state, sum);
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
  // Everybody is told anew of what is theirs once it is over: then it is all of it.
  key: (state) => {
    const { told, recounts } = state;
    const over = isOver(state) ? ':over' : '';
    if (state.alone !== null) {
      if (isCounted(state)) return `alone:${state.closedAt ?? 'over'}:${recounts}`;
      // What was put right while it is open is told to those who were told something of it.
      return recounts === 0 ? null : `alone:${recounts}`;
    }
    return told.length === 0 ? null : `${told.join('.')}:${recounts}${over}`;
  },
  tellsNames: true,
  empty: (names) => ({ names: Object.fromEntries(names), people: {}, teams: {}, last: {} }),
  add: (definition, state, sum, answer) => {
    noteForTeams(state, sum, answer);
    if (isTeamSlot(answer.slot)) return sum;
    const own = (sum.people[answer.participant] ??= {});
    const scored = scoredOf(definition, state, answer);
    if (state.alone !== null) return addToTry(sum, answer, scored, state.alone);
    if (scored !== null) own[scored.place] = scored.scored;
    return sum;
  },
  of: (sum) => sum,
};
