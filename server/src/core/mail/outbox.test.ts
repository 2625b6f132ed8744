import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { openOutbox, outboxSize } from './outbox.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sets-outbox-'));
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

test('an outbox that nothing was put into is empty', async () => {
  const outbox = openOutbox(dataDir, createManualClock());
  expect(await outbox.list()).toEqual([]);
  expect(await outbox.find('000001700000000000-aaaaaaaaaaaaaaaaaaaa')).toBeNull();
});

test('mails are kept whole, newest first, also for another process', async () => {
  const clock = createManualClock();
  const outbox = openOutbox(dataDir, clock);
  for (const subject of ['one', 'two', 'three']) {
    await outbox.deliver(buildMessage(subject));
    clock.advance(1);
  }
  const list = await openOutbox(dataDir, clock).list();
  expect(list.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  const [newest] = list;
  expect(newest).toEqual({
    ...buildMessage('three'),
    mailid: newest?.mailid,
    at: clock.now() - 1,
  });
  expect(await outbox.find(newest?.mailid ?? '')).toEqual(newest);
});

test('only the user of the machine reads the files', async () => {
  await openOutbox(dataDir, createManualClock()).deliver(buildMessage('one'));
  const folder = join(dataDir, 'outbox');
  const [file = ''] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

test('the oldest go; what is not a mail stays and is not shown', async () => {
  const clock = createManualClock();
  const outbox = openOutbox(dataDir, clock);
  await outbox.deliver(buildMessage('the very first'));
  await writeFile(join(dataDir, 'outbox', 'notes.json'), 'not a mail');
  for (let made = 0; made < outboxSize; made += 1) {
    clock.advance(1);
    await outbox.deliver(buildMessage(`mail ${made}`));
  }
  const list = await outbox.list();
  expect(list).toHaveLength(outboxSize);
  expect(list.at(-1)?.subject).toBe('mail 0');
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(outboxSize + 1);
});

test('a mail is found by its name alone, never by a path', async () => {
  const outbox = openOutbox(dataDir, createManualClock());
  await outbox.deliver(buildMessage('one'));
  await writeFile(join(dataDir, 'secret.json'), '{}');
  for (const mailid of ['../secret', '..%2Fsecret', '', '.', 'x'.repeat(300)]) {
    expect(await outbox.find(mailid)).toBeNull();
  }
});
