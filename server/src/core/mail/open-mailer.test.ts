import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MailInbox, startMailInbox } from '../../../test/mail-inbox.ts';
import { selfSigned } from '../../../test/self-signed.ts';
import { startMailer as startMailerOn, waitingJobs } from '../../../test/start-mailer.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { createClosers } from '../closers.ts';
import { type Letter, mailOf } from './mail-layout.ts';
import { mailJob } from './mail-job.ts';
import { freePort } from '../free-port.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

let closers = createClosers();
afterEach(async () => {
  await closers.closeAll();
  closers = createClosers();
  await connection.collection('jobs').deleteMany({});
});

const { pauses } = mailJob;
const firstPause = pauses[0]!;

const waiting = () => waitingJobs(connection);

const buildMail = (overrides: Partial<Letter> = {}) =>
  mailOf({
    to: 'ada@school.example',
    subject: 'Your code',
    heading: 'Verify your account',
    paragraphs: ['Type this code.'],
    code: '483920',
    ...overrides,
  });

const startMailer = (
  smtpUrl: string | null,
  options: Parameters<typeof startMailerOn>[2] = {},
): ReturnType<typeof startMailerOn> => {
  const started = startMailerOn(connection, smtpUrl, options);
  closers.add(started.close);
  return started;
};

const startInbox = async (): Promise<MailInbox> => {
  const inbox = await startMailInbox();
  closers.add(() => inbox.close());
  return inbox;
};

const startSmtp = async (options: SMTPServerOptions, port = 0) => {
  // Closing, it does not wait for connections that are kept for the next mail.
  const some = { logger: false, closeTimeout: 10, disabledCommands: ['STARTTLS'] };
  const server = new SMTPServer({ ...some, ...options });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(resolve);
    });
  closers.add(close);
  const bound = listener.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port.');
  return { port: bound.port, close };
};

test('a mail arrives with text and HTML, from the sender, with answers to the support', async () => {
  const inbox = await startInbox();
  const { mailer } = startMailer(inbox.smtpUrl);
  await mailer.send(buildMail());
  const { parsed } = await inbox.mailTo('ada@school.example');
  expect(parsed.from).toMatchObject({ name: 'Sets', address: 'no-reply@sets.example' });
  expect(parsed.replyTo).toMatchObject([{ address: 'help@school.example' }]);
  expect(parsed.to).toMatchObject([{ address: 'ada@school.example' }]);
  expect(parsed.subject).toBe('Your code');
  expect(parsed.text).toContain('483920');
  expect(parsed.html).toContain('>483920</span>');
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(mailer.kind).toBe('smtp');
  expect(mailer.figures()).toEqual({ sent: 1, failed: 0, lastFailureAt: null });
});

test('what people typed makes no header and no second reader', async () => {
  const inbox = await startInbox();
  const { mailer } = startMailer(inbox.smtpUrl);
  const subject = 'Hi\r\nBcc: eve@evil.example\r\n\r\n<b>body</b>\u2028\u0000 ‮x';
  await mailer.send(buildMail({ subject, heading: '\r\n.\r\nQUIT\r\n' }));
  const { parsed, to } = await inbox.mailTo('ada@school.example');
  expect(to).toEqual(['ada@school.example']);
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.subject).toBe('Hi Bcc: eve@evil.example <b>body</b> x');
  const addresses = [
    'ada@school.example, eve@evil.example',
    'ada@school.example\r\nBcc: eve@evil.example',
    '"Ada" <ada@school.example>',
    'ada@school.example> NOTIFY=SUCCESS',
    'group: ada@school.example;',
    'no address',
    '',
  ];
  for (const address of addresses) {
    await expect(mailer.send(buildMail({ to: address }))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The mail server does not take mail for this address. Check the address.',
    });
  }
  expect(inbox.mails).toHaveLength(1);
});

test('a reader that the mail server refuses is told as such, and nobody else hears the address', async () => {
  const inbox = await startInbox();
  inbox.refuseWith(550);
  const { mailer, clock, logged } = startMailer(inbox.smtpUrl);
  await expect(mailer.send(buildMail())).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The mail server does not take mail for this address. Check the address.',
  });
  expect(mailer.figures()).toEqual({ sent: 0, failed: 1, lastFailureAt: clock.now() });
  expect(logged.join('')).toContain('EENVELOPE 550');
  expect(logged.join('')).not.toContain('ada');
});

test('a posted mail that is refused for good is not tried again', async () => {
  const inbox = await startInbox();
  inbox.refuseWith(550);
  const { mailer, clock, close } = startMailer(inbox.smtpUrl);
  await mailer.post(buildMail());
  await expect.poll(() => mailer.figures().failed).toBe(1);
  inbox.refuseWith(null);
  clock.advance(24 * 60 * 60_000);
  await close();
  expect(inbox.mails).toEqual([]);
});

test('while the mail server is away, what is sent fails and what is posted is tried again', async () => {
  const port = await freePort();
  const { mailer, clock } = startMailer(`smtp://127.0.0.1:${port}`);
  await expect(mailer.send(buildMail())).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The mail could not be sent just now. Try again in a moment.',
  });
  clock.advance(1_000);
  await mailer.post(buildMail());
  await expect.poll(waiting, { timeout: 15_000 }).toMatchObject([{ tries: 1, held: null }]);
  const received: string[] = [];
  await startSmtp(
    {
      authOptional: true,
      onRcptTo: ({ address }, _session, callback) => {
        received.push(address);
        callback();
      },
    },
    port,
  );
  clock.advance(firstPause);
  await expect.poll(() => mailer.figures().sent).toBe(1);
  expect(received).toEqual(['ada@school.example']);
  expect(mailer.figures().failed).toBe(1);
});

test('after the last pause a posted mail is given up, and the log says so without an address', async () => {
  const { mailer, clock, logged } = startMailer(`smtp://127.0.0.1:${await freePort()}`);
  await mailer.post(buildMail());
  const notTaken = () => logged.filter((line) => line.includes('mail not taken'));
  for (const [tries, pause] of pauses.entries()) {
    await expect
      .poll(waiting, { timeout: 15_000 })
      .toMatchObject([{ tries: tries + 1, held: null }]);
    clock.advance(pause);
  }
  await expect.poll(() => mailer.figures().failed).toBe(1);
  expect(notTaken()).toHaveLength(pauses.length + 1);
  expect(await waiting()).toEqual([]);
  expect(logged.join('')).toContain('job given up');
  expect(logged.join('')).not.toMatch(/ada|school|483920/);
});

test('the stop waits for what is on its way, and the next start sends what is not', async () => {
  const inbox = await startInbox();
  inbox.refuseWith(451);
  const { mailer, clock, close } = startMailer(inbox.smtpUrl);
  await mailer.post(buildMail({ to: 'first@school.example' }));
  await expect.poll(waiting).toMatchObject([{ tries: 1, held: null }]);
  inbox.refuseWith(null);
  await mailer.post(buildMail({ to: 'second@school.example' }));
  await close();
  expect(inbox.mails.flatMap(({ to }) => to)).toEqual(['second@school.example']);
  const next = startMailer(inbox.smtpUrl, { clock });
  clock.advance(firstPause);
  next.jobs.start();
  await inbox.mailTo('first@school.example');
  await expect.poll(waiting).toEqual([]);
});

test('the mail server gets the name and password of its address, and a wrong one is no fault of the reader', async () => {
  const { port } = await startSmtp({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      if (username === 'sets' && password === 'p@ss') callback(null, { user: username });
      else callback(new Error('Invalid username or password'));
    },
  });
  const right = startMailer(`smtp://sets:p%40ss@127.0.0.1:${port}`);
  await right.mailer.send(buildMail());
  expect(right.mailer.figures().sent).toBe(1);
  const wrong = startMailer(`smtp://sets:wrong@127.0.0.1:${port}`);
  await expect(wrong.mailer.send(buildMail())).rejects.toMatchObject({
    message: 'The mail could not be sent just now. Try again in a moment.',
  });
  expect(wrong.logged.join('')).toContain('EAUTH');
  expect(wrong.logged.join('')).not.toMatch(/wrong|p@ss|ada@/);
});

test('TLS is used where the mail server offers it, and a certificate of nobody counts only where the address says so', async () => {
  const encrypted: boolean[] = [];
  const { port } = await startSmtp({
    ...selfSigned(),
    disabledCommands: ['AUTH'],
    authOptional: true,
    onRcptTo: (_address, session, callback) => {
      encrypted.push(session.secure);
      callback();
    },
  });
  const strict = startMailer(`smtp://127.0.0.1:${port}`);
  await expect(strict.mailer.send(buildMail())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(encrypted).toEqual([]);
  const lenient = startMailer(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`);
  await lenient.mailer.send(buildMail());
  expect(encrypted).toEqual([true]);
});

test('a connection that the mail server has closed meanwhile is opened anew', async () => {
  const { port, close } = await startSmtp({ authOptional: true });
  const { mailer } = startMailer(`smtp://127.0.0.1:${port}`);
  await mailer.send(buildMail());
  await close();
  await startSmtp({ authOptional: true }, port);
  await mailer.send(buildMail());
  expect(mailer.figures()).toMatchObject({ sent: 2, failed: 0 });
});

test('smtps: is TLS from the start: a server without it gets no word', async () => {
  const inbox = await startInbox();
  const { mailer } = startMailer(inbox.smtpUrl.replace('smtp:', 'smtps:'));
  await expect(mailer.send(buildMail())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(inbox.mails).toEqual([]);
});

test('without a mail server mails go to the mail catcher in the data folder, and not into the log', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-mailer-'));
  closers.add(() => rm(dataDir, { recursive: true, force: true }));
  const { mailer, logged, close } = startMailer(null, { dataDir });
  await mailer.send(buildMail());
  await mailer.post(buildMail());
  await close();
  expect(mailer.kind).toBe('catcher');
  expect(mailer.figures().sent).toBe(2);
  expect(await readdir(join(dataDir, 'mails'))).toHaveLength(2);
  expect(logged).toEqual([]);
});
