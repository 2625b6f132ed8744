import { moduleLimits } from '@sets/shared/module/module.contract.ts';
import type { InvitationRecord } from './stored-module.ts';
import type { ModuleRecord } from './module-record.ts';
import { canModerate, type Reader } from './module.policy.ts';

/*
 * How the moderators of a space change. Pure; null where nothing does.
 */

type Moderated = Pick<ModuleRecord, 'owner' | 'moderators' | 'invitations'>;
type Change = Partial<Pick<ModuleRecord, 'owner' | 'moderators' | 'invitations'>>;

/** How long an address that was invited is waited for. */
export const invitationDays = 60;
export const invitationGoodForMs = invitationDays * 24 * 60 * 60_000;

/** Invitations that can be taken up still. */
export const openInvitations = (
  { invitations }: Pick<Moderated, 'invitations'>,
  now: number,
): InvitationRecord[] => invitations.filter(({ at }) => at.getTime() + invitationGoodForMs > now);

/** Whether there is room for one more. */
export const hasRoom = (module: Moderated, now: number): boolean =>
  module.moderators.length + openInvitations(module, now).length < moduleLimits.moderators;

/** Who comes with the address that was invited, and has proven it, is a moderator from then on. */
export const takenUp = (module: Moderated, reader: Reader | null, now: number): Change | null => {
  if (reader === null || !reader.verified) return null;
  const open = openInvitations(module, now);
  const others = open.filter(({ emailKey }) => emailKey !== reader.emailKey);
  if (others.length === open.length) return null;
  return { invitations: others, ...withModerator(module, reader.userid) };
};

export const withModerator = (module: Moderated, userid: string): Change | null =>
  canModerate({ userid }, module) ? null : { moderators: [...module.moderators, userid] };

export const withoutModerator = ({ moderators }: Moderated, userid: string): Change | null =>
  moderators.includes(userid) ? { moderators: moderators.filter((each) => each !== userid) } : null;

/** An address once: who is invited again is waited for from then on. */
export const withInvitation = (
  module: Moderated,
  invitation: InvitationRecord,
): Required<Pick<Change, 'invitations'>> => {
  const open = openInvitations(module, invitation.at.getTime());
  const others = open.filter(({ emailKey }) => emailKey !== invitation.emailKey);
  return { invitations: [...others, invitation] };
};

/** The one who owned it moderates it from then on. */
export const handedOver = ({ owner, moderators }: Moderated, userid: string): Change => ({
  owner: userid,
  moderators: [...moderators.filter((each) => each !== userid), owner],
});
