import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  comment,
  commentDraft,
  commentEdit,
  commentPage,
  commentQuery,
  commentRef,
  commentSettings,
} from './comment.contract.ts';

const changing = { auth: 'bearer', limit: { count: 60, seconds: 60 }, reply: comment } as const;

export const commentCalls = {
  list: {
    method: 'get',
    path: '/api/comment/list',
    summary: 'What was said under something, for whoever may read that',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    failures: ['NOT_FOUND', ...cannotRead],
    query: commentQuery,
    reply: commentPage,
  },
  write: {
    ...changing,
    method: 'post',
    path: '/api/comment',
    summary: 'Say something under something, or answer what was said',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'FULL', ...cannotRead],
    body: commentDraft,
    status: 201,
  },
  edit: {
    ...changing,
    method: 'put',
    path: '/api/comment/:commentid',
    summary: 'Change what one has said',
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    params: commentRef,
    body: commentEdit,
  },
  remove: {
    ...changing,
    method: 'delete',
    path: '/api/comment/:commentid',
    summary: 'Remove what one has said, or what others have said under what is one’s own',
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    params: commentRef,
  },
  putBack: {
    ...changing,
    method: 'post',
    path: '/api/comment/:commentid/back',
    summary: 'Put back what one has just removed',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', ...cannotRead],
    params: commentRef,
  },
  settings: {
    method: 'get',
    path: '/api/user/commentsettings',
    summary: 'Whether one is told of comments',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    failures: cannotRead,
    reply: commentSettings,
  },
  changeSettings: {
    method: 'put',
    path: '/api/user/commentsettings',
    summary: 'Be told of comments and answers, or no more',
    auth: 'bearer',
    limit: { count: 60, seconds: 60 },
    failures: ['CONFLICT', ...cannotRead],
    body: commentSettings,
    reply: commentSettings,
  },
} as const satisfies Calls;
