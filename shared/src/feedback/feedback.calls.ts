import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { pageQuery } from '../core/page.ts';
import { feedback, feedbackPage } from './feedback.contract.ts';

export const feedbackCalls = {
  post: {
    method: 'post',
    path: '/api/feedback/post',
    summary: 'Tell support something, logged in or not',
    auth: 'optional',
    // A lecture hall behind one address writes at once; each person has a limit of their own.
    limit: { count: 600, seconds: 600 },
    body: feedback,
    reply: done,
  },
  list: {
    method: 'get',
    path: '/api/admin/feedback',
    summary: 'What people wrote to support, newest first',
    auth: 'admin',
    limit: { count: 120, seconds: 60 },
    query: pageQuery,
    reply: feedbackPage,
  },
} as const satisfies Calls;
