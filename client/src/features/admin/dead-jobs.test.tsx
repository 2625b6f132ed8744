import type { DeadJob } from '@sets/shared/admin/admin.contract.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { useToasts } from '../../ui/toast.ts';
import { AdminPage } from './admin-page.tsx';
import { jobReason } from './jobs.messages.ts';

const { token, ...who } = mira;
beforeEach(() => useRoot.setState({ auth: signedInAs({ ...who, accountType: 'admin' }, token) }));
afterEach(() => {
  vi.unstubAllGlobals();
  useToasts.setState({ toasts: [] });
  signOut();
});

const health = {
  version: '0.2.0',
  startedAt: Date.now() - 7_500_000,
  store: { kind: 'embedded', answersInMs: 1.25 },
  mail: { kind: 'smtp', sent: 12, failed: 2, lastFailureAt: null },
  payments: false,
  live: { connections: 0, runs: 0 },
  memoryBytes: 214_000_000,
  accounts: 2,
};
const job: DeadJob = {
  jobid: 'j1',
  kind: 'mail',
  at: Date.UTC(2026, 0, 2, 11),
  diedAt: Date.UTC(2026, 0, 2, 12),
  tries: 6,
  code: 'EENVELOPE 450',
};

/** The health of a server with these dead jobs; they are gone once they are tried again or deleted. */
const show = async (given: readonly DeadJob[], more: Parameters<typeof answerFetch>[0] = {}) => {
  let jobs = given;
  const without = (jobid: string) => () => {
    jobs = jobs.filter((each) => each.jobid !== jobid);
    return json(200, {});
  };
  const server = answerFetch({
    'GET /api/admin/health': () => json(200, health),
    'GET /api/admin/jobs': () => json(200, { jobs, next: null }),
    'POST /api/admin/jobs/j1/retry': without('j1'),
    'DELETE /api/admin/jobs/j1': without('j1'),
    ...more,
  });
  renderPart(<AdminPage />, '/admin/homepage?part=health');
  return { server, list: within(await screen.findByRole('region', { name: 'Given up' })) };
};
const empty = 'Nothing was given up in the last 30 days.';

it('says what was given up, when, after how many tries and why', async () => {
  const push = { ...job, jobid: 'j2', kind: 'push', tries: 1, code: 'HTTP 403' };
  const { list } = await show([job, push, { ...job, jobid: 'j3', kind: 'of-later', code: 'ENEW' }]);
  const [first, second, third] = await list.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^MailJan 2, 2026, .+ · 6 tries/);
  within(first!).getByText(/^The mail server did not take it\./);
  within(first!).getByText('EENVELOPE 450');
  expect(second?.textContent).toMatch(/^Push message.+ · 1 tryThe push service did not take it\./);
  expect(third?.textContent).toMatch(/^of-later.+Something went wrong/);
});

it('says so where nothing was given up', async () => {
  const { list } = await show([]);
  await list.findByText(empty);
});

it('tries again what the admin wants', async () => {
  const { list, server } = await show([job]);
  await userEvent.click(await list.findByRole('button', { name: 'Try again: Mail' }));
  await list.findByText(empty);
  expect(server.of('POST /api/admin/jobs/j1/retry')).toMatchObject([{ token }]);
});

it('deletes after asking once more', async () => {
  const { list, server } = await show([job]);
  const press = async (name: string): Promise<void> =>
    userEvent.click(await list.findByRole('button', { name }));
  await press('Delete: Mail');
  await press('Cancel');
  expect(server.of('DELETE /api/admin/jobs/j1')).toEqual([]);
  await press('Delete: Mail');
  await press('Delete');
  await list.findByText(empty);
  expect(server.of('DELETE /api/admin/jobs/j1')).toMatchObject([{ token }]);
});

it('stays with what is there where the server refuses', async () => {
  const msg = 'This server does no such jobs any more.';
  const { list } = await show([job], {
    'POST /api/admin/jobs/j1/retry': () => json(409, { code: 'CONFLICT', msg }),
  });
  await userEvent.click(await list.findByRole('button', { name: 'Try again: Mail' }));
  await vi.waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ message: msg }]));
  list.getByText('EENVELOPE 450');
});

it.each([
  ['ECONNREFUSED', 'The other server could not be reached.'],
  ['ESOCKET', 'The other server could not be reached.'],
  ['EAUTH 535', 'The mail server did not take this server’s name and password.'],
  ['ESEALED', 'It was encrypted with another JWT_SECRET, so it cannot be read.'],
  ['EUNKNOWN', 'Something went wrong; the log of the server says more.'],
])('%s in words', (code, reason) => {
  expect(jobReason(code)).toBe(reason);
});
