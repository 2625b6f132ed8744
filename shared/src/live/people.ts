import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { participantName } from './entry.ts';

/**
 * How much more time somebody has than others to answer: in percent of theirs, or as much as they need,
 * until it is told what is right. Between the host and them alone.
 */
export const extraTimes = ['25', '50', '100', 'unlimited'] as const;
export const extraTime = z.enum(extraTimes);
export type ExtraTime = z.infer<typeof extraTime>;

/** Why somebody is out: taken out of this run, until they say another name; or not let into the room any more. */
export const outOf = z.enum(['run', 'room']);

/** Somebody who takes part under a name, as the host sees them. */
export const namedPerson = z.strictObject({
  /** Who it is in requests about them: of this run alone, and no participant's id. */
  person: id,
  /** Means something in this list alone. */
  number: z.int().check(z.positive()),
  name: z.string(),
  /** What they have said, where the host calls them otherwise. */
  said: z.optional(z.string()),
  /** Nobody else sees the name before the host allows it. */
  waits: z.optional(z.literal(true)),
  out: z.optional(outOf),
  extra: z.optional(extraTime),
  /** Whether they have a connection now. */
  here: z.boolean(),
});
export type NamedPerson = z.infer<typeof namedPerson>;

/** What a host changes of one person who takes part under a name. */
export const personChange = z.discriminatedUnion('type', [
  /** Takes them out of this run, or back in: their name, their points and their answers count no more. */
  z.strictObject({ type: z.literal('remove'), on: z.boolean() }),
  /** Sends them out of the room for good, or lets them in again. */
  z.strictObject({ type: z.literal('ban'), on: z.boolean() }),
  /** Gives them another name; null: the one that they have said. */
  z.strictObject({ type: z.literal('rename'), name: z.nullable(participantName) }),
  /** Shows the name that waits, as it is. */
  z.strictObject({ type: z.literal('allow') }),
  /** Gives them more time, in everything that is on in this room; null: as much as everybody. */
  z.strictObject({ type: z.literal('extra'), time: z.nullable(extraTime) }),
]);
export type PersonChange = z.infer<typeof personChange>;
