import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import type { NewNotification } from '../../core/notify.ts';

let app: TestApp;
let clock: ManualClock;
beforeAll(async () => {
  clock = createManualClock();
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const buildNotification = (overrides: Partial<NewNotification> = {}): NewNotification => ({
  kind: 'account',
  title: 'A title',
  text: 'A text.',
  path: '/account/settings',
  ...overrides,
});

const tell = async (person: Person, ...notices: Partial<NewNotification>[]): Promise<void> => {
  for (const notice of notices) {
    clock.advance(1);
    await app.features.notifications.notify(person.userid, buildNotification(notice));
  }
};

const list = async ({ token }: Person, query = ''): Promise<NotificationPage> => {
  const answer = await app.call<NotificationPage>('GET', `/api/notifications${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
};

const titles = ({ notifications }: NotificationPage): string[] =>
  notifications.map(({ title }) => title);

const read = ({ token }: Person, body: object) =>
  app.call<{ unread: number }>('POST', '/api/notifications/read', { token, body });

test('somebody new was told nothing', async () => {
  const person = await app.buildAccount();
  expect(await list(person)).toEqual({ notifications: [], unread: 0, next: null });
});

test('under one name somebody is told once, whatever is told and however often; others are told too', async () => {
  const [ada, eve] = [await app.buildAccount(), await app.buildAccount()];
  const once = 'order:step:0';
  await tell(
    ada,
    { title: 'one', once },
    { title: 'again', once },
    { title: 'two', once: 'other' },
  );
  await tell(eve, { title: 'for eve', once });
  expect(titles(await list(ada))).toEqual(['two', 'one']);
  expect(titles(await list(eve))).toEqual(['for eve']);
});

test('a list has what its person was told, newest first, and nothing of others', async () => {
  const [ada, eve] = [await app.buildAccount(), await app.buildAccount()];
  await tell(ada, { title: 'one' }, { title: 'two', kind: 'security' });
  await tell(eve, { title: 'for eve' });
  const page = await list(ada);
  expect(titles(page)).toEqual(['two', 'one']);
  expect(page.unread).toBe(2);
  expect(page.notifications[0]).toEqual({
    notificationid: page.notifications[0]?.notificationid,
    kind: 'security',
    title: 'two',
    text: 'A text.',
    path: '/account/settings',
    at: clock.now() - 1,
    read: false,
  });
});

test('pages go on where the last one ended, also when something new comes in', async () => {
  const person = await app.buildAccount();
  const all = Array.from({ length: 45 }, (_, at) => `number ${at}`);
  await tell(person, ...all.map((title) => ({ title })));
  const first = await list(person);
  await tell(person, { title: 'meanwhile' });
  const second = await list(person, `?before=${first.next}`);
  const third = await list(person, `?before=${second.next}`);
  expect([first, second, third].flatMap(titles)).toEqual(all.toReversed());
  expect(third.next).toBeNull();
});

test('what is read up to one leaves what came after it', async () => {
  const person = await app.buildAccount();
  await tell(person, { title: 'one' }, { title: 'two' }, { title: 'three' });
  const [, two] = (await list(person)).notifications;
  const answer = await read(person, { notificationid: two?.notificationid });
  expect(answer).toMatchObject({ status: 200, body: { unread: 1 } });
  const marks = (await list(person)).notifications.map((each) => [each.title, each.read]);
  expect(marks).toEqual([
    ['three', false],
    ['two', true],
    ['one', true],
  ]);
  expect((await read(person, {})).body).toEqual({ unread: 0 });
});

test('somebody else’s notification is not there to be read', async () => {
  const [ada, eve] = [await app.buildAccount(), await app.buildAccount()];
  await tell(ada, {});
  const [mine] = (await list(ada)).notifications;
  expect(await read(eve, { notificationid: mine?.notificationid })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect((await list(ada)).unread).toBe(1);
});

test('a place that is none is refused', async () => {
  const { token } = await app.buildAccount();
  for (const before of ['nonsense', '%00', 'a'.repeat(200)]) {
    const answer = await app.call('GET', `/api/notifications?before=${before}`, { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  }
});

test('without a session there is nothing', async () => {
  expect((await app.call('GET', '/api/notifications')).status).toBe(401);
  expect((await app.call('POST', '/api/notifications/read', { body: {} })).status).toBe(401);
});

test('two hundred are kept, and the oldest go', async () => {
  const person = await app.buildAccount();
  await tell(person, ...Array.from({ length: 202 }, (_, at) => ({ title: `number ${at}` })));
  expect((await list(person)).unread).toBe(200);
  const kept = (await app.stored())['notifications'] as { userid: string; title: string }[];
  const mine = kept.filter(({ userid }) => userid === person.userid).map(({ title }) => title);
  expect(mine).not.toContain('number 1');
  expect(mine).toContain('number 2');
});

test('after ninety days they are not shown any more', async () => {
  const person = await app.buildAccount();
  await tell(person, { title: 'old' });
  clock.advance(90 * 24 * 60 * 60_000 - 10);
  await tell(person, { title: 'new' });
  clock.advance(20);
  const { token } = await app.buildAccount({ email: person.email });
  const page = await list({ ...person, token });
  expect(titles(page)).toEqual(['new']);
  expect(page.unread).toBe(1);
});

test('a notice leads to a page of this server, and is no longer than a push message may be', async () => {
  const person = await app.buildAccount();
  const paths = ['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '\\\\evil', ''];
  await tell(person, ...paths.map((path) => ({ path })), { path: '/a?b=c#d' });
  const page = await list(person);
  expect(page.notifications.map(({ path }) => path)).toEqual(['/a?b=c#d', '/', '/', '/', '/', '/']);
  await tell(person, { title: 't'.repeat(5_000), text: `\u202e${'x'.repeat(5_000)}` });
  const [long] = (await list(person)).notifications;
  expect(long?.title).toHaveLength(120);
  expect(long?.text).toMatch(/^x{399}…$/);
});

test('whoever tells is not held up by a store that fails', async () => {
  const broken = await startTestApp();
  await broken.close();
  await expect(
    broken.features.notifications.notify(
      'somebody',
      buildNotification({ title: 'A secret title' }),
    ),
  ).resolves.toBeUndefined();
  expect(broken.logged.join('')).toContain('notification not stored');
  expect(broken.logged.join('')).not.toContain('A secret title');
  // Who tries again must know.
  const told = { ...buildNotification({ title: 'A secret title' }), once: 'a-name' };
  await expect(broken.features.notifications.notifyOrFail('somebody', told)).rejects.toBeInstanceOf(
    Error,
  );
});

test('the export has the list, and after deletion there is none', async () => {
  const person = await app.buildAccount();
  const { personalData } = app.features.notifications.list;
  expect(await personalData.collect(person.userid)).toBeNull();
  await tell(person, { title: 'one' });
  expect(await personalData.collect(person.userid)).toEqual({
    notifications: [
      {
        at: new Date(clock.now()).toISOString(),
        kind: 'account',
        title: 'one',
        text: 'A text.',
        path: '/account/settings',
        read: false,
      },
    ],
    devices: [],
  });
  await personalData.erase(person.userid);
  await personalData.erase(person.userid);
  expect(await personalData.collect(person.userid)).toBeNull();
});
