import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import { requiredLine } from '../core/text.ts';

/** What an account may keep: lengths in characters. What begins with `all` is over all of its rosters. */
export const rosterLimits = {
  rosterName: limits.name,
  personName: 120,
  names: 500,
  rosters: 50,
  allNames: 5_000,
  allCharacters: 150_000,
} as const;

const tooManyNames = `A list has at most ${rosterLimits.names} names.`;

export const rosterName = requiredLine(rosterLimits.rosterName, {
  empty: 'Give the list a name.',
  long: `The name of a list has at most ${rosterLimits.rosterName} characters.`,
});
const personName = requiredLine(rosterLimits.personName, {
  empty: 'A name is empty.',
  long: `A name has at most ${rosterLimits.personName} characters.`,
});
/** In the order in which they were entered. The same name twice is two people. */
export const lineUp = z
  .array(personName)
  .check(
    z.minLength(1, 'Write down at least one name.'),
    z.maxLength(rosterLimits.names, tooManyNames),
  );

/** A list of people of whom one is drawn. */
export const roster = z.strictObject({ rosterName, lineUp });
export type Roster = z.infer<typeof roster>;

/** Reply of both calls: each name of a list once. */
export const rosterList = z.strictObject({ rosters: z.array(roster) });

/** Body of `POST /api/rosters`: what became of one list on a device. */
export const rosterChange = z.strictObject({
  rosterName,
  /** As the server had it when the device was last told; null where it did not have it. */
  before: z.nullable(lineUp),
  /** As it is on the device; null where it was removed there. */
  after: z.nullable(lineUp),
});
export type RosterChange = z.infer<typeof rosterChange>;
