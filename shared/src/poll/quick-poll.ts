import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { requiredLine } from '../core/text.ts';
import { isSlide, question } from '../question/question-kinds.ts';
import { shelf } from '../material/material.contract.ts';
import { type PollDefinition, pollRef } from './poll.contract.ts';

/** Body of `POST /api/polls/quick`: one question, to be asked at this moment. */
export const quickPoll = z.extend(shelf, {
  title: requiredLine(limits.title),
  question: question.check(z.refine((asked) => !isSlide(asked), 'A slide asks nothing.')),
  /** A run: the poll lies where what is presented in it does, if one presents there; else where it says above. */
  beside: z.optional(id),
});
export type QuickPoll = z.infer<typeof quickPoll>;

/** Reply of `POST /api/polls/quick`. */
export const quickPollMade = pollRef;

/** The poll that asks it. What is not asked for is as in a new poll. */
export const quickDefinition = ({
  title,
  question: asked,
}: Pick<QuickPoll, 'title' | 'question'>): PollDefinition => ({
  title,
  questions: [asked],
  liveResults: false,
  phoneResults: 'closed',
});
