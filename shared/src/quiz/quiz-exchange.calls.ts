import type { Calls } from '../core/call.ts';
import { exchangeCallsOf } from '../material/exchange-calls.ts';
import * as z from 'zod/mini';
import { quizDefinition } from './quiz.contract.ts';
import { quizRef } from './quiz-made.contract.ts';

const { title: _title, items: _items, ...settings } = quizDefinition.shape;
/** How all of a quiz is asked, and the pools in which its questions lie. */
const quizSettings = z.strictObject(settings);
export type QuizSettings = z.infer<typeof quizSettings>;

/** Quizzes from files, and as files. */
export const quizExchangeCalls = exchangeCallsOf({
  words: { one: 'a quiz', itsQuestions: 'The questions of a quiz' },
  paths: { all: '/api/quizzes', one: '/api/quizzes/:quizid', templates: '/api/quiz-templates' },
  ref: quizRef,
  settings: quizSettings,
}) satisfies Calls;
