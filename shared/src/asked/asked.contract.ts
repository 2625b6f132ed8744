import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

export const askedLimits = {
  /** Of what waits only the newest are counted: a count that is so high says “so many, or more”. */
  counted: 200,
  /** Topics of each list. */
  topics: 5,
  /** Of one’s own questions, those that were answered last. */
  answered: 5,
  /** An answer is news for so many days. */
  newsDays: 14,
} as const;

/** How much waits in a topic that one moderates. */
export const waitingInTopic = z.strictObject({
  moduleid: id,
  topicid: id,
  /** Their titles. */
  space: z.string(),
  topic: z.string(),
  count: z.int().check(z.positive()),
});
export type WaitingInTopic = z.infer<typeof waitingInTopic>;

/** A question of one’s own that has an answer. */
export const ownAnswered = z.strictObject({
  moduleid: id,
  topicid: id,
  questionid: id,
  title: z.string(),
  space: z.string(),
  /** When its first answer was shown; ISO 8601 in UTC. */
  at: z.iso.datetime(),
});
export type OwnAnswered = z.infer<typeof ownAnswered>;

/** Reply of `GET /api/module/getasked`: what somebody was asked, and what they asked. */
export const asked = z.strictObject({
  /** Questions without an answer, where somebody asked last first. */
  waiting: z.array(waitingInTopic),
  /** What stayed unanswered in runs. */
  promised: z.array(waitingInTopic),
  answered: z.array(ownAnswered),
});
export type Asked = z.infer<typeof asked>;
