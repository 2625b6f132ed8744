import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { type MailInbox, startMailInbox } from '../../../test/mail-inbox.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { createLog } from '../log.ts';
import { mailOf } from './mail-layout.ts';
import { lease, MailQueue } from './mail-queue.ts';
import { openMailer } from './open-mailer.ts';
import { pauses } from './post-office.ts';

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
  await connection.collection('mails').deleteMany({});
});
afterAll(async () => {
  await connection.close();
  await store.close();
  await inbox.close();
});

const waiting = () => connection.collection('mails').find().toArray();

const buildMail = (to = 'ada@school.example') =>
  mailOf({
    to,
    subject: 'Your code',
    heading: 'Verify',
    paragraphs: ['Type this.'],
    code: '483920',
  });

const startMailer = (clock: ManualClock, secret = 'a secret') => {
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  const mail = { smtpUrl: inbox.smtpUrl, from: 'Sets <no-reply@sets.example>' };
  const support = { email: 'help@school.example', space: 'support' };
  const tools = { clock, log, connection, secret };
  return { mailer: openMailer({ mail, support, dataDir: 'unused' }, tools), logged };
};

test('what a server that was killed had taken up is sent by the next one, once', async () => {
  const clock = createManualClock();
  // It is killed before the mail has left.
  await new MailQueue({ connection, clock, secret: 'a secret' }).put(buildMail());
  const [one, two] = [startMailer(clock), startMailer(clock)];
  one.mailer.start();
  two.mailer.start();
  clock.advance(lease - 1_000);
  await one.mailer.send(buildMail('other@school.example'));
  expect(inbox.mailsTo('ada@school.example')).toEqual([]);
  clock.advance(60_000);
  await inbox.mailTo('ada@school.example');
  await Promise.all([one.mailer.close(), two.mailer.close()]);
  expect(inbox.mailsTo('ada@school.example')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('mails wait sealed: neither their reader nor what is in them is in the store', async () => {
  const clock = createManualClock();
  inbox.refuseWith(451);
  const { mailer } = startMailer(clock);
  await mailer.post(buildMail());
  await mailer.close();
  const [stored] = await waiting();
  const sealed = Buffer.from(String(stored!['sealed']), 'base64').toString('latin1');
  for (const text of [JSON.stringify(stored), sealed]) expect(text).not.toMatch(/ada@|483920/);
  const other = startMailer(clock, 'another secret');
  clock.advance(pauses[0] + lease);
  other.mailer.start();
  clock.advance(0);
  await expect.poll(() => other.mailer.figures().failed).toBe(1);
  expect(other.logged.join('')).toContain('ESEALED');
  await other.mailer.close();
});
