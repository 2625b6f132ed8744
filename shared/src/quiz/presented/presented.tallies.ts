import type { Tallied, Tallies, Tally } from '../../live/activity.ts';
import type { NamesShown } from '../../live/names-shown.ts';
import type { Audience } from '../../live/run.ts';
import { emptyTally } from '../../live/tally.ts';
import { kindOf } from '../../question/question-kinds.ts';
import type { Right } from '../../question/right.ts';
import { stillAnswering } from '../scoring/own-time.ts';
import type { QuizDefinition, QuizItem } from '../quiz.contract.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { hasQuestion, itemAt, placeOn, rightAt, slotOf } from '../quiz.deck.ts';
import { quizAnswer, type QuizState } from '../quiz.live.ts';
import { hitsIn, leadOf, type QuizTally, showsBoard } from '../quiz.tallies.ts';
import { teamIn } from '../teams/team-slot.ts';
import { teamSizes, teamSlot } from '../teams/teams.ts';

const countsOf = (
  { question }: QuizItem,
  { counters }: Tally,
  looking: { readonly audience: Audience; readonly right: Right | null },
) => kindOf(question).counts(question, counters, looking);

/** While answers come in no points move: a host is not told of all of them again with each answer. */
const tellsBoard = (audience: Audience, state: QuizState): boolean => {
  if (audience !== 'host') return audience === 'screen' && showsBoard(state);
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

/** What an audience may see of the answers and of the points, while it is presented. */
export const presentedTallyOf = (
  audience: Audience,
  definition: QuizDefinition,
  state: QuizState,
  { tallies, results: sum, lobby, extraTime = [] }: Tallied<QuizSum>,
): QuizTally | null => {
  const isTold = state.phase === 'revealed';
  if (audience === 'phone' && !isTold) return null;
  const place = placeOn(state);
  const tally = tallies.get(slotOf(place)) ?? emptyTally;
  const item = itemAt(definition, place);
  const isSeen = item !== undefined && hasQuestion(state) && (audience === 'host' || isTold);
  const right = isTold ? rightAt(definition, state, place) : null;
  return {
    place,
    answered: hasQuestion(state) ? tally.answered : 0,
    counts: isSeen ? countsOf(item, tally, { audience, right }) : null,
    hits: isSeen ? hitsIn(definition, state, place, tally) : null,
    ...leadOf(audience, definition, state, { sum, told: tellsBoard(audience, state) }),
    lobby: lobby === undefined ? null : lobbyOf(state, lobby),
    sizes: sizesOf(state, tallies),
    still: audience === 'host' ? stillAnswering(definition, state, extraTime) : null,
    alone: null,
  };
};
