import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { moduleRef, topicRef } from '../module/module.contract.ts';
import {
  liveInMine,
  liveInSpace,
  pastQuery,
  pastRuns,
  timeline,
  topicPage,
} from './space-runs.contract.ts';

/** Halls look at the same space from one address. */
const reading = {
  method: 'get',
  auth: 'optional',
  limit: { count: 5_000, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;

/** What is presented in spaces, for whoever sees them. */
export const spaceRunCalls = {
  live: {
    ...reading,
    // Two thousand visitors of one hall, who look again by themselves.
    limit: { count: 20_000, seconds: 60 },
    path: '/api/module/getlive/:moduleid',
    summary: 'What is live in a module now, newest first',
    params: moduleRef,
    reply: liveInSpace,
  },
  liveInMine: {
    method: 'get',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    path: '/api/module/getlive',
    summary: 'What is live now in the modules that one created, moderates and visited',
    failures: cannotRead,
    reply: liveInMine,
  },
  past: {
    ...reading,
    limit: { count: 2_000, seconds: 60 },
    path: '/api/module/getpast/:moduleid/:topicid',
    summary:
      'What was presented in a topic, and what was shown of it; `lists=words`: its word clouds',
    params: topicRef,
    query: pastQuery,
    reply: pastRuns,
  },
  timeline: {
    ...reading,
    limit: { count: 2_000, seconds: 60 },
    path: '/api/module/gettimeline/:moduleid/:topicid',
    summary: 'What happened in a topic, newest first',
    params: topicRef,
    query: topicPage,
    reply: timeline,
  },
} as const satisfies Calls;
