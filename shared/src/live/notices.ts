import * as z from 'zod/mini';
import { id, slot } from '../core/ids.ts';
import { people, runInfo } from './run.ts';

/**
 * The notices of a run. Each carries the whole newest state of what it names, so a later one
 * replaces an earlier one of the same name, and the newest of each name is a snapshot.
 */
export const runNotices = {
  /** The run moved: its phase, question or lock. `view` is the activity's, for this audience. */
  'run:changed': z.strictObject({ run: runInfo, view: z.unknown() }),
  /** The counts that this audience may see, or null where it may see none. */
  'tally:changed': z.strictObject({ tally: z.unknown() }),
  /** The room's health; not sent to phones. */
  'people:changed': z.strictObject({ people }),
} as const;

export type RunNoticeName = keyof typeof runNotices;
export const runNoticeNames = Object.keys(runNotices) as RunNoticeName[];
export type RunNoticePayload = { [Name in RunNoticeName]: z.infer<(typeof runNotices)[Name]> };

/** A notice as it travels, in live delivery and in replay alike: event `notice`. */
export const notice = z.strictObject({
  runId: id,
  epoch: z.string(),
  /** Counts up by one for each audience of a run. */
  seq: z.int().check(z.positive()),
  name: z.enum(runNoticeNames),
  payload: z.unknown(),
});
export type Notice = z.infer<typeof notice>;

/** An answer of one's own, as the server holds it. */
export const ownAnswer = z.strictObject({
  slot,
  /** Counts the changes of this answer by its participant, from 1. */
  revision: z.int().check(z.positive()),
  value: z.unknown(),
});
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** Notices outside the numbering: to one person, or of the server itself. */
export const plainNotices = {
  /** Another of this person's tabs or devices answered. */
  'answer:changed': z.strictObject({ runId: id, answer: ownAnswer }),
  /** What this participant alone is told, as the run now stands. */
  'me:changed': z.strictObject({
    runId: id,
    version: z.int().check(z.nonnegative()),
    me: z.unknown(),
  }),
  /** The server goes down for a moment: connect anew after `retryInMs`, spread out. */
  'server:stopping': z.strictObject({ retryInMs: z.int().check(z.nonnegative()) }),
} as const;

export type PlainNoticeName = keyof typeof plainNotices;
export type PlainNoticePayload = {
  [Name in PlainNoticeName]: z.infer<(typeof plainNotices)[Name]>;
};

/** The event map of Socket.IO, server to client. */
export type NoticeEvents = { notice: (notice: Notice) => void } & {
  [Name in PlainNoticeName]: (payload: PlainNoticePayload[Name]) => void;
};
