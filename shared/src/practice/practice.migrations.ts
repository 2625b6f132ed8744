import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import type { Migration, StoredShape } from '../core/stored-shape.ts';
import { day } from './day.ts';

const count = z.int().check(z.nonnegative());

/** How well somebody remembers a question, as the schedule reckons, and when it comes again. */
const memory = z.strictObject({
  stability: z.number(),
  difficulty: z.number(),
  /** The day on which it was asked last, and the one on which it is due. */
  last: day,
  due: day,
});
export type Memory = z.infer<typeof memory>;

/** A question that somebody has met. */
const metCard = z.strictObject({
  quizid: id,
  questionid: id,
  /** Whether they were told what is right of it in a run: then they may practise it whatever is open. */
  told: z.boolean(),
  /** Null as long as it was never missed: then it comes again only where it is looked for. */
  memory: z.nullable(memory),
  /** When it was missed last, and whether it was not known since. */
  missedOn: z.nullable(day),
  missing: z.boolean(),
  /** How often it was answered in practice, and how often of these it was missed. */
  answers: count,
  misses: count,
});
export type MetCard = z.infer<typeof metCard>;

/** What somebody practises in a space. */
const practice = z.strictObject({
  cards: z.array(metCard),
  /** The runs of which the cards know, as they were; null where they are not looked at again. The newest last. */
  runs: z.array(z.strictObject({ runId: id, version: z.nullable(count) })),
  /** The days on which something was practised; the newest last. */
  days: z.array(day),
  /** The answers that were counted last, by the names that pages gave them. */
  attempts: z.array(
    z.strictObject({ attempt: id, quizid: id, questionid: id, share: z.nullable(z.number()) }),
  ),
});
export type Practice = z.infer<typeof practice>;

const runsWithVersion: Migration = ({ runs, ...rest }) => ({
  ...rest,
  runs: (runs as readonly string[]).map((runId) => ({ runId, version: null })),
});

export const storedPractice: StoredShape<Practice> = {
  name: 'practice',
  schema: practice,
  migrations: [runsWithVersion],
};

const practiceOpening = z.strictObject({
  /** Who opened it, by userid; '' where their account is deleted. */
  by: z.string(),
  /** In ms. */
  at: z.int(),
});

/** That a quiz is open for practice. */
export const storedPracticeOpening: StoredShape<z.infer<typeof practiceOpening>> = {
  name: 'practice-opening',
  schema: practiceOpening,
  migrations: [],
};
