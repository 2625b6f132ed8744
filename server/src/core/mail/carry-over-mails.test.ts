import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailInbox, startMailInbox } from '../../../test/mail-inbox.ts';
import { startMailer, waitingJobs } from '../../../test/start-mailer.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { jobModel } from '../jobs/job.model.ts';
import { carryOverMails } from './carry-over-mails.ts';

/* Mails as version 0.1 left them in the store, sealed with the secret `a secret`. */

const clock = createManualClock();
const old = [
  {
    _id: 'due-already',
    sealed:
      'AQEBAQEBAQEBAQEBdnZk55sjnazmpTiJo8V+NzcL07VoN0W/AeeQo3CetUlxbpJJHB3djOJm/qN+LTciUVruGGGYfsE/qrIin+vNvuM/fuoxHLBHmthYvQfpbvFTLspNoRfQgkb+/CIRJsDH+Kb5Fyua3lGSqG6CHwGnoVsnMAjk+s2Wuo0SKw==',
    tries: 0,
    dueAt: new Date(clock.now() - 1_000),
    at: new Date(clock.now() - 61_000),
  },
  {
    _id: 'put-off',
    sealed:
      'AgICAgICAgICAgICrLO9tfJ4QYayZfXyTPbx/ASrfomzCkcUxUzqJRuiPwtbpSOeKUI6v0GOKE6X1AGHKGq2CQDzDvrsOcjeyIel4dTQQBiMh4ZKWDqfUQ4pdGRSD5ZvPjKGUXasXb7jkWRBN17ZgpRzP7LdKe2BCAm26gpm55qGDMhov+YXGQ==',
    tries: 2,
    dueAt: new Date(clock.now() + 300_000),
    at: new Date(clock.now() - 66_000),
  },
];

let inbox: MailInbox;
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  inbox = await startMailInbox();
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
  await jobModel(connection).init();
});
afterEach(async () => {
  await connection.collection('jobs').deleteMany({});
  await oldMails().deleteMany({});
});
afterAll(async () => {
  await connection.close();
  await store.close();
  await inbox.close();
});

const oldMails = () => connection.collection<{ _id: string }>('mails');
const start = (secret = 'a secret') => {
  const started = startMailer(connection, inbox.smtpUrl, { clock, secret });
  return { ...started, carryOver: () => carryOverMails({ ...started, connection }) };
};

test('mails of an earlier version are sent, each once, when they were due', async () => {
  await oldMails().insertMany(old);
  const [one, two] = [start(), start()];
  await Promise.all([one.carryOver(), two.carryOver()]);
  await one.carryOver();
  const { parsed } = await inbox.mailTo('ada@school.example');
  expect(parsed.subject).toBe('Your code');
  expect(await oldMails().find().toArray()).toEqual([]);
  await expect.poll(() => waitingJobs(connection)).toMatchObject([{ key: 'put-off', tries: 0 }]);
  expect(inbox.mailsTo('eve@school.example')).toEqual([]);
  clock.advance(300_000);
  await inbox.mailTo('eve@school.example');
  await Promise.all([one.close(), two.close()]);
  expect(inbox.mails).toHaveLength(2);
});

test('who died in the middle leaves the mail to the next start, which makes no second job of it', async () => {
  const mail = { ...old[1]!, dueAt: new Date(clock.now() + 300_000) };
  await oldMails().insertOne({ ...mail });
  const first = start();
  await first.carryOver();
  // As if it had died before the old mail was deleted.
  await oldMails().insertOne({ ...mail, claimedAt: new Date(clock.now()) } as { _id: string });
  await first.carryOver();
  expect(await oldMails().countDocuments()).toBe(1);
  clock.advance(60_000);
  await first.carryOver();
  expect(await oldMails().countDocuments()).toBe(0);
  expect(await waitingJobs(connection)).toHaveLength(1);
  await first.close();
});

test('a mail that this secret cannot open stays for one that can, and holds up no other', async () => {
  await oldMails().insertMany(old);
  const other = start('another secret');
  await other.carryOver();
  expect(await oldMails().countDocuments()).toBe(2);
  expect(other.logged.join('')).toContain('ESEALED');
  expect(other.logged.join('')).not.toMatch(/ada@|eve@|483920/);
  clock.advance(60_000);
  const right = start();
  await right.carryOver();
  expect(await oldMails().countDocuments()).toBe(0);
  await Promise.all([other.close(), right.close()]);
});
