import * as z from 'zod/mini';
import { fail, ok, type Result } from '../core/result.ts';
import type { Activity, AnswerTimes, Counters, Slot, Who } from '../live/activity.ts';
import { acceptAnswer, kindOf } from '../question/question-kinds.ts';
import { acceptAlone, isHandedIn, isStep } from './alone.answer.ts';
import { aloneAtOwnTime } from './alone.commands.ts';
import { alonePersonal, alonePersonalOf } from './alone.personal.ts';
import { placeIn, readAloneSlot, slotIn } from './alone.slot.ts';
import { aloneShown, counterOfHandedIn } from './alone.tallies.ts';
import { quizReport } from './quiz.report.ts';
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
import { judgedInQuiz, standingInQuiz } from './quiz.own.ts';
import { personalOf } from './quiz.personal.ts';
import { quizPersonal } from './quiz.standing.ts';
import { counterOfRight, mostCountersIn, quizTally, quizTallyOf } from './quiz.tallies.ts';
import { quizHostView, quizPhoneView, quizScreenView, quizView } from './quiz.views.ts';
import { tookOf } from './took.ts';
import { rightFor, shareOfRight } from './right-for.ts';
import { isTeamSlot } from './team-slot.ts';
import {
  acceptTeam,
  openTeamSlots,
  teamContribution,
  teamInWords,
  teamSlot,
  teamValue,
} from './teams.ts';

const accept = (
  definition: QuizDefinition,
  state: QuizState,
  slot: Slot,
  value: QuizAnswer,
  times: AnswerTimes,
  who: Who,
): Result<QuizAnswer> => {
  if (state.alone !== null) {
    return acceptAlone(definition, state, { slot, value }, state.alone, { times, who });
  }
  if (isTeamSlot(slot)) return acceptTeam(state, slot, value, who);
  const { extra } = who;
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
  value: QuizAnswer,
  state: QuizState,
): Counters => {
  const { answer } = value;
  if (isTeamSlot(slot)) return teamContribution(value);
  if (isStep(answer)) return isHandedIn(value) ? { [counterOfHandedIn]: 1 } : {};
  const place = placeIn(slot);
  const item = place === null ? undefined : itemAt(definition, place);
  if (place === null || item === undefined) return {};
  const { question } = item;
  const adds = kindOf(question).contribution(question, answer);
  const right = rightFor(question, rightAt(definition, state, place) ?? item.right);
  const isApart = right !== null && kindOf(question).keyed?.counted(question, right, adds) === null;
  const isHit = isApart && shareOfRight(question, right, answer) === 1;
  return { ...adds, ...(isHit && { [counterOfRight]: 1 }) };
};

/** Before the first question the teams fill. */
const lobbySlots = (state: QuizState): readonly Slot[] =>
  state.phase === 'lobby' ? openTeamSlots(state) : [];

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
    personal: z.union([quizPersonal, alonePersonal]),
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
  valueFor: (_definition, _state, slot) => (isTeamSlot(slot) ? teamValue : quizAnswer),
  accept,
  looksBack: ({ alone }, slot) => {
    if (alone !== null) return 'own';
    return isTeamSlot(slot) ? 'slot' : null;
  },
  atOwnTime: aloneAtOwnTime,
  inWords: (definition, slot, value, _entries, state) => {
    const team = state === undefined ? null : teamInWords(state, slot, value);
    if (team !== null) return { question: words.team, answer: team };
    const { answer } = value;
    const read = readAloneSlot(slot);
    if (isStep(answer)) {
      return { question: words.attempt(read?.attempt ?? 1), answer: words.step[answer.attempt] };
    }
    const question = itemAt(definition, placeIn(slot) ?? -1)?.question;
    if (question === undefined) return { question: '', answer: '' };
    return {
      question: question.text,
      answer: kindOf(question).inWords(question, answer).join(', '),
    };
  },
  askedIn: (definition, { order }, slot) => {
    const place = placeIn(slot) ?? -1;
    const question = itemAt(definition, place)?.question;
    const index = order.indexOf(place);
    const round = readAloneSlot(slot)?.attempt ?? 1;
    return question === undefined || index < 0
      ? null
      : { question: index + 1, round, text: question.text };
  },
  judged: judgedInQuiz,
  standing: (definition, state, { participant }, sum) =>
    standingInQuiz(definition, state, participant, sum),
  contribution,
  counting: ({ corrected }) => JSON.stringify(corrected),
  open: (state) => {
    if (state.alone !== null && state.phase === 'open') {
      return state.order.map((place) => slotIn(1, place));
    }
    return [...(state.phase === 'open' ? [slotOf(placeOn(state))] : []), ...openTeamSlots(state)];
  },
  mostCounters: mostCountersIn,
  position: (state) => (hasQuestion(state) ? state.at + 1 : null),
  shown: (state) => {
    if (state.alone !== null) return aloneShown(state);
    return hasQuestion(state) ? [slotOf(placeOn(state))] : lobbySlots(state);
  },
  view: quizView,
  phoneParts: (definition, state) => {
    const places = state.alone === null ? [placeOn(state)] : state.order;
    return [...new Set(places.flatMap((place) => itemAt(definition, place)?.question.kind ?? []))];
  },
  showsNames: ({ phase, alone }) => phase === 'lobby' && alone === null,
  namesBeside: teamSlot,
  tally: (audience, definition, state, tallies, sum, named, late) =>
    quizTallyOf(audience, definition, state, { tallies, sum, named, late }),
  waitsForLate: (state) => state.alone === null && takesLate(state),
  report: quizReport,
  results: quizResults,
  personal: (definition, state, who, own, result) =>
    state.alone === null
      ? personalOf(definition, state, { ...who, own, result: result as QuizSum | null })
      : alonePersonalOf(definition, state, state.alone, own),
};
