import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { toldOneByOne } from '../../core/daily-news.ts';

const clock = createManualClock();
const aDay = 24 * 60 * 60_000;
let app: TestApp;
let people: ReturnType<typeof peopleStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  people = peopleStage(app);
});
afterAll(() => app.close());

const told = async ({ token }: Person) => {
  const { body } = await app.call<NotificationPage>('GET', '/api/notifications', { token });
  return body.notifications;
};
const titles = async (person: Person) => (await told(person)).map(({ title }) => title);

test('whoever is followed is told, with a way to their list and without a name', async () => {
  const [ada, ben] = [await app.buildAccount(), await app.buildAccount({ username: 'Ben' })];
  await people.follow(ben, ada);
  expect(await told(ada)).toMatchObject([
    { kind: 'follower', title: 'You have a new follower', path: `/followers/${ada.userid}` },
  ]);
  expect(JSON.stringify(await told(ada))).not.toContain('Ben');
  expect(await told(ben)).toEqual([]);
});

test('who follows, goes and follows again rings once in a day', async () => {
  const [ada, ben] = [await app.buildAccount(), await app.buildAccount()];
  for (let times = 0; times < 5; times += 1) {
    await people.follow(ben, ada);
    await people.follow(ben, ada);
    await (times % 2 === 0 ? people.unfollow(ben, ada) : people.removeFollower(ada, ben));
  }
  expect(await titles(ada)).toHaveLength(1);
  clock.advance(aDay);
  await people.follow(await again(ben), ada);
  expect(await titles(await again(ada))).toHaveLength(2);
});

/** Signed in anew: sessions end while the clock goes on. */
const again = async (person: Person): Promise<Person> => {
  const { email, password } = person;
  const { body } = await app.call<{ token: string }>('POST', '/api/user/login', {
    body: { email, password },
  });
  return { ...person, token: body.token };
};

test('nobody is told who says so, nor of who is blocked', async () => {
  const [ada, ben, carl] = [
    await app.buildAccount(),
    await app.buildAccount(),
    await app.buildAccount(),
  ];
  await people.say(ada, { tellsOfFollowers: false });
  await people.follow(ben, ada);
  await people.say(ada, {});
  await people.block(ada, carl);
  await people.follow(carl, ada);
  expect(await told(ada)).toEqual([]);
  // That they followed unseen takes nothing of what is told later.
  await people.unblock(ada, carl);
  await people.follow(carl, ada);
  expect(await titles(ada)).toEqual(['You have a new follower']);
});

test('of many in a day the first are told one by one, the next together, then none', async () => {
  const ada = await app.buildAccount();
  const others = await Promise.all(
    Array.from({ length: toldOneByOne + 5 }, () => app.buildAccount()),
  );
  await Promise.all(others.map((other) => people.follow(other, ada)));
  const all = await titles(ada);
  expect(all).toHaveLength(toldOneByOne + 1);
  expect(all.filter((title) => title === 'More people follow you')).toHaveLength(1);
  // Another one is told of theirs all the same.
  await people.follow(ada, others[0]!);
  expect(await titles(others[0]!)).toEqual(['You have a new follower']);
  clock.advance(aDay);
  await people.follow(await app.buildAccount(), ada);
  expect(await titles(await again(ada))).toHaveLength(toldOneByOne + 2);
});
