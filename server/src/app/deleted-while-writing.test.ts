import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import { resumeSectionCalls } from '@sets/shared/resume/resume.calls.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { putModule } from '../../test/put-module.ts';
import { resumeEntriesForTests } from '../../test/resume-entries.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { eraseAgainMs } from '../features/account/held/erase-rest-job.ts';

const resume = resumeSectionCalls.skill.add;
const feedback = feedbackCalls.post;

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

/** One write of each feature that keeps something under the id of who wrote. */
const writeEverywhere = async (person: Person, owner: Person): Promise<void> => {
  const moduleid = await putModule(app, owner.userid, {
    moderators: [person.userid],
    content: { topics: [{ topicid: 't1', title: 'Vectors', archived: false }] },
  });
  const { token, userid } = person;
  const writes: [method: string, path: string, body: unknown][] = [
    ['POST', '/api/rosters', { rosterName: 'Monday', before: null, after: ['Ada'] }],
    ['POST', '/api/user/updatemodulevisited', { userid, moduleid }],
    [
      'POST',
      '/api/live-qna',
      {
        moduleid,
        topicid: 't1',
        title: 'Your questions',
        moderated: false,
        names: true,
        voting: 'up',
        asking: true,
      },
    ],
    [resume.method, resume.path, resumeEntriesForTests.skill],
    [feedback.method, feedback.path, { type: 'general', feedback: 'More light.' }],
  ];
  for (const [method, path, body] of writes) {
    expect((await app.call(method.toUpperCase(), path, { token, body })).status, path).toBeLessThan(
      300,
    );
  }
  const told = { kind: 'account', title: 'Told', text: 'Meanwhile', path: '/' } as const;
  await app.features.notifications.notify(userid, told);
};

const remove = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });

/** As calls are that another process has let in before the account went. */
const letInAsElsewhere = async (userid: string): Promise<void> => {
  app.features.calls.open(userid);
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: userid }, { $set: { goingSince: null } }),
  );
};

test('what an account writes while it is being deleted goes too, whichever process took it', async () => {
  const person = await app.buildAccount();
  const owner = await app.buildAccount();

  await writeEverywhere(person, owner);
  expect((await holding(person.userid)).length).toBeGreaterThan(5);
  // The last part: when it is erased, all others are already.
  const { personalData } = app.features.notifications.list;
  const erase = personalData.erase.bind(personalData);
  const spied = vi.spyOn(personalData, 'erase').mockImplementationOnce(async (userid) => {
    await erase(userid);
    await letInAsElsewhere(userid);
    await writeEverywhere(person, owner);
    expect((await holding(person.userid)).length).toBeGreaterThan(5);
  });
  expect((await remove(person)).status).toBe(200);
  expect(spied).toHaveBeenCalledTimes(2);
  expect(await holding(person.userid)).toEqual([]);
});

test('what a call that was under way writes afterwards is gone a minute later', async () => {
  const person = await app.buildAccount();
  expect((await remove(person)).status).toBe(200);
  const change = { rosterName: 'Monday', before: null, after: ['Ada'] };
  await app.features.rosters.change({ ...person, mustLeave: false } as never, change);
  expect(await holding(person.userid)).toEqual(['rosters']);
  clock.advance(eraseAgainMs);
  await expect.poll(() => holding(person.userid), { timeout: 10_000 }).toEqual([]);
});
