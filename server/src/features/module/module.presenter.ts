import type { Invitation } from '@sets/shared/module/invitation.contract.ts';
import type { Module, ModulePerson } from '@sets/shared/module/module.contract.ts';
import type { Found } from './module-access.ts';
import type { InvitationRecord } from './stored-module.ts';
import { moduleMessages } from './module.messages.ts';
import { isOfAdmins, rightsIn } from './module.policy.ts';

type Names = ReadonlyMap<string, { readonly username: string }>;

/** Whose names a space shows. */
export const shownIn = ({ record }: Found): string[] => [record.owner, ...record.moderators];

/** A space as its reader gets it. Moderators whose account is gone are left out. */
export const presentModule = ({ record, reader }: Found, names: Names): Module => {
  const { _id: moduleid, content, owner, moderators } = record;
  const person = (userid: string): ModulePerson => ({
    userid,
    username: names.get(userid)?.username ?? '',
  });
  return {
    moduleid,
    ...content,
    divisionOnly: content.visibility === 'division',
    owner: isOfAdmins(record)
      ? { userid: owner, username: moduleMessages.theAdmins }
      : person(owner),
    moderators: moderators.filter((userid) => names.has(userid)).map(person),
    may: rightsIn(reader, record),
  };
};

/** Newest first. */
export const presentInvitations = (invitations: readonly InvitationRecord[]) => ({
  invitations: invitations
    .map(({ id, email, at }): Invitation => ({ invitationid: id, email, at: at.toISOString() }))
    .toReversed(),
});
