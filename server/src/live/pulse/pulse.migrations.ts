import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import { id } from '@sets/shared/core/ids.ts';
import { type PulseSettings, pulseSettings, reactionCounts } from '@sets/shared/live/pulse.ts';
import * as z from 'zod/mini';

/** What may be sent in a room. */
export const storedPulseSettings: StoredShape<PulseSettings> = {
  name: 'pulse-settings',
  schema: pulseSettings,
  migrations: [],
};

const count = z.int().check(z.nonnegative());

const point = z.strictObject({
  runId: id,
  /** When it begins, in milliseconds. */
  at: count,
  reactions: reactionCounts,
  /** The most who were lost at once, and who were here. */
  lost: count,
  here: count,
});
export type StoredPoint = z.infer<typeof point>;

/** A point of a run's line. */
export const storedPulsePoint: StoredShape<StoredPoint> = {
  name: 'pulse-point',
  schema: point,
  migrations: [],
};
