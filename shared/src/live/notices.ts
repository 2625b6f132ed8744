import * as z from 'zod/mini';
import { id, slot } from '../core/ids.ts';
import { joinBurst, people, roomInfo } from './room.ts';
import { runInfo } from './run.ts';

/**
 * The notices of a room. Each carries the whole newest state of what it names, so a later one
 * replaces an earlier one of the same name, and the newest of each name is a snapshot.
 */
export const roomNotices = {
  /** `back` is told to hosts alone, who read it as `asideRun`: what they can go back to. */
  'room:changed': z.strictObject({ room: roomInfo, back: z.optional(z.unknown()) }),
  /**
   * Another run is on, or it moved: its phase, its question. `view` is the activity's, for this
   * audience. Null where nothing is on.
   */
  'run:changed': z.strictObject({ run: z.nullable(runInfo), view: z.unknown() }),
  /** The counts of the run that this audience may see, or null where it may see none. */
  'tally:changed': z.strictObject({ runId: id, tally: z.unknown() }),
  /** The room's health; not sent to phones. */
  'people:changed': z.strictObject({ people }),
  /** From where many joined at once, newest first; sent to the host alone. */
  'joins:changed': z.strictObject({ bursts: z.array(joinBurst) }),
} as const;

export type RoomNoticeName = keyof typeof roomNotices;
export const roomNoticeNames = Object.keys(roomNotices) as RoomNoticeName[];
export type RoomNoticePayload = { [Name in RoomNoticeName]: z.infer<(typeof roomNotices)[Name]> };

/** A notice as it travels, in live delivery and in replay alike: event `notice`. */
export const notice = z.strictObject({
  roomId: id,
  epoch: z.string(),
  /** Counts up by one for each audience of a room. */
  seq: z.int().check(z.positive()),
  name: z.enum(roomNoticeNames),
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

/** Notices outside the numbering of a room, to one person or of the server itself. */
export const ownNotices = {
  /** What the server holds: another of this person's tabs answered, or this run is on again. */
  'answer:changed': z.strictObject({ runId: id, answer: ownAnswer }),
  /** What this participant alone is told, as the run now stands. */
  'me:changed': z.strictObject({
    runId: id,
    version: z.int().check(z.nonnegative()),
    me: z.unknown(),
    /** What they are called in it from now on, where a host has said so; '': they were taken out, and may say another name. */
    name: z.optional(z.string()),
  }),
  /** The server goes down for a moment: connect anew after `retryInMs`, spread out. */
  'server:stopping': z.strictObject({ retryInMs: z.int().check(z.nonnegative()) }),
} as const;
