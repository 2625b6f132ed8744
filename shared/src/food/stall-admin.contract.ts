import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { stallid } from './stall.contract.ts';

export const stallsOfSchool = z.strictObject({ schoolid: id });

/** A stall as admins see it, also one that is shown to nobody. */
export const heldStall = z.strictObject({
  stallid,
  name: z.string(),
  /** '' for the name of an account that is gone. */
  vendor: z.strictObject({ userid: id, username: z.string() }),
  /** Otherwise its vendor is locked, gone or no vendor any more, or its school is partnered no more. */
  isShown: z.boolean(),
});

/** Reply of `GET /api/admin/schools/:schoolid/stalls`: those that are shown to nobody first. */
export const heldStalls = z.strictObject({ stalls: z.array(heldStall) });
export type HeldStalls = z.infer<typeof heldStalls>;
