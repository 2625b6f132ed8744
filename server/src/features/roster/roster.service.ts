import type { Connection, Model } from 'mongoose';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import {
  type Roster,
  type RosterChange,
  rosterLimits as most,
} from '@sets/shared/roster/roster.contract.ts';
import { withRosterChange } from '@sets/shared/roster/roster-merge.ts';
import { storedRosters } from '@sets/shared/roster/roster.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { revise } from '../../core/revise.ts';
import { storedValue } from '../../core/stored-value.ts';
import { rosterModel, type RosterRecord } from './roster.model.ts';

/** @throws AppError NEWER_VERSION, UNREADABLE */
const rostersOf = ({ content }: RosterRecord): Roster[] =>
  storedValue(storedRosters, content).rosters;

const namesIn = (rosters: readonly Roster[]): number =>
  rosters.reduce((sum, { lineUp }) => sum + lineUp.length, 0);

/** They are one document, which every change reads and writes as a whole. */
const charactersIn = (rosters: readonly Roster[]): number =>
  rosters.reduce(
    (sum, { rosterName, lineUp }) =>
      lineUp.reduce((all, name) => all + name.length, sum + rosterName.length),
    0,
  );

/** @throws AppError FORBIDDEN where it has become more than an account may keep */
const keepWithin = (before: readonly Roster[], after: readonly Roster[]): void => {
  // What became less is taken, whatever it is still.
  if (after.length > before.length && after.length > most.rosters) {
    throw new AppError('FORBIDDEN', `You have ${most.rosters} lists: remove one first.`);
  }
  if (charactersIn(after) > Math.max(charactersIn(before), most.allCharacters)) {
    const msg = `Your lists have ${most.allCharacters} characters in all: remove one first.`;
    throw new AppError('FORBIDDEN', msg);
  }
  if (namesIn(after) <= namesIn(before)) return;
  if (after.some(({ lineUp }) => lineUp.length > most.names)) {
    const msg = `With what another device added, the list has more than ${most.names} names.`;
    throw new AppError('FORBIDDEN', msg);
  }
  if (namesIn(after) > most.allNames) {
    const msg = `Your lists have ${most.allNames} names in all: remove one first.`;
    throw new AppError('FORBIDDEN', msg);
  }
};

/** The lists of the name roulette, so that people find them again on any device. */
export class RosterService {
  readonly #rosters: Model<RosterRecord>;

  constructor({ connection }: { readonly connection: Connection }) {
    this.#rosters = rosterModel(connection);
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async list({ userid }: Actor): Promise<Roster[]> {
    const stored = await this.#rosters.findById(userid).lean();
    return stored === null ? [] : rostersOf(stored);
  }

  /** @throws AppError FORBIDDEN beyond the limits, CONFLICT, NEWER_VERSION, UNREADABLE */
  async change({ userid }: Actor, change: RosterChange): Promise<Roster[]> {
    const empty = toStored(storedRosters, { rosters: [] });
    const fresh = { _id: userid, content: empty, revision: 0 };
    const changed = await revise<RosterRecord>(this.#rosters, fresh, (stored) => {
      const before = rostersOf(stored);
      const rosters = withRosterChange(before, change);
      keepWithin(before, rosters);
      return { content: toStored(storedRosters, { rosters }) };
    });
    return rostersOf(changed);
  }

  readonly personalData: PersonalData = {
    name: 'rosters',
    holds: 'Your lists of names for the name roulette.',
    collect: async (userid) => {
      const stored = await this.#rosters.findById(userid).lean();
      if (stored === null) return null;
      const told = readStored(storedRosters, stored.content);
      // What this program cannot read is its person's all the same: as it is stored.
      return told.ok ? told.value.rosters : stored.content;
    },
    erase: async (userid) => {
      await this.#rosters.deleteOne({ _id: userid });
    },
  };
}
