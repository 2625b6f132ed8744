import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  cardsWanted,
  practiceAnswer,
  practiceCards,
  practiceDesk,
  practiceJudged,
  practiceOpen,
  practiceOverview,
  practicePlace,
  practiceQuizRef,
  practiceZone,
} from './practice.contract.ts';

const own = {
  auth: 'bearer',
  failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
  params: practicePlace,
} as const;
const desk = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
} as const;

/** Practice in a space, for whoever is signed in and sees it. */
export const practiceCalls = {
  overview: {
    ...own,
    method: 'get',
    limit: { count: 120, seconds: 60 },
    path: '/api/practice/:moduleid',
    summary: 'What of one’s own practice in a module is due, and what can be practised',
    query: practiceZone,
    reply: practiceOverview,
  },
  cards: {
    ...own,
    method: 'get',
    limit: { count: 60, seconds: 60 },
    path: '/api/practice/:moduleid/cards',
    summary: 'The questions of a warm-up, or of a quiz or a topic; without what is right',
    query: cardsWanted,
    reply: practiceCards,
  },
  answer: {
    ...own,
    method: 'post',
    limit: { count: 120, seconds: 60 },
    path: '/api/practice/:moduleid/answers',
    summary: 'What an answer is worth, what is right, and when the question comes again',
    failures: [...own.failures, 'WRONG_PHASE'],
    body: practiceAnswer,
    reply: practiceJudged,
  },
  desk: {
    ...desk,
    method: 'get',
    path: '/api/practice/:moduleid/desk',
    summary: 'Which quizzes are open for practice, and what many miss; who, nobody is told',
    params: practicePlace,
    reply: practiceDesk,
  },
  open: {
    ...desk,
    method: 'put',
    path: '/api/practice/:moduleid/quizzes/:quizid',
    summary: 'Opens a quiz for practice, or closes it',
    params: practiceQuizRef,
    body: practiceOpen,
    reply: practiceOpen,
  },
} as const satisfies Calls;
