import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  blockedList,
  peoplePage,
  peopleQuery,
  peopleSettings,
  personHead,
  personRef,
} from './people.contract.ts';

const reading = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
} as const;

/** The reply is how one stands then, so to ask for it twice changes nothing. */
const changing = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  params: personRef,
  reply: personHead,
} as const;

export const peopleCalls = {
  head: {
    ...reading,
    path: '/api/people/:userid',
    summary: 'A person, how many follow them, and how one stands to them',
    failures: ['NOT_FOUND', ...cannotRead],
    params: personRef,
    reply: personHead,
  },
  followers: {
    ...reading,
    path: '/api/people/:userid/followers',
    summary: 'Who follows a person, the newest first',
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    params: personRef,
    query: peopleQuery,
    reply: peoplePage,
  },
  followings: {
    ...reading,
    path: '/api/people/:userid/followings',
    summary: 'Whom a person follows, the newest first',
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    params: personRef,
    query: peopleQuery,
    reply: peoplePage,
  },
  follow: {
    ...changing,
    method: 'post',
    path: '/api/people/:userid/follow',
    summary: 'Follow a person',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', ...cannotRead],
  },
  unfollow: {
    ...changing,
    method: 'delete',
    path: '/api/people/:userid/follow',
    summary: 'Follow a person no more',
    failures: ['NOT_FOUND', ...cannotRead],
  },
  removeFollower: {
    ...changing,
    method: 'delete',
    path: '/api/people/:userid/follower',
    summary: 'Let this person follow oneself no more; they are not told, and may follow again',
    failures: ['NOT_FOUND', ...cannotRead],
  },
  block: {
    ...changing,
    method: 'post',
    path: '/api/people/:userid/block',
    summary: 'Block a person: neither follows the other any more, and they cannot follow again',
    failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
  },
  unblock: {
    ...changing,
    method: 'delete',
    path: '/api/people/:userid/block',
    summary: 'Block a person no more',
    failures: ['NOT_FOUND', ...cannotRead],
  },
  blocked: {
    ...reading,
    path: '/api/user/blocked',
    summary: 'Whom one blocks',
    failures: cannotRead,
    reply: blockedList,
  },
  settings: {
    ...reading,
    path: '/api/user/peoplesettings',
    summary: 'What one says of one’s followers and followings',
    failures: cannotRead,
    reply: peopleSettings,
  },
  changeSettings: {
    method: 'put',
    auth: 'bearer',
    limit: { count: 60, seconds: 60 },
    path: '/api/user/peoplesettings',
    summary: 'Make the lists private, or tell of followers no more',
    failures: cannotRead,
    body: peopleSettings,
    reply: peopleSettings,
  },
} as const satisfies Calls;
