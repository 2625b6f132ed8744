import { type AccountType, noSchool } from '@sets/shared/account/account.contract.ts';
import { moduleLimits, type ModuleRights } from '@sets/shared/module/module.contract.ts';
import { divisionKey } from '@sets/shared/account/division.contract.ts';
import type { ModuleContent } from '@sets/shared/module/module.migrations.ts';

/**
 * Stands in a space for its owner where that is whoever is an admin now: the support space. No account
 * has this id.
 */
export const theAdmins = 'admins';

/** For so long after it was deleted a space can come back, in ms. */
export const restorableMs = moduleLimits.restorableDays * 24 * 60 * 60_000;

/** Who reads a space. A visitor is `null`. */
export interface Reader {
  readonly userid: string;
  readonly accountType?: AccountType;
  readonly emailKey: string;
  /** Whether their address, which their school follows from, is proven. */
  readonly verified: boolean;
  /** 'NA' where they are of none. */
  readonly school: string;
  readonly personalDivision: { readonly verified: boolean; readonly division: string };
}

type Person = Pick<Reader, 'userid' | 'accountType'> | null;

export interface Held {
  readonly owner: string;
  readonly moderators: readonly string[];
}

interface Shown extends Held {
  readonly content: Pick<ModuleContent, 'visibility' | 'school' | 'division'>;
}

/** Whether a space is nobody's but the admins', whoever they are: it stays, and is open to everybody. */
export const isOfAdmins = ({ owner }: Pick<Held, 'owner'>): boolean => owner === theAdmins;

/** Whose space it is: who deletes it and hands it over. Nobody where it is the admins' in common. */
export const canOwn = (actor: Person, { owner }: Held): boolean => actor?.userid === owner;

/**
 * Who edits a space, invites and presents in it: its owner and its moderators, all alike. Nobody
 * else, not even an admin, but in the support space, which is theirs.
 */
export const canModerate = (actor: Person, module: Held): boolean =>
  actor !== null &&
  (canOwn(actor, module) ||
    module.moderators.includes(actor.userid) ||
    (isOfAdmins(module) && actor.accountType === 'admin'));

/** Who writes what stays in it for its readers: whoever moderates it, and has proven an address. */
export const canWriteIn = (
  reader: Pick<Reader, 'userid' | 'verified'> | null,
  module: Held,
): boolean => reader?.verified === true && canModerate(reader, module);

/** Whether somebody may leave; the owner hands it over first, and admins stay in what is theirs. */
export const canLeave = (actor: Person, module: Held): boolean =>
  actor !== null && module.moderators.includes(actor.userid) && !canOwn(actor, module);

/**
 * Who sees a space: who moderates it; everybody, where it is open; else who is of its school by a
 * proven address, and where it is for a division, whose division is confirmed. To everybody else it
 * does not exist.
 */
export const canSee = (reader: Reader | null, module: Shown): boolean => {
  const { visibility, school, division } = module.content;
  if (canModerate(reader, module) || visibility === 'open') return true;
  if (reader === null || !isOfSchool(reader, school)) return false;
  if (visibility === 'school') return true;
  const own = reader.personalDivision;
  return own.verified && division !== '' && divisionKey(own.division) === divisionKey(division);
};

/** What a reader may do, for the page to offer it. */
export const rightsIn = (reader: Reader | null, module: Held): ModuleRights => {
  const edit = canModerate(reader, module);
  const owns = canOwn(reader, module);
  return { edit, invite: edit, leave: canLeave(reader, module), handOver: owns, remove: owns };
};

const isOfSchool = (reader: Reader, school: string): boolean =>
  reader.verified && school !== noSchool && reader.school === school;
