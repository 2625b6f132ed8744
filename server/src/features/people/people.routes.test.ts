import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import { peopleLimits } from '@sets/shared/people/people.contract.ts';
import { peopleStage, putFollows, storedFollow } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let people: ReturnType<typeof peopleStage>;
let ada: Person;
let alan: Person;
beforeAll(async () => {
  app = await startTestApp();
  people = peopleStage(app);
  ada = await app.buildAccount({ username: 'Ada' });
  alan = await app.buildAccount({ username: 'Alan' });
});
afterAll(() => app.close());

const stranger = { follows: false, isFollower: false, isBlocked: false };
const nobody = { userid: 'nobody' };

test.each(Object.values(peopleCalls).map((call) => [call.method, call.path, call] as const))(
  '401: %s %s without a session',
  async (method, path, call) => {
    const at = path.replace(':userid', ada.userid);
    const body =
      'body' in call
        ? { listsArePrivate: true, tellsOfFollowers: true, tellsOfPosts: true }
        : undefined;
    expect((await app.call(method.toUpperCase(), at, { body })).status).toBe(401);
  },
);

test('400: no id, no place in a list, no settings', async () => {
  const { token } = ada;
  for (const path of [
    'a.b',
    `${ada.userid}/followers?before=nowhere`,
    `${ada.userid}/followings?x=1`,
  ]) {
    const answer = await app.call('GET', `/api/people/${path}`, { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  }
  const body = { listsArePrivate: 'yes', tellsOfFollowers: true, tellsOfPosts: true };
  expect((await app.call('PUT', '/api/user/peoplesettings', { token, body })).status).toBe(400);
});

test('404: nobody of this id, in every call; and nothing is stored', async () => {
  const missing = { status: 404, body: { code: 'NOT_FOUND' } };
  const { head, follow, unfollow, removeFollower, block, unblock, list } = people;
  for (const call of [head, follow, unfollow, removeFollower, block, unblock]) {
    expect(await call(ada, nobody)).toMatchObject(missing);
  }
  for (const which of ['followers', 'followings'] as const) {
    expect(await list(ada, nobody, which)).toMatchObject(missing);
  }
  const { follows = [], discussionblocks = [] } = await app.stored();
  expect([follows, discussionblocks]).toEqual([[], []]);
});

test('409: not oneself; what is taken back of oneself changes nothing', async () => {
  const refused = { status: 409, body: { code: 'CONFLICT', msg: 'This is you.' } };
  expect(await people.follow(ada, ada)).toMatchObject(refused);
  expect(await people.block(ada, ada)).toMatchObject(refused);
  for (const call of [people.unfollow, people.removeFollower, people.unblock]) {
    expect(await call(ada, ada)).toMatchObject({ status: 200, body: { you: null } });
  }
});

test('200: a head says who it is, how many follow, and how one stands', async () => {
  const person = await app.buildAccount({ username: 'Grace' });
  const head = {
    userid: person.userid,
    username: 'Grace',
    school: '',
    followers: 0,
    followings: 0,
    listsAreOpen: true,
    you: stranger,
  };
  expect((await people.head(ada, person)).body).toEqual(head);
  const followed = { ...head, followers: 1, you: { ...stranger, follows: true } };
  expect((await people.follow(ada, person)).body).toEqual(followed);
  expect((await people.head(ada, person)).body).toEqual(followed);
  expect((await people.head(person, ada)).body).toMatchObject({
    followings: 1,
    you: { ...stranger, isFollower: true },
  });
  expect((await people.head(person, person)).body).toMatchObject({ followers: 1, you: null });
  expect((await people.unfollow(ada, person)).body).toEqual(head);
});

test('200: the school of who has one', async () => {
  const person = await app.buildAccount();
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: person.userid }, { $set: { school: 'School of Test' } }),
  );
  expect((await people.head(ada, person)).body).toMatchObject({ school: 'School of Test' });
});

test('200: to follow twice, or ten times at once, is to follow once', async () => {
  const person = await app.buildAccount();
  const answers = await Promise.all(Array.from({ length: 10 }, () => people.follow(ada, person)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await people.follow(ada, person)).body.followers).toBe(1);
  expect((await people.list(person, person, 'followers')).body.people).toHaveLength(1);
  await people.unfollow(ada, person);
  expect((await people.unfollow(ada, person)).body.followers).toBe(0);
});

test('200: who is removed follows no more, and may follow again', async () => {
  await people.follow(alan, ada);
  expect((await people.removeFollower(ada, alan)).body.you).toEqual(stranger);
  expect((await people.head(alan, ada)).body.you).toEqual(stranger);
  expect((await people.follow(alan, ada)).body.you).toEqual({ ...stranger, follows: true });
  expect((await people.head(ada, alan)).body.you).toEqual({ ...stranger, isFollower: true });
});

test('403: more than one may follow, also of many calls at once; one less makes room', async () => {
  const person = await app.buildAccount();
  const others = await Promise.all(Array.from({ length: 6 }, () => app.buildAccount()));
  const full = Array.from({ length: peopleLimits.followings - 1 }, (_none, at) =>
    storedFollow(person.userid, `other-${at}`),
  );
  await putFollows(app, full);
  const answers = await Promise.all(others.map((other) => people.follow(person, other)));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 403, 403, 403, 403, 403]);
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    code: 'FORBIDDEN',
    msg: 'You follow 2,000 people, and more are not possible. Unfollow some of them first.',
  });
  const { followings } = (await people.head(person, person)).body;
  expect(followings).toBe(peopleLimits.followings);
  const at = answers.findIndex(({ status }) => status === 200);
  const [followed, another] = [others[at]!, others[(at + 1) % 6]!];
  // Who is followed already is, however many they are.
  expect((await people.follow(person, followed)).status).toBe(200);
  await people.unfollow(person, followed);
  expect((await people.follow(person, another)).status).toBe(200);
});

test('200: what one says is kept, until then all is open and told', async () => {
  const person = await app.buildAccount();
  const { token } = person;
  const read = () => app.call('GET', '/api/user/peoplesettings', { token });
  expect((await read()).body).toEqual({
    listsArePrivate: false,
    tellsOfFollowers: true,
    tellsOfPosts: true,
  });
  const said = { listsArePrivate: true, tellsOfFollowers: false, tellsOfPosts: false };
  expect((await people.say(person, said)).body).toEqual(said);
  expect((await read()).body).toEqual(said);
  expect((await app.stored())['peoplesettings']).toContainEqual({
    _id: person.userid,
    content: { v: 2, ...said },
    revision: 1,
  });
});

test('409: settings and blocks of a newer version are not read, not changed, and stay', async () => {
  const person = await app.buildAccount();
  const settings = { _id: person.userid, content: { v: 9, anything: 7 }, revision: 3 };
  const blocks = { _id: person.userid, v: 9, blocked: 'as many as stars' };
  await app.inStore(async (store) => {
    await store.collection('peoplesettings').insertOne(settings as never);
    await store.collection('discussionblocks').insertOne(blocks as never);
  });
  const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
  expect(await people.say(person, {})).toMatchObject(refused);
  expect(await people.head(ada, person)).toMatchObject(refused);
  expect(await people.follow(person, ada)).toMatchObject(refused);
  expect(await people.block(person, ada)).toMatchObject(refused);
  expect(await people.unblock(person, ada)).toMatchObject(refused);
  const stored = await app.stored();
  expect(stored['peoplesettings']).toContainEqual(settings);
  expect(stored['discussionblocks']).toContainEqual(blocks);
});
