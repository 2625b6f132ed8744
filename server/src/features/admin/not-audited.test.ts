import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { buildKind } from '../../../test/job-bench.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { settle } from '../../../test/settle.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { DeadJobs } from '../../core/jobs/dead-jobs.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { createLog } from '../../core/log.ts';
import { AdminJobs } from './admin-jobs.ts';
import { AdminService } from './admin.service.ts';
import { answerTime } from './server-health.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await appOfWorker();
  person = await app.buildAccount();
});

const actor = { userid: 'an-admin', accountType: 'admin' } as const;

test('what cannot be written into the audit log does not happen, and the call says so', async () => {
  const told: unknown[] = [];
  const admins = new AdminService({
    ...app.features,
    clock: { now: () => Date.now() },
    audit: () => Promise.reject(new Error('the disk is full')),
    notify: async (...notice) => void told.push(notice),
  });
  await settle(app, person, { personalDivision: { verified: false, division: 'Arts' } });
  const before = await app.features.people.read(person.userid);
  const message = 'The audit log could not be written, so nothing was changed. Try again.';
  const refused = { code: 'UNAVAILABLE', message };
  const { userid } = person;
  await expect(admins.setRole(actor, userid, 'admin')).rejects.toMatchObject(refused);
  const grant = { granted: true, until: null } as const;
  await expect(admins.setPremium(actor, userid, grant)).rejects.toMatchObject(refused);
  await expect(admins.setLocked(actor, userid, true)).rejects.toMatchObject(refused);
  const decision = { division: 'Arts', confirmed: false };
  await expect(admins.decideDivision(actor, userid, decision)).rejects.toMatchObject(refused);
  expect(await app.features.people.read(userid)).toEqual(before);
  expect(told).toEqual([]);
});

test('a store that is silent or refuses has no time in which it answers', async () => {
  expect(await answerTime(() => Promise.resolve())).toBeGreaterThanOrEqual(0);
  expect(await answerTime(() => Promise.reject(new Error('gone')))).toBeNull();
  expect(await answerTime(() => new Promise(() => {}), 1)).toBeNull();
});

test('jobs stay in the dead list, as they were, where it cannot be written down', async () => {
  const store = await startTestStore();
  const connection = await mongoose.createConnection(store.uri).asPromise();
  const log = createLog('silent');
  const queue = new JobQueue({ connection, clock: createManualClock(), log, secret: 'a secret' });
  const ran: unknown[] = [];
  const kind = buildKind({ pauses: [] });
  queue.handle(kind, {
    run: async (note) => {
      ran.push(note);
      throw new Error('It fails.');
    },
  });
  const jobid = await queue.enqueue(kind, { text: 'once' });
  await expect.poll(() => queue.stateOf(jobid)).toMatchObject({ is: 'dead' });
  const before = await queue.store.find(jobid);
  const full = () => Promise.reject(new Error('the disk is full'));
  const jobs = new AdminJobs(new DeadJobs(queue), full);
  await expect(jobs.retry(actor, jobid)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(jobs.remove(actor, jobid)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await queue.store.find(jobid)).toEqual(before);
  expect(ran).toHaveLength(1);
  await queue.close();
  await connection.close();
  await store.close();
});
