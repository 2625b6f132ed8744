import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { lostTold, reactionCounts } from '../live/pulse.ts';

const count = z.int().check(z.nonnegative());
const time = z.iso.datetime();

/** Names the run. */
export const pulseRunRef = z.strictObject({ runid: id });

/** How a run felt, over its time. Dates are ISO 8601 in UTC. */
export const pulseOfRun = z.strictObject({
  /** How long a point lasts, in milliseconds. Times in which nothing happened have none. */
  step: z.int().check(z.positive()),
  points: z.array(
    z.strictObject({
      at: time,
      reactions: reactionCounts,
      /** The most who were lost at once; `few` of too few people to tell how many. */
      lost: lostTold,
      here: count,
    }),
  ),
  /** When something new was asked. */
  marks: z.array(time),
});
export type PulseOfRun = z.infer<typeof pulseOfRun>;
