import { done } from '@sets/shared/account/account.contract.ts';
import { deadJobPage } from '@sets/shared/admin/admin.contract.ts';
import { call } from '../../core/api.ts';

const base = '/api/admin/jobs';
const one = (jobid: string): string => `${base}/${encodeURIComponent(jobid)}`;

/** The calls of an admin about work that was given up. `before` is the `next` of the page before. */
export const jobApi = (token: string) => ({
  list: (before: string | undefined, signal: AbortSignal) =>
    call({
      method: 'GET',
      path: before === undefined ? base : `${base}?${new URLSearchParams({ before })}`,
      token,
      signal,
      schema: deadJobPage,
    }),
  retry: (jobid: string) =>
    call({ method: 'POST', path: `${one(jobid)}/retry`, token, schema: done }),
  remove: (jobid: string) => call({ method: 'DELETE', path: one(jobid), token, schema: done }),
});
