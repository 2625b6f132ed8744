import * as z from 'zod/mini';

/** A roster of the name roulette: who can be drawn. */
const roster = z.object({ rosterName: z.string(), lineUp: z.array(z.string()) });
export type Roster = Readonly<z.infer<typeof roster>>;

export const keptRosters = z.array(roster);
export const noRosters: readonly Roster[] = [];

/** The roster with this name is replaced where it stands; a new one comes last. */
export const withRoster = (rosters: readonly Roster[], given: Roster): readonly Roster[] =>
  rosters.some(({ rosterName }) => rosterName === given.rosterName)
    ? rosters.map((each) => (each.rosterName === given.rosterName ? given : each))
    : [...rosters, given];

export const withoutRoster = (rosters: readonly Roster[], name: string): readonly Roster[] =>
  rosters.filter(({ rosterName }) => rosterName !== name);
