import * as z from 'zod/mini';
import { id, joinCode } from '../core/ids.ts';
import { failure } from '../core/result.ts';
import { lastRun } from '../live/last-run.ts';

/** A topic, in which materials lie: what is made there and presented, as polls and quizzes. */
export const shelf = z.strictObject({ moduleid: id, topicid: id });

/** The address of one’s own space, which is there when it is needed: of what is made in no other one. */
export const personalShelf = { moduleid: 'personal', topicid: 'polls' } as const;

/** Names what is made, by who makes it: the same again is the one that there is. */
export const makingAttempt = z.strictObject({ attempt: z.optional(id) });

/** What is known of a material as a whole, beside what it is made of. Dates are ISO 8601 in UTC. */
export const materialFields = {
  moduleid: id,
  topicid: id,
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} as const;

/** What is sent with a change: the revision that the editor loaded. An older one is a CONFLICT. */
export const seenRevision = z.int().check(z.nonnegative());

/** What a list tells of a material. Its feature adds the id. */
export const materialLine = z.strictObject({
  title: z.string(),
  /** What asks something (`countQuestions`). */
  questions: z.int(),
  /** The kinds of its questions, each once; none where they cannot be made out. */
  kinds: z.array(z.string()),
  updatedAt: z.iso.datetime(),
  /** Join code of the run that is under way, or null. */
  code: z.nullable(joinCode),
  /** Whether that run is set aside: something else is on in its room. */
  setAside: z.boolean(),
  /** Whether that run is open for days: until when, or since when it is not open any more. */
  survey: z.nullable(z.strictObject({ isOpen: z.boolean(), until: z.iso.datetime() })),
  /** The newest run that is over; null where there is none. */
  lastRun: z.nullable(lastRun),
  /** Why it cannot be opened: a newer version of Sets has stored it, or it is damaged. Mostly null. */
  failure: z.nullable(failure),
});
export type MaterialLine = z.infer<typeof materialLine>;

/** Reply of deleting one. */
export const materialRemoved = z.strictObject({});
