import { buildPoll } from './live-stage.ts';

const { moduleid: _m, topicid: _t, ...definition } = buildPoll();

/** A body for each route that has one, as it should be: attacks differ from it in one place. */
export const rightBodies: Readonly<Record<string, object>> = {
  'POST /api/user/login': { email: 'somebody@school.example', password: 'a password' },
  'POST /api/user/logout': { token: 'a.b.c' },
  'POST /api/polls': buildPoll(),
  'PUT /api/polls/:pollid': { ...definition, revision: 1 },
};
