import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { ModuleRights } from '@sets/shared/module/module.contract.ts';
import type { ModuleContent } from '@sets/shared/module/module.migrations.ts';

/** Who reads a space. A visitor is `null`. */
export interface Reader {
  readonly userid: string;
  readonly emailKey: string;
  /** Whether their address, which their school follows from, is proven. */
  readonly verified: boolean;
  /** 'NA' where they are of none. */
  readonly school: string;
  readonly personalDivision: { readonly verified: boolean; readonly division: string };
}

type Person = Pick<Reader, 'userid'> | null;

export interface Held {
  readonly owner: string;
  readonly moderators: readonly string[];
}

interface Shown extends Held {
  readonly content: Pick<ModuleContent, 'visibility' | 'school' | 'division'>;
}

/** What makes two spellings the same division. */
const divisionKey = (division: string): string => division.trim().normalize('NFC').toLowerCase();

/** Whose space it is: who deletes it and hands it over. */
export const canOwn = (actor: Person, { owner }: Held): boolean => actor?.userid === owner;

/** Who edits a space, invites and presents in it: its owner and its moderators, all alike. Nobody else, not even an admin. */
export const canModerate = (actor: Person, module: Held): boolean =>
  actor !== null && (canOwn(actor, module) || module.moderators.includes(actor.userid));

/** Whether somebody may leave; the owner hands it over first. */
export const canLeave = (actor: Person, module: Held): boolean =>
  canModerate(actor, module) && !canOwn(actor, module);

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
