import { deadJob, deadJobPage } from '@sets/shared/admin/admin.contract.ts';
import { jobCalls } from '@sets/shared/admin/job.calls.ts';
import type { DeadJob } from '../../core/jobs/job.model.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { AdminJobs } from './admin-jobs.ts';

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
    serve(jobCalls.list, async ({ query }) => {
      const { items, next } = await jobs.page(query.before);
      return { jobs: items.map((job) => presentJob(job)), next };
    }),
    serve(jobCalls.retry, async ({ actor, params }) => {
      await jobs.retry(actor, params.jobid);
      return {};
    }),
    serve(jobCalls.remove, async ({ actor, params }) => {
      await jobs.remove(actor, params.jobid);
      return {};
    }),
  ],
});
