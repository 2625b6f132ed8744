import { done } from '@sets/shared/account/account.contract.ts';
import {
  otherSessionsEnded,
  sessionLine,
  sessionList,
  sessionRef,
} from '@sets/shared/account/settings.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import { presentSession } from './session.presenter.ts';
import type { SessionService } from './session.service.ts';

const aMinute = { count: 60, seconds: 60 };

/** Where a person is signed in, and how that ends. */
export const sessionRoutes = (sessions: SessionService): RouteGroup => ({
  name: 'Sessions',
  schemas: { SessionLine: sessionLine, SessionList: sessionList },
  routes: [
    route({
      method: 'get',
      path: '/api/user/sessions',
      summary: 'Where one is logged in, newest first',
      auth: 'bearer',
      limit: aMinute,
      reply: sessionList,
      handle: async ({ actor: { userid, sessionId } }) => {
        const records = await sessions.list(userid);
        return { sessions: records.map((record) => presentSession(record, sessionId)) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/user/sessions/:sessionid',
      summary: 'End a session of one’s own; ending the one that asks is logging out',
      auth: 'bearer',
      limit: aMinute,
      failures: ['FORBIDDEN', 'NOT_FOUND'],
      params: sessionRef,
      reply: done,
      handle: async ({ actor, params: { sessionid } }) => {
        await sessions.leave(actor, sessionid);
        return {};
      },
    }),
    route({
      method: 'post',
      path: '/api/user/logouteverywhere',
      summary: 'End all other sessions of one’s own',
      auth: 'bearer',
      limit: aMinute,
      reply: otherSessionsEnded,
      handle: async ({ actor: { userid, sessionId } }) => ({
        ended: await sessions.revokeAll(userid, sessionId),
      }),
    }),
  ],
});
