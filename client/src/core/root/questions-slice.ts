import { id } from '@sets/shared/core/ids.ts';
import * as z from 'zod/mini';

/** A question that this person asked in a topic; `askedAt` in milliseconds since the epoch. */
const myQuestion = z.object({
  questionid: id,
  moduleid: id,
  topicid: id,
  text: z.string(),
  askedAt: z.int(),
});
export type MyQuestion = z.infer<typeof myQuestion>;

export const keptQuestions = z.object({
  loading: z.boolean(),
  reset: z.boolean(),
  questions: z.array(myQuestion),
});

/** `reset` asks the page that lists them to begin anew. */
export interface Questions {
  readonly loading: boolean;
  readonly reset: boolean;
  readonly questions: readonly MyQuestion[];
}

export const noQuestions: Questions = { loading: false, reset: false, questions: [] };
