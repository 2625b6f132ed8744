import * as z from 'zod/mini';
import { countOf } from '../core/counts.ts';
import { timing } from '../core/limits.ts';
import { ok, type Outcome, refuse } from '../core/result.ts';
import type { Activity, AnswerInWords, AnswerTimes, Slot, Tallies } from '../live/activity.ts';
import type { Audience } from '../live/run.ts';
import { emptyTally } from '../live/tally.ts';
import { type PollDefinition, pollDefinition } from './poll.contract.ts';
import {
  type PollAnswer,
  pollAnswer,
  type PollCommand,
  pollCommand,
  pollHostView,
  pollName,
  pollPhoneView,
  pollScreenView,
  type PollState,
  pollState,
  type PollTally,
  pollTally,
} from './poll.live.ts';
import { reportPoll } from './poll.report.ts';
import { readSlot, slotOf } from './poll.slot.ts';
import { applyCommand, finish } from './poll.commands.ts';

const currentRound = (state: PollState): number => state.rounds[state.question] ?? 0;

const slotOn = (state: PollState): Slot =>
  slotOf({ question: state.question, round: currentRound(state) });

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
    state.revealedAt === null &&
    times.tappedAt <= state.closedAt &&
    times.receivedAt <= state.closedAt + timing.grace
  );
};

const accept = (
  definition: PollDefinition,
  state: PollState,
  slot: Slot,
  value: PollAnswer,
  times: AnswerTimes,
): Outcome<PollAnswer> => {
  const asked = readSlot(slot);
  const question = definition.questions[asked?.question ?? -1];
  if (question === undefined) return refuse('BAD_REQUEST', 'There is no such question.');
  if (slot !== slotOn(state) || !inTime(state, times)) {
    return refuse('TOO_LATE', 'This question is closed.');
  }
  const chosen = new Set(value.choices);
  const choices = question.options.map((option) => option.id).filter((each) => chosen.has(each));
  if (choices.length < value.choices.length) {
    return refuse('BAD_REQUEST', 'That is not an answer to this question.');
  }
  if (choices.length > 1 && !question.multiple) {
    return refuse('BAD_REQUEST', 'Choose one answer.');
  }
  return ok({ choices });
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
  if (audience === 'host') return { ...standing, rounds: state.rounds, all: definition.questions };
  const current = hasQuestion(state) ? (definition.questions[state.question] ?? null) : null;
  return { ...standing, current };
};

const tally = (
  audience: Audience,
  definition: PollDefinition,
  state: PollState,
  tallies: Tallies,
): PollTally | null => {
  const { answered, counters } = tallies.get(slotOn(state)) ?? emptyTally;
  const options = definition.questions[state.question]?.options;
  if (options === undefined || !hasQuestion(state)) return null;
  const isPhone = audience === 'phone';
  if (isPhone && !phoneSees(definition, state)) return null;
  const sees = audience === 'host' || isPhone || state.shown;
  const counts = sees
    ? Object.fromEntries(options.map((option) => [option.id, countOf(counters, option.id)]))
    : null;
  return { question: state.question, round: currentRound(state), answered, counts };
};

const inWords = (
  { questions }: PollDefinition,
  slot: Slot,
  { choices }: PollAnswer,
): AnswerInWords => {
  const asked = questions[readSlot(slot)?.question ?? -1];
  const chosen = asked?.options.filter(({ id }) => choices.includes(id)) ?? [];
  return { question: asked?.text ?? '', answer: chosen.map(({ text }) => text).join(', ') };
};

/** A poll: questions with answers to choose from, counted on the screen. */
export const pollActivity: Activity<PollDefinition, PollState, PollCommand, PollAnswer> = {
  name: pollName,
  schemas: {
    definition: pollDefinition,
    state: pollState,
    command: pollCommand,
    value: pollAnswer,
    views: { host: pollHostView, screen: pollScreenView, phone: pollPhoneView },
    tallies: {
      host: z.nullable(pollTally),
      screen: z.nullable(pollTally),
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
    revealedAt: null,
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
  contribution: (_definition, _slot, answer) =>
    Object.fromEntries(answer.choices.map((choice) => [choice, 1])),
  open: (state) => (state.phase === 'open' ? [slotOn(state)] : []),
  shown: (state) => (hasQuestion(state) ? [slotOn(state)] : []),
  report: reportPoll,
  view,
  tally,
};
