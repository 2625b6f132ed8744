import type { Calls } from '../core/call.ts';
import {
  blockChange,
  blockedPeople,
  discussants,
  discussionSettings,
  discussionSpace,
  muteChange,
  ownReactions,
  ownReactionsList,
  pinChange,
  reactionChange,
  reactionsAsked,
  slowChange,
} from './discussion.contract.ts';

const hidden = ['NOT_FOUND', 'NEWER_VERSION', 'UNREADABLE'] as const;
const moderating = {
  auth: 'bearer',
  limit: { count: 60, seconds: 60 },
  failures: [...hidden, 'FORBIDDEN'],
} as const;

/** What belongs to discussions and goes over no live connection: messages themselves are a feed (FE, PL). */
export const discussionCalls = {
  react: {
    method: 'put',
    path: '/api/module/reacttomessage',
    summary: 'Give a message of a discussion a reaction, or take it back',
    auth: 'bearer',
    limit: { count: 60, seconds: 10 },
    failures: [...hidden, 'FORBIDDEN'],
    body: reactionChange,
    reply: ownReactions,
  },
  myReactions: {
    method: 'post',
    path: '/api/module/getmyreactions',
    summary: 'Which reactions one gives to messages of a discussion',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    failures: hidden,
    body: reactionsAsked,
    reply: ownReactionsList,
  },
  pin: {
    ...moderating,
    method: 'put',
    path: '/api/module/pinmessage',
    summary: 'Pin a message of a discussion, or take the pin away',
    body: pinChange,
    reply: pinChange,
  },
  people: {
    method: 'get',
    path: '/api/module/getdiscussants/:moduleid',
    summary: 'Whom one can mention in the discussions of a module',
    auth: 'bearer',
    limit: { count: 60, seconds: 60 },
    failures: hidden,
    params: discussionSpace,
    reply: discussants,
  },
  settings: {
    ...moderating,
    method: 'get',
    path: '/api/module/getdiscussionsettings/:moduleid',
    summary: 'Pause and muted people in the discussions of a module',
    params: discussionSpace,
    reply: discussionSettings,
  },
  slow: {
    ...moderating,
    method: 'put',
    path: '/api/module/slowdiscussion',
    summary: 'Set the pause between two messages of one person in a module',
    body: slowChange,
    reply: discussionSettings,
  },
  mute: {
    ...moderating,
    method: 'put',
    path: '/api/module/mutediscussant',
    summary: 'Mute somebody in the discussions of a module for a time, or let them write again',
    body: muteChange,
    reply: discussionSettings,
  },
  block: {
    method: 'put',
    path: '/api/user/blockdiscussant',
    summary: 'See no more of somebody in discussions, or see them again',
    auth: 'bearer',
    limit: { count: 60, seconds: 60 },
    failures: ['CONFLICT'],
    body: blockChange,
    reply: blockedPeople,
  },
} as const satisfies Calls;
