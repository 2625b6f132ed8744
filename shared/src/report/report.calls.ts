import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  reportDecided,
  reportDecision,
  reportDraft,
  reportKept,
  reportsPage,
  reportsQuery,
} from './report.contract.ts';

export const reportCalls = {
  report: {
    method: 'post',
    path: '/api/report',
    summary: 'Tell the admins of something that should not be there',
    auth: 'bearer',
    limit: { count: 20, seconds: 600 },
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    body: reportDraft,
    reply: reportKept,
    status: 201,
  },
  list: {
    method: 'get',
    path: '/api/report/list',
    summary: 'What people have reported and nobody has decided on, or what is taken down',
    auth: 'admin',
    limit: { count: 120, seconds: 60 },
    failures: cannotRead,
    query: reportsQuery,
    reply: reportsPage,
  },
  decide: {
    method: 'put',
    path: '/api/report/decide',
    summary: 'Leave something that was reported, take it down, or put it back',
    auth: 'admin',
    limit: { count: 120, seconds: 60 },
    failures: ['NOT_FOUND', ...cannotRead],
    body: reportDecision,
    reply: reportDecided,
  },
} as const satisfies Calls;
