import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import type { Activity, Counters, Slot } from '../live/activity.ts';
import { hitBeside } from '../question/hits.ts';
import { kindOf } from '../question/question-kinds.ts';
import { isHandedIn, isStep } from './alone/alone.answer.ts';
import { alonePersonal } from './alone/alone.personal.ts';
import { placeIn, readAloneSlot } from './alone/alone.slot.ts';
import { counterOfHandedIn } from './alone/alone.tallies.ts';
import { afterDeadline, applyCommand, inLobby } from './quiz.commands.ts';
import { type QuizDefinition, quizDefinition } from './quiz.contract.ts';
import type { QuizSum } from './scoring/quiz.counting.ts';
import { drawnOrder, itemAt, rightAt } from './quiz.deck.ts';
import {
  type QuizAnswer,
  quizAnswer,
  type QuizCommand,
  quizCommand,
  type QuizState,
  quizState,
} from './quiz.live.ts';
import { quizMessages as words } from './quiz.messages.ts';
import { modeOf } from './mode-of.ts';
import { quizName } from './quiz.name.ts';
import { judgedInQuiz, standingInQuiz, teamInQuiz, toldInQuiz } from './quiz.own.ts';
import { quizReport } from './quiz.report.ts';
import { quizResults } from './scoring/quiz.results.ts';
import { quizPersonal } from './quiz.standing.ts';
import { quizTally } from './quiz.tallies.ts';
import { quizHostView, quizPhoneView, quizScreenView } from './quiz.views.ts';
import { rightFor } from './scoring/right-for.ts';
import { isTeamSlot } from './teams/team-slot.ts';
import { teamContribution, teamInWords, teamValue } from './teams/teams.ts';

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
  return { ...adds, ...(right !== null && hitBeside(question, right, { answer, adds })) };
};

/** Of how many counters the tallies on show are made: of all that the kinds on show need, and of how many are right. */
const mostCountersIn = (definition: QuizDefinition, state: QuizState): number => {
  const most = modeOf(state)
    .places(state)
    .map((place) => {
      const question = itemAt(definition, place)?.question;
      return question === undefined ? 0 : (kindOf(question).mostCounters?.(question) ?? 0);
    });
  return Math.max(limits.countersShown, ...most) + 1;
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
    personal: z.union([quizPersonal, alonePersonal]),
  },
  title: ({ title }) => title,
  entry: ({ entry }) => entry,
  start: (definition, { seed }) => inLobby(drawnOrder(definition, seed)),
  apply: (definition, state, command, { now }) => applyCommand(definition, state, command, now),
  concurrency: ({ type }) => (type === 'void' || type === 'correct' ? 'newest' : 'seen'),
  react: (_definition, state, turnout, now) => modeOf(state).react(state, turnout, now),
  deadline: ({ deadline }) => deadline,
  expire: afterDeadline,
  over: ({ phase }) => phase === 'ended',
  finish: (state) => modeOf(state).finish(state),
  valueFor: (_definition, _state, slot) => (isTeamSlot(slot) ? teamValue : quizAnswer),
  accept: (definition, state, given) => modeOf(state).accept(definition, state, given),
  looksBack: (state, slot) => modeOf(state).looksBack(slot),
  atOwnTime: (state) => modeOf(state).atOwnTime(state),
  inWords: (definition, { slot, value, state }) => {
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
  told: toldInQuiz,
  team: (definition, state, { participant }, sum) =>
    teamInQuiz(definition, state, participant, sum),
  contribution,
  counting: ({ corrected }) => JSON.stringify(corrected),
  open: (state) => modeOf(state).open(state),
  mostCounters: mostCountersIn,
  position: (state) => modeOf(state).position(state),
  shown: (state) => modeOf(state).shown(state),
  view: (audience, definition, state) => modeOf(state).view(audience, definition, state),
  phoneParts: (definition, state) => {
    const places = modeOf(state).places(state);
    return [...new Set(places.flatMap((place) => itemAt(definition, place)?.question.kind ?? []))];
  },
  tally: (audience, definition, state, counted) =>
    modeOf(state).tally(audience, definition, state, counted),
  lobby: (state) => modeOf(state).lobby(state),
  extraTime: (state) => modeOf(state).extraTime(state),
  report: quizReport,
  results: quizResults,
  personal: (definition, state, own) =>
    modeOf(state).personal(definition, state, { ...own, result: own.result as QuizSum | null }),
};
