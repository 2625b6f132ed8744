import { sessionCalls } from '@sets/shared/account/settings.calls.ts';
import { sessionLine, sessionList } from '@sets/shared/account/settings.contract.ts';
import { type RouteGroup, serve } from '../../../core/route.ts';
import { presentSession } from './session.presenter.ts';
import type { SessionService } from './session.service.ts';

/** Where a person is signed in, and how that ends. */
export const sessionRoutes = (sessions: SessionService): RouteGroup => ({
  name: 'Sessions',
  schemas: { SessionLine: sessionLine, SessionList: sessionList },
  routes: [
    serve(sessionCalls.list, async ({ actor: { userid, sessionId } }) => {
      const records = await sessions.list(userid);
      return { sessions: records.map((record) => presentSession(record, sessionId)) };
    }),
    serve(sessionCalls.end, async ({ actor, params: { sessionid } }) => {
      await sessions.leave(actor, sessionid);
      return {};
    }),
    serve(sessionCalls.endOthers, async ({ actor: { userid, sessionId } }) => ({
      ended: await sessions.revokeAll(userid, sessionId),
    })),
  ],
});
