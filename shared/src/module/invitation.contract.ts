import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';

/** Body of `POST /api/module/invitemoderator`; `emailFault` says what is wrong with the address. */
export const moderatorInvitation = z.strictObject({
  moduleid: id,
  email: z.string().check(z.maxLength(limits.email)),
});

/** An address that was invited, and is not a moderator yet. `at` is ISO 8601 in UTC. */
export const invitation = z.strictObject({
  invitationid: id,
  email: z.string(),
  at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

/** Reply of `GET /api/module/getinvitations/:moduleid`, newest first. */
export const invitationList = z.strictObject({ invitations: z.array(invitation) });
/** Body of `PUT /api/module/withdrawinvitation`. */
export const invitationRef = z.strictObject({ moduleid: id, invitationid: id });
