import { limits } from '../core/limits.ts';
import type { Counters, Slot, Tallies } from '../live/activity.ts';
import type { Audience } from '../live/run.ts';
import { emptyTally } from '../live/tally.ts';
import { kindOf, type Question, type QuestionCounts } from '../question/question-kinds.ts';
import { confidenceIn, kindCounters, mostOwnCounters, rightIn } from './poll.answer.ts';
import type { PollDefinition } from './poll.contract.ts';
import { editsOf, extraOf, hasQuestion, newestSlot, questionsOf, slotOn } from './poll.deck.ts';
import type { PollRecap, PollScreenRecap, PollState, PollTally } from './poll.live.ts';
import { recapForScreens, recapInWords } from './poll.recap.ts';
import { rightAmong } from './poll.right.ts';
import { readSlot, slotOf } from './poll.slot.ts';
import { phoneSees, rightIsOut } from './poll.views.ts';

/** Of each question that was asked, its newest round; in the order of the questions. */
const newestRounds = (state: PollState): Slot[] =>
  state.rounds.flatMap((round, place) => (round === 0 ? [] : [newestSlot(state, place)]));

const hasRecap = ({ phase, shown, survey }: PollState): boolean =>
  shown && (phase === 'ended' || survey !== null);

const slotBefore = (state: PollState): Slot[] => {
  const round = (state.rounds[state.question] ?? 0) - 1;
  return round < 1 ? [] : [slotOf({ question: state.question, round })];
};

/** The slots whose tallies are on show. */
export const slotsOnShow = (state: PollState): Slot[] => {
  if (hasRecap(state)) return newestRounds(state);
  if (state.survey !== null) {
    if (state.phase === 'ended') return [];
    // Its host sees the question that is on, and how many have answered any.
    return [slotOn(state), ...newestRounds(state).filter((slot) => slot !== slotOn(state))];
  }
  return hasQuestion(state) ? [slotOn(state), ...slotBefore(state)] : [];
};

/** Of how many counters the tallies on show are made: asked at each beat, so of nothing else. */
export const mostCounters = (definition: PollDefinition, state: PollState): number => {
  const places = new Set(slotsOnShow(state).map((slot) => readSlot(slot)?.question));
  const all = questionsOf(definition, state);
  const most = [...places].map((place) => {
    const question = place === undefined ? undefined : all[place];
    return question === undefined ? 0 : (kindOf(question).mostCounters?.(question) ?? 0);
  });
  return Math.max(limits.countersShown, ...most) + mostOwnCounters;
};

/** How many have answered a survey: those of the question that most have answered. */
const surveyedIn = (state: PollState, tallies: Tallies): number =>
  Math.max(0, ...newestRounds(state).map((slot) => tallies.get(slot)?.answered ?? 0));

/** Of a survey everybody is told how many have answered, and nothing of the answers until the host shows them. */
const surveyTally = (
  audience: 'screen' | 'phone',
  definition: PollDefinition,
  state: PollState,
  tallies: Tallies,
): PollRecap | PollScreenRecap | null => {
  const poll = { definition, state, tallies };
  if (audience === 'phone') {
    if (!phoneSees(definition, state)) return null;
    return { recap: hasRecap(state) ? recapInWords(poll) : [] };
  }
  const recap = hasRecap(state) ? recapForScreens(poll) : [];
  return { recap, surveyed: surveyedIn(state, tallies) };
};

interface Counting {
  readonly audience: Audience;
  readonly definition: PollDefinition;
  readonly state: PollState;
  readonly tallies: Tallies;
  readonly question: Question;
}

/** A round as it is shown: its counts, unless so few have answered that they would tell of one. */
const roundOf = (
  { audience, definition, state, tallies, question }: Counting,
  slot: Slot,
): {
  answered: number;
  floor: number | null;
  counts: QuestionCounts | null;
  counters: Counters;
} => {
  const { answered, counters } = tallies.get(slot) ?? emptyTally;
  const floor = answered < (definition.floor ?? 0) ? (definition.floor ?? null) : null;
  const own = kindCounters(extraOf(definition, question), counters);
  const isTold = rightIsOut(definition, state);
  const right = isTold ? rightAmong(question, extraOf(definition, question)) : null;
  const looking = { audience, edits: editsOf(state, slot), right };
  const counts = floor === null ? kindOf(question).counts(question, own, looking) : null;
  return { answered, floor, counts, counters };
};

/** How many are right in a round that is shown as that: hosts know it at once, others once it is told. */
const hitsOf = (
  { audience, definition, state, question }: Counting,
  { floor, counters }: Pick<ReturnType<typeof roundOf>, 'floor' | 'counters'>,
  isSeen: boolean,
): Pick<PollTally, 'hits'> => {
  const isKnown = audience === 'host' || (isSeen && rightIsOut(definition, state));
  const hits =
    floor === null && isKnown ? rightIn(question, extraOf(definition, question), counters) : null;
  return hits === null ? {} : { hits };
};

const besideOf = (counting: Counting, isSeen: boolean): Pick<PollTally, 'before'> => {
  const { audience, state } = counting;
  const [slot] = slotBefore(state);
  const stands = audience === 'host' || (audience === 'screen' && state.beside && isSeen);
  if (slot === undefined || !stands) return {};
  const shown = roundOf(counting, slot);
  const round = (state.rounds[state.question] ?? 0) - 1;
  const { answered, counts } = shown;
  return { before: { round, answered, counts, ...hitsOf(counting, shown, isSeen) } };
};

/** What an audience sees of the counts. */
export const pollTallyOf = (
  audience: Audience,
  definition: PollDefinition,
  state: PollState,
  tallies: Tallies,
): PollTally | PollRecap | PollScreenRecap | null => {
  if (audience !== 'host' && state.survey !== null) {
    return surveyTally(audience, definition, state, tallies);
  }
  if (audience !== 'host' && hasRecap(state)) {
    const poll = { definition, state, tallies };
    if (audience === 'screen') return { recap: recapForScreens(poll) };
    return definition.phoneResults === 'never' ? null : { recap: recapInWords(poll) };
  }
  const question = questionsOf(definition, state)[state.question];
  if (question === undefined || !hasQuestion(state)) return null;
  const isPhone = audience === 'phone';
  if (isPhone && !phoneSees(definition, state)) return null;
  const isSeen = audience === 'host' || isPhone || state.shown;
  const counting = { audience, definition, state, tallies, question };
  const shown = roundOf(counting, slotOn(state));
  const { answered, floor, counts, counters } = shown;
  const toHost = audience === 'host' && floor === null;
  const sure = toHost ? confidenceIn(question, extraOf(definition, question), counters) : null;
  return {
    question: state.question,
    round: state.rounds[state.question] ?? 0,
    answered,
    counts: isSeen ? counts : null,
    ...(isSeen && floor !== null && { floor }),
    ...besideOf(counting, isSeen),
    ...(sure !== null && { sure }),
    ...hitsOf(counting, shown, isSeen),
    ...(state.survey !== null && { surveyed: surveyedIn(state, tallies) }),
  };
};
