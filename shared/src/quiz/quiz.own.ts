import type { Slot } from '../live/activity.ts';
import type { JudgedAnswer, OwnStanding, OwnTeam, ToldRound } from '../live/own-part.ts';
import { kindOf } from '../question/question-kinds.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { placeIn } from './alone/alone.slot.ts';
import { isStep } from './alone/alone.answer.ts';
import { itemAt, rightAt } from './quiz.deck.ts';
import type { QuizAnswer, QuizState } from './quiz.live.ts';
import type { QuizSum } from './scoring/quiz.counting.ts';
import { countedOf, rankedOf } from './scoring/quiz.results.ts';
import { outcomeOf } from './scoring/outcome.ts';
import { rankedTeamsOf } from './teams/ranked-teams.ts';

/** What everybody was told is right, as it was last put right, and why; null before that. */
const toldAt = (
  definition: QuizDefinition,
  state: QuizState,
  place: number,
): Omit<JudgedAnswer, 'outcome'> | null => {
  const item = itemAt(definition, place);
  const right = rightAt(definition, state, place);
  if (item === undefined || right === null || !state.told.includes(place)) return null;
  const { question, explanation } = item;
  return {
    right: kindOf(question).keyed?.inWords(question, right) ?? [],
    ...(explanation !== '' && { why: explanation }),
  };
};

/** What came of an answer, with what everybody was told of it; null before that. */
export const judgedInQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  given: QuizAnswer,
): JudgedAnswer | null => {
  const place = placeIn(slot);
  if (place === null || isStep(given.answer)) return null;
  const told = toldAt(definition, state, place);
  if (told === null) return null;
  const outcome = outcomeOf(definition, state, place, given);
  // What counts for nobody is neither right nor wrong.
  return { outcome: outcome === 'void' || outcome === 'none' ? null : outcome, ...told };
};

/** All that everybody was told, in the order in which it is asked. */
export const toldInQuiz = (definition: QuizDefinition, state: QuizState): readonly ToldRound[] =>
  state.order.flatMap((place, index) => {
    const told = toldAt(definition, state, place);
    const text = itemAt(definition, place)?.question.text ?? '';
    if (told === null) return [];
    return [{ question: index + 1, round: 1, text, judged: { outcome: null, ...told } }];
  });

/** Where somebody stands, and what each of their answers has brought. */
export const standingInQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  participant: string,
  sum: QuizSum,
): OwnStanding | null => {
  const ranked = rankedOf(definition, state, sum);
  const own = ranked.get(participant);
  if (own === undefined) return null;
  const { slotAt } = countedOf(definition, state, sum, participant);
  const won = state.told.map((place, at): [Slot, number] => [slotAt(place), own.won[at] ?? 0]);
  return {
    points: own.points,
    place: own.rank,
    of: ranked.size,
    won: new Map(won),
  };
};

/** Where the team stands that somebody is in. */
export const teamInQuiz = (
  definition: QuizDefinition,
  state: QuizState,
  participant: string,
  sum: QuizSum,
): OwnTeam | null => {
  const all = rankedTeamsOf(definition, state, sum);
  const mine = all.find(({ team }) => team === sum.teams[participant]?.team);
  const name = state.teams?.names[mine?.team ?? -1];
  if (mine === undefined || name === undefined) return null;
  return { name, points: mine.points, place: mine.rank, of: all.length };
};
