import { jobCalls } from '@sets/shared/admin/job.calls.ts';
import { ask } from '../../core/api.ts';

/** The calls of an admin about work that was given up. `before` is the `next` of the page before. */
export const jobApi = (token: string) => ({
  list: (before: string | undefined, signal: AbortSignal) =>
    ask(jobCalls.list, { token, query: { before }, signal }),
  retry: (jobid: string) => ask(jobCalls.retry, { token, params: { jobid } }),
  remove: (jobid: string) => ask(jobCalls.remove, { token, params: { jobid } }),
});
