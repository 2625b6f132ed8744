import * as z from 'zod/mini';
import { timing } from '../core/limits.ts';
import { type Result, fail } from '../core/result.ts';
import type { Activity, AnswerTimes, GivenAnswer, KeptAnswer, Slot } from '../live/activity.ts';
import type { AnswerInWords, AskedRound } from '../live/own-part.ts';
import { kindOf } from '../question/question-kinds.ts';
import {
  acceptPollAnswer,
  answerIn,
  type PollAnswer,
  pollAnswer,
  pollAnswerTo,
  pollContribution,
  sureInWords,
} from './poll.answer.ts';
import { applyCommand, finish, resumeCommand } from './poll.commands.ts';
import { type PollDefinition, pollDefinition } from './poll.contract.ts';
import {
  askedIn,
  editsOf,
  extraOf,
  hasQuestion,
  orderOf,
  roundIn,
  slotsTogether,
} from './poll.deck.ts';
import {
  type PollCommand,
  pollCommand,
  pollHostView,
  pollPhoneView,
  pollRecap,
  pollScreenRecap,
  pollScreenView,
  type PollState,
  pollState,
  pollTally,
} from './poll.live.ts';
import { withinGrace } from '../live/within-grace.ts';
import { judgedAnswer } from './poll.judged.ts';
import { reportPoll } from './poll.report.ts';
import { splitPoll } from './poll.split.ts';
import { pollName } from './poll.standing.ts';
import { afterDeadline, atOwnTime, deadlineOf } from './poll.survey.ts';
import { mostCounters, pollTallyOf, slotsOnShow } from './poll.tallies.ts';
import { phoneView, pollView } from './poll.views.ts';

/**
 * Whether an answer comes in time. After closing, or where nobody has closed it on time, one that was tapped before is
 * taken for a short grace (a slow network is nobody's fault), but never once the counts were revealed.
 */
const inTime = (state: PollState, place: number, times: AnswerTimes): boolean => {
  const closesAt = state.phase === 'open' ? deadlineOf(state) : state.closedAt;
  if (closesAt === null) return state.phase === 'open';
  if (times.tappedAt > closesAt) return false;
  if (state.phase === 'open') return times.receivedAt <= closesAt + timing.grace;
  return (
    state.phase === 'closed' &&
    state.revealed[place] === false &&
    withinGrace(times.receivedAt, closesAt)
  );
};

const accept = (
  definition: PollDefinition,
  state: PollState,
  { slot, value, times }: GivenAnswer<PollAnswer>,
): Result<PollAnswer> => {
  const asked = askedIn(definition, state, slot);
  if (asked === null) return fail('BAD_REQUEST', 'There is no such question.');
  if (!slotsTogether(state).includes(slot) || !inTime(state, asked.place, times)) {
    return fail('TOO_LATE', 'This question is closed.');
  }
  return acceptPollAnswer(asked.question, extraOf(definition, asked.question), value);
};

/** An answer, and what was asked besides by then. */
type PollKept = KeptAnswer<Pick<PollState, 'added'>, PollAnswer>;

const inWords = (
  definition: PollDefinition,
  { slot, value, state = { added: [] } }: PollKept,
): AnswerInWords => {
  const question = askedIn(definition, state, slot)?.question;
  if (question === undefined) return { question: '', answer: '' };
  return {
    question: question.text,
    answer: kindOf(question).inWords(question, answerIn(value)).join(', '),
    ...sureInWords(value),
  };
};

const askedRound = (
  definition: PollDefinition,
  state: PollState,
  slot: Slot,
): AskedRound | null => {
  const asked = roundIn(definition, state, slot);
  if (asked === null) return null;
  const index = orderOf(state).indexOf(asked.place);
  return { question: index + 1, round: asked.round, text: asked.question.text };
};

/** A poll: questions whose answers are counted on the screen. */
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
      screen: z.nullable(z.union([pollTally, pollScreenRecap])),
      phone: z.nullable(z.union([pollTally, pollRecap])),
    },
  },
  title: (definition) => definition.title,
  entry: (definition) => definition.entry ?? 'open',
  floor: (definition) => definition.floor ?? 0,
  start: (definition) => ({
    phase: 'lobby',
    question: 0,
    rounds: definition.questions.map(() => 0),
    shown: false,
    closedAt: null,
    revealed: definition.questions.map(() => false),
    edits: [],
    together: [],
    added: [],
    beside: false,
    deadline: null,
    survey: null,
  }),
  apply: (definition, state, command, { now }) => applyCommand(definition, state, command, now),
  concurrency: ({ type }) => (type === 'edit' ? 'newest' : 'seen'),
  deadline: deadlineOf,
  atOwnTime,
  expire: (_definition, state) => afterDeadline(state),
  over: (state) => state.phase === 'ended',
  resume: resumeCommand,
  finish,
  inWords,
  isUnshown: (definition, slot, value, state) => {
    const question = askedIn(definition, state, slot)?.question;
    if (question === undefined) return false;
    const edits = editsOf(state, slot);
    return kindOf(question).isUnshown?.(question, answerIn(value), edits) === true;
  },
  valueFor: (definition, state, slot) => {
    const question = askedIn(definition, state, slot)?.question;
    return question === undefined ? pollAnswer : pollAnswerTo(kindOf(question));
  },
  accept,
  contribution: (definition, slot, value, state) => {
    const question = askedIn(definition, state, slot)?.question;
    return question === undefined
      ? {}
      : pollContribution(question, extraOf(definition, question), value);
  },
  open: (state) => (state.phase === 'open' ? slotsTogether(state) : []),
  position: (state) => (hasQuestion(state) ? orderOf(state).indexOf(state.question) + 1 : null),
  shown: slotsOnShow,
  mostCounters,
  phoneParts: (definition, state) => {
    const { current, next, together } = phoneView(definition, state);
    // Where several are open together a newcomer begins with the first, wherever the screen is.
    const kind = together[0]?.asked.kind ?? current?.kind ?? next;
    return kind === null ? [] : [kind];
  },
  askedIn: askedRound,
  judged: judgedAnswer,
  report: (definition, state, { tallies }) => reportPoll(definition, state, tallies),
  split: splitPoll,
  view: pollView,
  tally: (audience, definition, state, { tallies }) =>
    pollTallyOf(audience, definition, state, tallies),
};
