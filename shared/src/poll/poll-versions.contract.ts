import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { pollDefinition, pollRef } from './poll.contract.ts';

/** So many earlier versions of a poll are kept, beside those that runs were made of. */
export const versionsKept = 50;

/** What is known of a version beside what it asks. */
const about = {
  revision: z.int(),
  /** Since when it stands. */
  at: z.iso.datetime(),
  /** Who wrote it; null where they are gone. */
  by: z.nullable(z.string()),
  /** A run was made of it. */
  presented: z.boolean(),
};

/** A line of `GET /api/polls/:pollid/versions`, newest first; the first is the poll as it is. */
export const pollVersionLine = z.strictObject({
  ...about,
  title: z.string(),
  questions: z.int(),
});
export type PollVersionLine = z.infer<typeof pollVersionLine>;
export const pollVersionList = z.strictObject({ versions: z.array(pollVersionLine) });

/** A version as a whole. */
export const pollVersion = z.strictObject({ ...about, definition: pollDefinition });
export type PollVersion = z.infer<typeof pollVersion>;

/** The number of a version, as it stands in an address; whatever is none is a version that there is not. */
const revision = id;
export const pollVersionRef = z.extend(pollRef, { revision });

/** Body of `POST /api/polls/:pollid/versions/:revision/restore`: the revision that it comes after. */
export const pollRestore = z.strictObject({ revision: z.int().check(z.nonnegative()) });

/** Names what is made, by who makes it: the same again is the one that there is. */
export const pollAttempt = z.strictObject({ attempt: z.optional(id) });
