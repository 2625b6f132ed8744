import type { Calls } from '../core/call.ts';
import { exchangeCallsOf } from '../material/exchange-calls.ts';
import * as z from 'zod/mini';
import { pollDefinition, pollRef } from './poll.contract.ts';

const { title: _title, questions: _questions, extras: _extras, ...settings } = pollDefinition.shape;
const pollSettings = z.strictObject(settings);
export type PollSettings = z.infer<typeof pollSettings>;

/** Polls from files, and as files. */
export const pollExchangeCalls = exchangeCallsOf({
  words: { one: 'a poll', itsQuestions: 'The questions of a poll' },
  paths: { all: '/api/polls', one: '/api/polls/:pollid', templates: '/api/poll-templates' },
  ref: pollRef,
  settings: pollSettings,
}) satisfies Calls;
