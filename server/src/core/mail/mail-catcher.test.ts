import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { openMailCatcher, mostMails } from './mail-catcher.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sets-mails-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const buildMessage = (subject: string) => ({
  from: 'Sets <no-reply@sets.example>',
  replyTo: 'support@sets.example',
  to: 'ada@school.example',
  subject,
  text: 'text',
  html: '<p>html</p>',
});

test('a mail catcher that nothing was put into is empty', async () => {
  const mailCatcher = openMailCatcher(dataDir, createManualClock());
  expect(await mailCatcher.list()).toEqual([]);
  expect(await mailCatcher.find('000001700000000000-aaaaaaaaaaaaaaaaaaaa')).toBeNull();
});

test('mails are kept whole, newest first, also for another process', async () => {
  const clock = createManualClock();
  const mailCatcher = openMailCatcher(dataDir, clock);
  for (const subject of ['one', 'two', 'three']) {
    await mailCatcher.deliver(buildMessage(subject));
    clock.advance(1);
  }
  const list = await openMailCatcher(dataDir, clock).list();
  expect(list.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  const [newest] = list;
  expect(newest).toEqual({
    ...buildMessage('three'),
    mailid: newest?.mailid,
    at: clock.now() - 1,
  });
  expect(await mailCatcher.find(newest?.mailid ?? '')).toEqual(newest);
});

test('mails of one millisecond, or of a clock that was set back, are listed as they came', async () => {
  const clock = createManualClock();
  const subjects = Array.from({ length: 8 }, (_, index) => `mail ${String(index)}`);
  for (const subject of subjects) {
    if (subject === 'mail 5') clock.advance(-60_000);
    await openMailCatcher(dataDir, clock).deliver(buildMessage(subject));
  }
  const list = await openMailCatcher(dataDir, clock).list();
  expect(list.map(({ subject }) => subject)).toEqual(subjects.toReversed());
});

test('only the user of the machine reads the files', async () => {
  await openMailCatcher(dataDir, createManualClock()).deliver(buildMessage('one'));
  const folder = join(dataDir, 'mails');
  const [file = ''] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

test('the oldest go; what is not a mail stays and is not shown', async () => {
  const clock = createManualClock();
  const mailCatcher = openMailCatcher(dataDir, clock);
  await mailCatcher.deliver(buildMessage('the very first'));
  await writeFile(join(dataDir, 'mails', 'notes.json'), 'not a mail');
  for (let made = 0; made < mostMails; made += 1) {
    clock.advance(1);
    await mailCatcher.deliver(buildMessage(`mail ${made}`));
  }
  const list = await mailCatcher.list();
  expect(list).toHaveLength(mostMails);
  expect(list.at(-1)?.subject).toBe('mail 0');
  expect(await readdir(join(dataDir, 'mails'))).toHaveLength(mostMails + 1);
});

test('a mail is found by its name alone, never by a path', async () => {
  const mailCatcher = openMailCatcher(dataDir, createManualClock());
  await mailCatcher.deliver(buildMessage('one'));
  await writeFile(join(dataDir, 'secret.json'), '{}');
  for (const mailid of ['../secret', '..%2Fsecret', '', '.', 'x'.repeat(300)]) {
    expect(await mailCatcher.find(mailid)).toBeNull();
  }
});
