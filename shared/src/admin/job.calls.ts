import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { pageQuery } from '../core/page.ts';
import { deadJobPage, jobRef } from './admin.contract.ts';

const changing = {
  auth: 'admin',
  limit: { count: 120, seconds: 60 },
  params: jobRef,
  reply: done,
} as const;

/** Work in the background that was given up. */
export const jobCalls = {
  list: {
    method: 'get',
    path: '/api/admin/jobs',
    summary: 'The work in the background that was given up, newest first',
    auth: 'admin',
    limit: { count: 300, seconds: 60 },
    query: pageQuery,
    reply: deadJobPage,
  },
  retry: {
    ...changing,
    method: 'post',
    path: '/api/admin/jobs/:jobid/retry',
    summary: 'Try such work again, as if it were new',
    failures: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  },
  remove: {
    ...changing,
    method: 'delete',
    path: '/api/admin/jobs/:jobid',
    summary: 'Delete such work for good',
    failures: ['NOT_FOUND', 'UNAVAILABLE'],
  },
} as const satisfies Calls;
