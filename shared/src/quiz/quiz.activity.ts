import * as z from 'zod/mini';
import { fail, ok, type Result } from '../core/result.ts';
import type {
  Activity,
  AnswerTimes,
  Counters,
  RoundReport,
  Slot,
  Tallies,
  Who,
} from '../live/activity.ts';
import { emptyTally } from '../live/tally.ts';
import { acceptAnswer, kindOf } from '../question/question-kinds.ts';
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
import { fairTook, inTime, takesLate } from './own-time.ts';
import { quizName } from './quiz.name.ts';
import { quizMessages as words } from './quiz.messages.ts';
import { quizResults, type QuizSum } from './quiz.results.ts';
import { personalOf } from './quiz.personal.ts';
import { quizPersonal } from './quiz.standing.ts';
import { counterOfRight, hitsIn, quizTally, quizTallyOf } from './quiz.tallies.ts';
import { quizHostView, quizPhoneView, quizScreenView, quizView } from './quiz.views.ts';
import { tookOf } from './took.ts';
import { rightFor, shareOfRight } from './right-for.ts';

const accept = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  value: QuizAnswer,
  times: AnswerTimes,
  { extra }: Pick<Who, 'extra'>,
): Result<QuizAnswer> => {
  const place = placeOf(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  if (item === undefined) return fail('BAD_REQUEST', words.noQuestion);
  if (place !== placeOn(state) || state.openedAt === null) {
    return fail('TOO_LATE', words.closed);
  }
  if (!inTime(definition, state, times, extra)) {
    return fail('TOO_LATE', words.closed);
  }
  const { paused, openedAt } = state;
  if (paused !== null && times.tappedAt > paused.at) return fail('TOO_LATE', words.paused);
  const answer = acceptAnswer(item.question, value.answer);
  if (!answer.ok) return answer;
  const until = paused === null ? times.receivedAt : Math.min(times.receivedAt, paused.at);
  const took = Math.round(fairTook(tookOf({ ...times, receivedAt: until }, openedAt), extra));
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

const report = (definition: QuizDefinition, state: QuizState, tallies: Tallies): RoundReport[] =>
  state.order.flatMap((place, index) => {
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
    return [{ ...about, ...groups, ...told, forHosts: [...forHosts, rightly] }];
  });

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
  tally: (audience, definition, state, tallies, sum, named, late) =>
    quizTallyOf(audience, definition, state, { tallies, sum, named, late }),
  waitsForLate: takesLate,
  report,
  results: quizResults,
  personal: (definition, state, who, own, result) =>
    personalOf(definition, state, { ...who, own, result: result as QuizSum | null }),
};
