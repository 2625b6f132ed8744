import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { invitationList, invitationRef, moderatorInvitation } from './invitation.contract.ts';
import { changingModule } from './module.calls.ts';
import { module, modulePersonRef, moduleRef } from './module.contract.ts';

/** Who presents and edits in a space. */
export const moderatorCalls = {
  invite: {
    ...changingModule,
    method: 'post',
    path: '/api/module/invitemoderator',
    limit: { count: 60, seconds: 3_600 },
    summary: 'Make whoever has this e-mail address a moderator, now or once they have an account',
    body: moderatorInvitation,
    reply: done,
  },
  invitations: {
    ...changingModule,
    method: 'get',
    path: '/api/module/getinvitations/:moduleid',
    summary: 'The addresses that were invited to moderate a module and are not there yet',
    params: moduleRef,
    reply: invitationList,
  },
  withdraw: {
    ...changingModule,
    method: 'put',
    path: '/api/module/withdrawinvitation',
    summary: 'Take an invitation back',
    body: invitationRef,
    reply: invitationList,
  },
  remove: {
    ...changingModule,
    method: 'put',
    path: '/api/module/removemoderator',
    summary: 'Take away a moderator',
    body: modulePersonRef,
    reply: module,
  },
  leave: {
    ...changingModule,
    method: 'post',
    path: '/api/module/leave',
    summary: 'Stop moderating a module',
    body: moduleRef,
    reply: done,
  },
  handOver: {
    ...changingModule,
    method: 'post',
    path: '/api/module/handover',
    summary: 'Hand a module of one’s own over to one of its moderators; one stays a moderator',
    body: modulePersonRef,
    reply: module,
  },
} as const satisfies Calls;
