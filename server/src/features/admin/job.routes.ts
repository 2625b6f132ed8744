import { done } from '@sets/shared/account/account.contract.ts';
import { deadJob, deadJobPage, jobRef } from '@sets/shared/admin/admin.contract.ts';
import { pageQuery } from '@sets/shared/core/page.ts';
import type { DeadJob } from '../../core/jobs/job.model.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import type { AdminJobs } from './admin-jobs.ts';

const writing = { count: 120, seconds: 60 };

const presentJob = ({ _id, kind, at, diedAt, tries, code }: DeadJob) => ({
  jobid: _id,
  kind,
  at: at.getTime(),
  diedAt: diedAt.getTime(),
  tries,
  code,
});

/** The dead list. */
export const jobRoutes = (jobs: AdminJobs): RouteGroup => ({
  name: 'Admin: jobs',
  schemas: { DeadJob: deadJob, DeadJobPage: deadJobPage },
  routes: [
    route({
      method: 'get',
      path: '/api/admin/jobs',
      summary: 'The work in the background that was given up, newest first',
      auth: 'admin',
      limit: { count: 300, seconds: 60 },
      query: pageQuery,
      reply: deadJobPage,
      handle: async ({ query }) => {
        const { items, next } = await jobs.page(query.before);
        return { jobs: items.map((job) => presentJob(job)), next };
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/jobs/:jobid/retry',
      summary: 'Try such work again, as if it were new',
      auth: 'admin',
      limit: writing,
      failures: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
      params: jobRef,
      reply: done,
      handle: async ({ actor, params }) => {
        await jobs.retry(actor, params.jobid);
        return {};
      },
    }),
    route({
      method: 'delete',
      path: '/api/admin/jobs/:jobid',
      summary: 'Delete such work for good',
      auth: 'admin',
      limit: writing,
      failures: ['NOT_FOUND', 'UNAVAILABLE'],
      params: jobRef,
      reply: done,
      handle: async ({ actor, params }) => {
        await jobs.remove(actor, params.jobid);
        return {};
      },
    }),
  ],
});
