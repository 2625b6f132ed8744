import * as z from 'zod/mini';
import { timing } from '../core/limits.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type {
  Activity,
  AnswerTimes,
  Counters,
  RoundReport,
  Slot,
  Tallies,
} from '../live/activity.ts';
import { emptyTally } from '../live/tally.ts';
import { acceptAnswer, kindOf } from '../question/question-kinds.ts';
import { reportFiguresOf } from './after/report-figures.ts';
import { afterDeadline, applyCommand, closesEarly, finish, inLobby } from './quiz.commands.ts';
import { type QuizDefinition, quizDefinition } from './quiz.contract.ts';
import { drawnOrder, hasQuestion, itemAt, placeOf, placeOn, rightAt, slotOf } from './quiz.deck.ts';
import {
  type QuizAnswer,
  quizAnswer,
  type QuizCommand,
  quizCommand,
  type QuizState,
  quizState,
} from './quiz.live.ts';
import { quizName } from './quiz.name.ts';
import { quizMessages as words } from './quiz.messages.ts';
import { quizResults, type QuizSum } from './quiz.results.ts';
import { judgedInQuiz, standingInQuiz } from './quiz.own.ts';
import { personalOf } from './quiz.personal.ts';
import { quizPersonal } from './quiz.standing.ts';
import { counterOfRight, hitsIn, quizTally, quizTallyOf } from './quiz.tallies.ts';
import { quizHostView, quizPhoneView, quizScreenView, quizView } from './quiz.views.ts';
import { tookOf } from './took.ts';
import { rightFor, shareOfRight } from './right-for.ts';

/**
 * Whether an answer comes in time. After closing, one that was tapped before is taken for a short grace (a slow
 * network is nobody's fault), but never once it was told what is right.
 */
const inTime = (state: QuizState, times: AnswerTimes): boolean => {
  if (state.phase !== 'open' && state.phase !== 'closed') return false;
  const closesAt = state.phase === 'open' ? state.deadline : state.closedAt;
  if (closesAt === null) return state.phase === 'open';
  return times.tappedAt <= closesAt && times.receivedAt <= closesAt + timing.grace;
};

const accept = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  value: QuizAnswer,
  times: AnswerTimes,
): Result<QuizAnswer> => {
  const place = placeOf(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  if (item === undefined) return fail('BAD_REQUEST', words.noQuestion);
  if (place !== placeOn(state) || state.openedAt === null || !inTime(state, times)) {
    return fail('TOO_LATE', words.closed);
  }
  const { paused, openedAt } = state;
  if (paused !== null && times.tappedAt > paused.at) return fail('TOO_LATE', words.paused);
  const answer = acceptAnswer(item.question, value.answer);
  if (!answer.ok) return answer;
  const until = paused === null ? times.receivedAt : Math.min(times.receivedAt, paused.at);
  const took = Math.round(tookOf({ ...times, receivedAt: until }, openedAt));
  return ok({ answer: answer.value, took });
};

const contribution = (
  definition: QuizDefinition,
  slot: Slot,
  { answer }: QuizAnswer,
  state: QuizState,
): Counters => {
  const place = placeOf(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  if (place === null || item === undefined) return {};
  const { question } = item;
  const adds = kindOf(question).contribution(question, answer);
  const right = rightFor(question, rightAt(definition, state, place) ?? item.right);
  const isApart = right !== null && kindOf(question).keyed?.counted(question, right, adds) === null;
  const isHit = isApart && shareOfRight(question, right, answer) === 1;
  return { ...adds, ...(isHit && { [counterOfRight]: 1 }) };
};

const report = (
  definition: QuizDefinition,
  state: QuizState,
  tallies: Tallies,
  sum: QuizSum | null,
): RoundReport[] => {
  const figuresOf = reportFiguresOf(definition, state, sum);
  return state.order.flatMap((place, index) => {
    const item = itemAt(definition, place);
    const slot = slotOf(place);
    const tally = tallies.get(slot);
    if (item === undefined || (tally === undefined && !state.told.includes(place))) return [];
    const { question } = item;
    const { counters, answered } = tally ?? emptyTally;
    const own = Object.fromEntries(
      Object.entries(counters).filter(([name]) => name !== counterOfRight),
    );
    const right = rightAt(definition, state, place) ?? item.right;
    const said = kindOf(question).keyed?.inWords(question, right).join(', ') ?? '';
    const hits = hitsIn(definition, state, place, tally ?? emptyTally) ?? 0;
    const { forHosts = [], ...told } = kindOf(question).report(question, own);
    const rightly = { name: words.right(said), text: words.rightOf(hits, answered) };
    const groups = kindOf(question).grouping !== undefined && { groups: true as const };
    const about = { slot, question: index + 1, round: 1, asks: question.id, text: question.text };
    const figures = figuresOf.get(place) ?? [];
    return [{ ...about, ...groups, ...told, forHosts: [...forHosts, rightly, ...figures] }];
  });
};

/** A quiz: questions of which something is right, asked one after the other; who answers right and soon has points. */
export const quizActivity: Activity<QuizDefinition, QuizState, QuizCommand, QuizAnswer, QuizSum> = {
  name: quizName,
  schemas: {
    definition: quizDefinition,
    state: quizState,
    command: quizCommand,
    value: quizAnswer,
    views: { host: quizHostView, screen: quizScreenView, phone: quizPhoneView },
    tallies: { host: quizTally, screen: quizTally, phone: z.nullable(quizTally) },
    personal: quizPersonal,
  },
  title: ({ title }) => title,
  entry: ({ entry }) => entry,
  start: (definition, { seed }) => inLobby(drawnOrder(definition, seed)),
  apply: (definition, state, command, { now }) => applyCommand(definition, state, command, now),
  concurrency: ({ type }) => (type === 'void' || type === 'correct' ? 'newest' : 'seen'),
  react: (_definition, state, turnout, now) => closesEarly(state, turnout, now),
  deadline: ({ deadline }) => deadline,
  expire: afterDeadline,
  over: ({ phase }) => phase === 'ended',
  finish,
  accept,
  inWords: (definition, slot, { answer }) => {
    const question = itemAt(definition, placeOf(slot) ?? -1)?.question;
    if (question === undefined) return { question: '', answer: '' };
    return {
      question: question.text,
      answer: kindOf(question).inWords(question, answer).join(', '),
    };
  },
  askedIn: (definition, { order }, slot) => {
    const place = placeOf(slot) ?? -1;
    const question = itemAt(definition, place)?.question;
    const index = order.indexOf(place);
    return question === undefined || index < 0
      ? null
      : { question: index + 1, round: 1, text: question.text };
  },
  judged: judgedInQuiz,
  standing: (definition, state, { participant }, sum) =>
    standingInQuiz(definition, state, participant, sum),
  contribution,
  counting: ({ corrected }) => JSON.stringify(corrected),
  open: (state) => (state.phase === 'open' ? [slotOf(placeOn(state))] : []),
  position: (state) => (hasQuestion(state) ? state.at + 1 : null),
  shown: (state) => (hasQuestion(state) ? [slotOf(placeOn(state))] : []),
  view: quizView,
  phoneParts: (definition, state) => {
    const seen = itemAt(definition, placeOn(state));
    return seen === undefined ? [] : [seen.question.kind];
  },
  showsNames: ({ phase }) => phase === 'lobby',
  tally: (audience, definition, state, tallies, sum, named) =>
    quizTallyOf(audience, definition, state, { tallies, sum, named }),
  report,
  results: quizResults,
  personal: (definition, state, { participant }, own, result) =>
    personalOf(definition, state, { participant, own, result: result as QuizSum | null }),
};
