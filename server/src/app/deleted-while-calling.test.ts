import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../test/connect.ts';
import { buildPoll } from '../../test/live-stage.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { resumeEntriesForTests } from '../../test/resume-entries.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const holding = async (userid: string): Promise<string[]> =>
  Object.entries(await app.stored())
    .filter(([, documents]) => JSON.stringify(documents).includes(userid))
    .map(([collection]) => collection);

const remove = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });

const { add } = resumeSectionCalls.skill;
/** What a person writes with these calls is kept under their id. */
const writes: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ['post', '/api/polls', buildPoll()],
  [add.method, add.path, resumeEntriesForTests.skill],
  [
    feedbackCalls.post.method,
    feedbackCalls.post.path,
    { type: 'general', feedback: 'More light.' },
  ],
  ['post', '/api/rosters', { rosterName: 'Monday', before: null, after: ['Ada'] }],
];

const write = ({ token }: Person, at: number) => {
  const [method, path, body] = writes[at % writes.length]!;
  return app.call(method.toUpperCase(), path, { token, body });
};

test('however many calls of one’s own run meanwhile, nothing is left once it is answered', async () => {
  const person = await app.buildAccount();
  const { body: poll } = await app.call<Poll>('POST', '/api/polls', {
    token: person.token,
    body: buildPoll(),
  });
  const host = await connect(app.url, { token: person.token });
  onTestFinished(async () => host.close());
  const calls: Promise<unknown>[] = Array.from({ length: 24 }, (_, at) => write(person, at));
  const removed = remove(person);
  for (let at = 0; at < 24; at += 1) calls.push(write(person, at));
  const open = { activity: pollName, definitionId: poll.pollid } as const;
  calls.push(host.ask('room:open', open).catch(() => null));
  expect((await removed).status).toBe(200);
  await Promise.all(calls);
  expect(await holding(person.userid)).toEqual([]);
});

test('what was begun before is waited for, and goes too', async () => {
  const person = await app.buildAccount();
  const { rosters } = app.features;
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = rosters.change.bind(rosters);
  const spied = vi.spyOn(rosters, 'change').mockImplementationOnce(async (...given) => {
    begun.resolve();
    await goOn.promise;
    return change(...given);
  });
  onTestFinished(() => spied.mockRestore());
  const slow = write(person, 3);
  await begun.promise;
  const removed = remove(person);
  // Until the account goes, or is gone.
  while ((await app.call('GET', '/api/user/getme', { token: person.token })).status === 200);
  goOn.resolve();
  await Promise.all([removed, slow]);
  expect((await removed).status).toBe(200);
  expect(await holding(person.userid)).toEqual([]);
});

test('while it goes nothing new is taken, from this session or another, and no login', async () => {
  const person = await app.buildAccount();
  const other = await app.buildAccount();
  const host = await connect(app.url, { token: person.token });
  onTestFinished(async () => host.close());
  const { personalData } = app.features.notifications.list;
  const erase = personalData.erase.bind(personalData);
  const meanwhile: number[] = [];
  const spied = vi.spyOn(personalData, 'erase').mockImplementationOnce(async (userid) => {
    await erase(userid);
    for (let at = 0; at < writes.length; at += 1) meanwhile.push((await write(person, at)).status);
    meanwhile.push((await remove(person)).status);
    const { email, password } = person;
    const body = { email, password };
    meanwhile.push((await app.call('POST', '/api/user/login', { body })).status);
    await expect(
      host.ask('room:open', { activity: pollName, definitionId: 'x' }),
    ).rejects.toThrow();
    expect((await write(other, 0)).status).toBe(201);
  });
  expect((await remove(person)).status).toBe(200);
  spied.mockRestore();
  expect(meanwhile).toEqual([503, 503, 503, 503, 503, 401]);
  expect(await holding(person.userid)).toEqual([]);
});

test('where it could not be deleted, everything goes on as before', async () => {
  const person = await app.buildAccount();
  const { personalData } = app.features.notifications.list;
  const spied = vi.spyOn(personalData, 'erase').mockRejectedValueOnce(new Error('Not now.'));
  expect((await remove(person)).status).toBe(500);
  spied.mockRestore();
  for (let at = 0; at < writes.length; at += 1) {
    expect((await write(person, at)).status).toBeLessThan(300);
  }
  expect((await remove(person)).status).toBe(200);
  expect(await holding(person.userid)).toEqual([]);
});
