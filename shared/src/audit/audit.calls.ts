import type { Calls } from '../core/call.ts';
import { pageQuery } from '../core/page.ts';
import { auditPage } from './audit.contract.ts';

export const auditCalls = {
  list: {
    method: 'get',
    path: '/api/admin/audit',
    summary: 'What admins did, newest first',
    auth: 'admin',
    limit: { count: 300, seconds: 60 },
    query: pageQuery,
    reply: auditPage,
  },
} as const satisfies Calls;
