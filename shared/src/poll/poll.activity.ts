import * as z from 'zod/mini';
import { timing } from '../core/limits.ts';
import { type Result, fail } from '../core/result.ts';
import type {
  Activity,
  AnswerInWords,
  AnswerTimes,
  Counters,
  Slot,
  Tallies,
} from '../live/activity.ts';
import { inRoundWords } from '../live/last-run.ts';
import type { Audience } from '../live/run.ts';
import { emptyTally } from '../live/tally.ts';
import {
  acceptAnswer,
  type AnswerValue,
  answerValue,
  kindOf,
  type Question,
} from '../question/question-kinds.ts';
import { type PollDefinition, pollDefinition } from './poll.contract.ts';
import {
  type PollCommand,
  pollCommand,
  pollHostView,
  pollName,
  pollPhoneView,
  type PollRecap,
  pollRecap,
  pollScreenView,
  type PollState,
  pollState,
  type PollTally,
  pollTally,
} from './poll.live.ts';
import { reportPoll } from './poll.report.ts';
import { readSlot, slotOf } from './poll.slot.ts';
import { applyCommand, finish, reopens } from './poll.commands.ts';

const currentRound = (state: PollState): number => state.rounds[state.question] ?? 0;

const slotOn = (state: PollState): Slot =>
  slotOf({ question: state.question, round: currentRound(state) });

/** The question that a slot is of. */
const questionIn = ({ questions }: PollDefinition, slot: Slot): Question | undefined =>
  questions[readSlot(slot)?.question ?? -1];

const hasQuestion = (state: PollState): boolean =>
  state.phase !== 'lobby' && state.phase !== 'ended';

/** Phones see the counts when the screen does, at the time that the poll allows. */
const phoneSees = (definition: PollDefinition, state: PollState): boolean => {
  if (!state.shown || !hasQuestion(state)) return false;
  if (definition.phoneResults === 'live') return true;
  return definition.phoneResults === 'closed' && state.phase === 'closed';
};

/**
 * Whether an answer comes in time. After closing, one that was tapped before is taken for a short
 * grace (a slow network is nobody's fault), but never once the counts were revealed.
 */
const inTime = (state: PollState, times: AnswerTimes): boolean => {
  if (state.phase === 'open') return true;
  return (
    state.phase === 'closed' &&
    state.closedAt !== null &&
    reopens(state) &&
    times.tappedAt <= state.closedAt &&
    times.receivedAt <= state.closedAt + timing.grace
  );
};

const accept = (
  definition: PollDefinition,
  state: PollState,
  slot: Slot,
  value: AnswerValue,
  times: AnswerTimes,
): Result<AnswerValue> => {
  const question = questionIn(definition, slot);
  if (question === undefined) return fail('BAD_REQUEST', 'There is no such question.');
  if (slot !== slotOn(state) || !inTime(state, times)) {
    return fail('TOO_LATE', 'This question is closed.');
  }
  return acceptAnswer(question, value);
};

const view = (audience: Audience, definition: PollDefinition, state: PollState): unknown => {
  const standing = {
    phase: state.phase,
    question: state.question,
    questions: definition.questions.length,
    round: currentRound(state),
    deadline: state.deadline,
    shown: audience === 'phone' ? phoneSees(definition, state) : state.shown,
  };
  if (audience === 'host') {
    const { rounds } = state;
    return { ...standing, reopens: reopens(state), rounds, all: definition.questions };
  }
  const current = hasQuestion(state) ? (definition.questions[state.question] ?? null) : null;
  return { ...standing, current };
};

/** Of each question that was asked, its newest round; in the order of the questions. */
const newestRounds = ({ rounds }: PollState): Slot[] =>
  rounds.flatMap((round, question) => (round === 0 ? [] : [slotOf({ question, round })]));

const hasRecap = (state: PollState): boolean => state.phase === 'ended' && state.shown;

/** What the screen ends with. */
const recapOf = (definition: PollDefinition, state: PollState, tallies: Tallies): PollRecap => {
  const newest = new Set(newestRounds(state));
  const reports = reportPoll(definition, state, tallies).filter(({ slot }) => newest.has(slot));
  return {
    recap: reports.map((report) =>
      inRoundWords(report, (tallies.get(report.slot) ?? emptyTally).answered),
    ),
  };
};

const tally = (
  audience: Audience,
  definition: PollDefinition,
  state: PollState,
  tallies: Tallies,
): PollTally | PollRecap | null => {
  if (audience === 'screen' && hasRecap(state)) return recapOf(definition, state, tallies);
  const { answered, counters } = tallies.get(slotOn(state)) ?? emptyTally;
  const question = definition.questions[state.question];
  if (question === undefined || !hasQuestion(state)) return null;
  const isPhone = audience === 'phone';
  if (isPhone && !phoneSees(definition, state)) return null;
  const sees = audience === 'host' || isPhone || state.shown;
  const counts = sees ? kindOf(question).counts(question, counters) : null;
  return { question: state.question, round: currentRound(state), answered, counts };
};

const inWords = (definition: PollDefinition, slot: Slot, value: AnswerValue): AnswerInWords => {
  const question = questionIn(definition, slot);
  if (question === undefined) return { question: '', answer: '' };
  return {
    question: question.text,
    answer: kindOf(question).inWords(question, value).join(', '),
  };
};

const contribution = (definition: PollDefinition, slot: Slot, value: AnswerValue): Counters => {
  const question = questionIn(definition, slot);
  return question === undefined ? {} : kindOf(question).contribution(question, value);
};

/** A poll: questions whose answers are counted on the screen. */
export const pollActivity: Activity<PollDefinition, PollState, PollCommand, AnswerValue> = {
  name: pollName,
  schemas: {
    definition: pollDefinition,
    state: pollState,
    command: pollCommand,
    value: answerValue,
    views: { host: pollHostView, screen: pollScreenView, phone: pollPhoneView },
    tallies: {
      host: z.nullable(pollTally),
      screen: z.nullable(z.union([pollTally, pollRecap])),
      phone: z.nullable(pollTally),
    },
  },
  title: (definition) => definition.title,
  start: (definition) => ({
    phase: 'lobby',
    question: 0,
    rounds: definition.questions.map(() => 0),
    shown: false,
    closedAt: null,
    revealed: definition.questions.map(() => false),
    deadline: null,
  }),
  apply: (definition, state, command, { now }) => applyCommand(definition, state, command, now),
  deadline: (state) => state.deadline,
  expire: (_definition, state) => ({
    ...state,
    phase: 'closed',
    closedAt: state.deadline,
    deadline: null,
  }),
  over: (state) => state.phase === 'ended',
  finish,
  inWords,
  accept,
  contribution,
  open: (state) => (state.phase === 'open' ? [slotOn(state)] : []),
  position: (state) => (hasQuestion(state) ? state.question + 1 : null),
  shown: (state) => {
    if (hasRecap(state)) return newestRounds(state);
    return hasQuestion(state) ? [slotOn(state)] : [];
  },
  report: reportPoll,
  view,
  tally,
};
