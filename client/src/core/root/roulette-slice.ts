import * as z from 'zod/mini';

/** A roster of the name roulette: who can be drawn. */
const roster = z.object({ rosterName: z.string(), lineUp: z.array(z.string()) });
export type Roster = Readonly<z.infer<typeof roster>>;

export const keptRosters = z.array(roster);
export const noRosters: readonly Roster[] = [];
