import type { Calls } from '../core/call.ts';
import { callsOfMaterial } from '../material/material-calls.ts';
import {
  newQuiz,
  quiz,
  quizChange,
  quizList,
  quizRef,
  quizVersion,
  quizVersionRef,
} from './quiz-made.contract.ts';

export const quizCalls = callsOfMaterial({
  what: 'a quiz',
  paths: { all: '/api/quizzes', one: '/api/quizzes/:quizid' },
  ref: quizRef,
  versionRef: quizVersionRef,
  create: newQuiz,
  change: quizChange,
  one: quiz,
  list: quizList,
  version: quizVersion,
}) satisfies Calls;
