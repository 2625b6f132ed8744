import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';

/** What an account may keep: lengths in characters. What begins with `all` is over all of its rosters. */
export const rosterLimits = {
  rosterName: limits.name,
  personName: 120,
  names: 500,
  rosters: 50,
  allNames: 5_000,
  allCharacters: 150_000,
} as const;

const noName = 'Give the list a name.';
const tooManyNames = `A list has at most ${rosterLimits.names} names.`;

export const rosterName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, noName),
    z.maxLength(
      rosterLimits.rosterName,
      `The name of a list has at most ${rosterLimits.rosterName} characters.`,
    ),
  );
const personName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'A name is empty.'),
    z.maxLength(
      rosterLimits.personName,
      `A name has at most ${rosterLimits.personName} characters.`,
    ),
  );
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
