import type { DeadJob } from '@sets/shared/admin/admin.contract.ts';
import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putDeadJob } from '../../../test/put-dead-job.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: MailApp;
let admin: Person;
beforeAll(async () => {
  app = await startMailApp({ clock });
  admin = await app.buildAccount({ accountType: 'admin', username: 'Root' });
});
afterEach(async () => {
  app.inbox.refuseWith(null);
  await app.inStore((connection) => connection.collection('jobs').deleteMany({}));
});
afterAll(() => app.close());

interface Page {
  readonly jobs: DeadJob[];
  readonly next: string | null;
}
const list = async (query = ''): Promise<Page> =>
  (await app.call<Page>('GET', `/api/admin/jobs${query}`, admin)).body;
const retry = (jobid: string, { token } = admin) =>
  app.call('POST', `/api/admin/jobs/${jobid}/retry`, { token });
const remove = (jobid: string, { token } = admin) => {
  clock.advance(1_000);
  return app.call('DELETE', `/api/admin/jobs/${jobid}`, { token });
};
const stored = async () => (await app.stored())['jobs'] ?? [];
const written = async (): Promise<AuditEntry> =>
  (await app.call<{ entries: AuditEntry[] }>('GET', '/api/admin/audit', admin)).body.entries[0]!;

const putWaitingJob = async (): Promise<string> => {
  const jobid = await putDeadJob(app, { dueAt: new Date(clock.now() + 60_000) });
  await app.inStore((connection) =>
    connection
      .collection<{ _id: string }>('jobs')
      .updateOne({ _id: jobid }, { $unset: { diedAt: 1, code: 1 } }),
  );
  return jobid;
};

/** A mail that the mail server refused for good. */
const refusedMail = async (): Promise<{ job: DeadJob; email: string }> => {
  const { email } = await app.buildAccount();
  app.inbox.refuseWith(550);
  await app.call('POST', '/api/user/forgetpassword', { body: { email } });
  await expect.poll(async () => (await list()).jobs, { timeout: 10_000 }).toHaveLength(1);
  app.inbox.refuseWith(null);
  return { job: (await list()).jobs[0]!, email };
};

describe('who may', () => {
  const calls = [
    ['GET', '/api/admin/jobs'],
    ['POST', '/api/admin/jobs/a-job/retry'],
    ['DELETE', '/api/admin/jobs/a-job'],
  ] as const;
  test.each(calls)('401 without a session: %s %s', async (method, url) => {
    expect(await app.call(method, url)).toMatchObject({ status: 401 });
  });
  test.each(calls)('403 for who is no admin: %s %s', async (method, url) => {
    const token = await app.login('moderator');
    const answer = await app.call(method, url, { token });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
  test.each([
    ['GET', '/api/admin/jobs?before=no%20place'],
    ['GET', '/api/admin/jobs?before=nowhere'],
    ['GET', '/api/admin/jobs?kind=mail'],
    ['POST', '/api/admin/jobs/no:id/retry'],
    ['DELETE', '/api/admin/jobs/no:id'],
  ])('400 for what does not fit: %s %s', async (method, url) => {
    const answer = await app.call(method, url, admin);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
  test.each(calls.slice(1))('404 for what is not in the list: %s %s', async (method, url) => {
    expect(await app.call(method, url, admin)).toMatchObject({ status: 404 });
  });
});

describe('GET /api/admin/jobs', () => {
  test('200: what was given up and why, without whom it was for', async () => {
    const { job, email } = await refusedMail();
    expect(job).toEqual({
      jobid: expect.any(String),
      kind: 'mail',
      at: clock.now(),
      diedAt: clock.now(),
      tries: 1,
      code: 'EENVELOPE 550',
    });
    expect(JSON.stringify(await stored())).not.toContain(email);
  });

  test('200: newest first, page by page, and nothing that is not dead', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 23; made += 1) {
      const diedAt = new Date(clock.now() + Math.floor(made / 2) * 1_000);
      ids.unshift(await putDeadJob(app, { diedAt }));
    }
    await putWaitingJob();
    const first = await list();
    expect(first.jobs).toHaveLength(20);
    const second = await list(`?before=${first.next}`);
    expect(second.next).toBeNull();
    const read = [...first.jobs, ...second.jobs];
    expect(read.map(({ jobid }) => jobid).toSorted()).toEqual(ids.toSorted());
    const times = read.map(({ diedAt }) => diedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('POST /api/admin/jobs/:jobid/retry', () => {
  test('200: it is done after all, and that is written down', async () => {
    const { job, email } = await refusedMail();
    expect(await retry(job.jobid)).toMatchObject({ status: 200, body: {} });
    await app.inbox.mailTo(email);
    await expect.poll(stored).toEqual([]);
    expect(await written()).toMatchObject({
      action: 'job.retried',
      by: { userid: admin.userid },
      subject: 'mail',
      details: 'EENVELOPE 550',
    });
    expect(await retry(job.jobid)).toMatchObject({ status: 404 });
  });

  test('200: what fails again is in the list again, with as many attempts as a new one', async () => {
    const { job } = await refusedMail();
    clock.advance(40 * 24 * 60 * 60_000);
    admin = { ...admin, token: await app.login('admin') };
    app.inbox.refuseWith(451);
    await retry(job.jobid);
    await expect.poll(stored).toMatchObject([{ tries: 1, held: null, dueAt: expect.any(Date) }]);
    expect((await list()).jobs).toEqual([]);
  });

  test('200: of two who ask at once one is right, and it is done once', async () => {
    const { job, email } = await refusedMail();
    const answers = await Promise.all([retry(job.jobid), retry(job.jobid)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    await expect.poll(stored).toEqual([]);
    expect(app.inbox.mailsTo(email)).toHaveLength(1);
  });

  test('409: what this server knows no more stays in the list', async () => {
    const jobid = await putDeadJob(app, { kind: 'of-before' });
    expect(await retry(jobid)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await list()).jobs).toMatchObject([{ jobid, kind: 'of-before' }]);
  });
});

describe('DELETE /api/admin/jobs/:jobid', () => {
  test('200: it is gone, and that is written down', async () => {
    const jobid = await putDeadJob(app);
    expect(await remove(jobid)).toMatchObject({ status: 200, body: {} });
    expect(await stored()).toEqual([]);
    expect(await written()).toMatchObject({ action: 'job.deleted', subject: 'mail' });
    expect(await remove(jobid)).toMatchObject({ status: 404 });
  });

  test('404: not what waits', async () => {
    const jobid = await putWaitingJob();
    expect(await remove(jobid)).toMatchObject({ status: 404 });
    expect(await stored()).toHaveLength(1);
  });
});
