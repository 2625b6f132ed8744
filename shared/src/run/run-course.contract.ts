import * as z from 'zod/mini';
import { lostTold, reactionCounts } from '../live/pulse.ts';

const count = z.int().check(z.nonnegative());
const time = z.iso.datetime();
/** How long a point lasts, in milliseconds. A time in which nothing happened has none. */
const step = z.int().check(z.positive());

/** How a run went over its time, in counts alone. Dates are ISO 8601 in UTC. */
export const runCourse = z.strictObject({
  /** How many came who had not been there while it was on; who was in the room before came as it began. */
  came: z.strictObject({
    step,
    points: z.array(z.strictObject({ at: time, people: count })),
  }),
  /** Reactions, and the most who were lost at once, of the most who were here; `few` of too few to tell how many. */
  felt: z.strictObject({
    step,
    points: z.array(
      z.strictObject({ at: time, reactions: reactionCounts, lost: lostTold, here: count }),
    ),
  }),
});
export type RunCourse = z.infer<typeof runCourse>;
