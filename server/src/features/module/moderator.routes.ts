import { moderatorCalls } from '@sets/shared/module/moderator.calls.ts';
import { type Route, serve } from '../../core/route.ts';
import { presentInvitations } from './module.presenter.ts';
import type { ModuleParts, Present } from './module-parts.ts';

type Parts = Pick<ModuleParts, 'moderators' | 'registerPage'>;

/** Who moderates a space. */
export const moderatorRoutes = ({ moderators, registerPage }: Parts, present: Present): Route[] => [
  serve(moderatorCalls.invite, async ({ actor, body: { moduleid, email } }) => {
    await moderators.invite(actor, moduleid, email, registerPage());
    return {};
  }),
  serve(moderatorCalls.invitations, async ({ actor, params }) =>
    presentInvitations(await moderators.invitations(actor, params.moduleid)),
  ),
  serve(moderatorCalls.withdraw, async ({ actor, body: { moduleid, invitationid } }) =>
    presentInvitations(await moderators.withdraw(actor, moduleid, invitationid)),
  ),
  serve(moderatorCalls.remove, async ({ actor, body: { moduleid, userid } }) =>
    present(await moderators.remove(actor, moduleid, userid)),
  ),
  serve(moderatorCalls.leave, async ({ actor, body }) => {
    await moderators.leave(actor, body.moduleid);
    return {};
  }),
  serve(moderatorCalls.handOver, async ({ actor, body: { moduleid, userid } }) =>
    present(await moderators.handOver(actor, moduleid, userid)),
  ),
];
