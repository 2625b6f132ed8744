import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { type MailInbox, startMailInbox } from '../../../test/mail-inbox.ts';
import { startMailer as startMailerOn, waitingJobs } from '../../../test/start-mailer.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { mailJob } from './mail-job.ts';
import { mailOf } from './mail-layout.ts';

let inbox: MailInbox;
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  inbox = await startMailInbox();
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
});
afterEach(async () => {
  inbox.refuseWith(null);
  await connection.collection('jobs').deleteMany({});
});
afterAll(async () => {
  await connection.close();
  await store.close();
  await inbox.close();
});

const waiting = () => waitingJobs(connection);

const buildMail = (to = 'ada@school.example') =>
  mailOf({
    to,
    subject: 'Your code',
    heading: 'Verify',
    paragraphs: ['Type this.'],
    code: '483920',
  });

const startMailer = (clock: ManualClock, secret = 'a secret') =>
  startMailerOn(connection, inbox.smtpUrl, { clock, secret });

test('what a server that was killed had taken up is sent by the next one, once', async () => {
  const clock = createManualClock();
  // It is killed before the mail has left.
  const { log, secret } = startMailer(clock);
  const killed = new JobQueue({ connection, clock: createManualClock(), log, secret });
  killed.handle(mailJob, { run: () => new Promise(() => {}) });
  await killed.enqueue(mailJob, buildMail());
  const [one, two] = [startMailer(clock), startMailer(clock)];
  one.jobs.start();
  two.jobs.start();
  clock.advance(mailJob.lease - 1_000);
  await one.mailer.send(buildMail('other@school.example'));
  expect(inbox.mailsTo('ada@school.example')).toEqual([]);
  clock.advance(60_000);
  await inbox.mailTo('ada@school.example');
  await Promise.all([one.close(), two.close()]);
  expect(inbox.mailsTo('ada@school.example')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('mails wait sealed: neither their reader nor what is in them is in the store', async () => {
  const clock = createManualClock();
  inbox.refuseWith(451);
  const { mailer, close } = startMailer(clock);
  await mailer.post(buildMail());
  await close();
  const [stored] = await waiting();
  const sealed = Buffer.from(String(stored!['payload']), 'base64').toString('latin1');
  for (const text of [JSON.stringify(stored), sealed]) expect(text).not.toMatch(/ada@|483920/);
  const other = startMailer(clock, 'another secret');
  clock.advance(mailJob.pauses[0]! + mailJob.lease);
  other.jobs.start();
  await expect.poll(() => other.mailer.figures().failed).toBe(1);
  expect(other.logged.join('')).toContain('ESEALED');
  await other.close();
});
