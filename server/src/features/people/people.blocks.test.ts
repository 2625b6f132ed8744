import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { peopleLimits } from '@sets/shared/people/people.contract.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let people: ReturnType<typeof peopleStage>;
/** Ada blocks, Ben is blocked. */
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  people = peopleStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.buildAccount({ username: 'Ada' });
  ben = await app.buildAccount({ username: 'Ben' });
});

const stranger = { follows: false, isFollower: false, isBlocked: false };
const follows = { ...stranger, follows: true };

/** The call of discussions, which is about the same list. */
const blockInDiscussions = ({ token }: Person, { userid }: Person, blocked = true) =>
  app.call('PUT', '/api/user/blockdiscussant', { token, body: { userid, blocked } });

const ways: [string, (by: Person, whom: Person) => Promise<unknown>][] = [
  ['on a page', (by, whom) => people.block(by, whom)],
  ['in discussions', (by, whom) => blockInDiscussions(by, whom)],
];

test.each(ways)('who blocks %s ends the follows in both directions', async (_where, block) => {
  await people.follow(ada, ben);
  await people.follow(ben, ada);
  await block(ada, ben);
  const seen = { followers: 0, followings: 0 };
  const mine = (await people.head(ada, ben)).body;
  expect(mine).toMatchObject({ ...seen, you: { ...stranger, isBlocked: true } });
  expect((await people.head(ben, ada)).body).toMatchObject({ ...seen, you: stranger });
  expect(await people.blocked(ada)).toEqual([{ userid: ben.userid, username: 'Ben' }]);
  expect(await people.blocked(ben)).toEqual([]);
});

test('there is one list: what is blocked on a page is blocked in discussions, the newest last', async () => {
  const carl = await app.buildAccount({ username: 'Carl' });
  await people.block(ada, ben);
  expect((await blockInDiscussions(ada, carl)).body).toEqual({
    blocked: [ben.userid, carl.userid],
  });
  expect((await people.blocked(ada)).map(({ userid }) => userid)).toEqual([
    ben.userid,
    carl.userid,
  ]);
  await people.unblock(ada, ben);
  expect((await blockInDiscussions(ada, carl, false)).body).toEqual({ blocked: [] });
  expect(await people.blocked(ada)).toEqual([]);
});

test('409: who blocks somebody does not follow them; once they block no more they may', async () => {
  await people.block(ada, ben);
  expect(await people.follow(ada, ben)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', msg: 'You block this person. Unblock them first.' },
  });
  expect((await people.unblock(ada, ben)).body.you).toEqual(stranger);
  expect((await people.follow(ada, ben)).body.you).toEqual(follows);
});

test('409: more than one may block; who is blocked already may be blocked again', async () => {
  const full = Array.from({ length: peopleLimits.blocked - 1 }, (_none, at) => `other-${at}`);
  await app.inStore((store) =>
    store
      .collection('discussionblocks')
      .insertOne({ _id: ada.userid, v: 1, blocked: [...full, ben.userid] } as never),
  );
  const carl = await app.buildAccount();
  expect(await people.block(ada, carl)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await people.block(ada, ben)).status).toBe(200);
});

describe('who is blocked', () => {
  test('is answered as if they followed, and it is there for nobody else', async () => {
    const carl = await app.buildAccount();
    await people.block(ada, ben);
    expect(await people.follow(ben, ada)).toMatchObject({
      status: 200,
      body: { followers: 1, you: follows },
    });
    // It is so when they come back, and in their own list.
    expect((await people.head(ben, ada)).body).toMatchObject({ followers: 1, you: follows });
    const own = (await people.list(ben, ben, 'followings')).body.people;
    expect(own).toEqual([{ userid: ada.userid, username: 'Ada', you: follows }]);
    expect((await people.head(ben, ben)).body.followings).toBe(1);
    for (const other of [ada, carl]) {
      expect((await people.head(other, ada)).body.followers).toBe(0);
      expect((await people.head(other, ben)).body.followings).toBe(0);
      expect((await people.list(other, ben, 'followings')).body.people).toEqual([]);
      expect((await people.list(other, ada, 'followers')).body.people).toEqual([]);
    }
    expect((await people.head(ada, ben)).body.you).toEqual({ ...stranger, isBlocked: true });
  });

  test('is told nothing when they are blocked once more', async () => {
    await people.block(ada, ben);
    await people.follow(ben, ada);
    await people.block(ada, ben);
    expect((await people.head(ben, ada)).body.you).toEqual(follows);
  });

  test('cannot tell so by blocking in return: what they follow ends as it ends of anybody', async () => {
    await people.block(ada, ben);
    await people.follow(ben, ada);
    const answer = await people.block(ben, ada);
    expect(answer.body).toMatchObject({ followers: 0, you: { ...stranger, isBlocked: true } });
    expect((await people.head(ben, ben)).body.followings).toBe(0);
    expect((await people.list(ben, ben, 'followings')).body.people).toEqual([]);
  });

  test('may end it, as any other', async () => {
    await people.block(ada, ben);
    await people.follow(ben, ada);
    expect((await people.unfollow(ben, ada)).body).toMatchObject({ followers: 0, you: stranger });
  });

  test('follows only anew once they are blocked no more', async () => {
    await people.block(ada, ben);
    await people.follow(ben, ada);
    await people.unblock(ada, ben);
    expect((await people.head(ben, ada)).body).toMatchObject({ followers: 0, you: stranger });
    await people.follow(ben, ada);
    expect((await people.head(ada, ben)).body.you).toEqual({ ...stranger, isFollower: true });
  });

  test('reads the lists of who blocks them as little as private ones; others do', async () => {
    const carl = await app.buildAccount();
    await people.say(carl, { listsArePrivate: true });
    await people.block(ada, ben);
    for (const list of ['followers', 'followings'] as const) {
      const [blocked, kept] = [
        await people.list(ben, ada, list),
        await people.list(ben, carl, list),
      ];
      expect([blocked.status, blocked.body]).toEqual([kept.status, kept.body]);
      expect(blocked.status).toBe(403);
    }
    expect((await people.head(ben, ada)).body.listsAreOpen).toBe(false);
    expect((await people.list(carl, ada, 'followers')).status).toBe(200);
    // Whoever blocks reads theirs as before.
    expect((await people.list(ada, ben, 'followers')).status).toBe(200);
  });
});

describe('at the same moment', () => {
  /** Does this after the blocks were looked at, and before the follow is written. */
  const meanwhile = (work: () => Promise<unknown>): void => {
    const { blocks } = app.features;
    const ofAll = blocks.ofAll.bind(blocks);
    const spied = vi.spyOn(blocks, 'ofAll').mockImplementationOnce(async (userids) => {
      const before = await ofAll(userids);
      await work();
      return before;
    });
    onTestFinished(() => spied.mockRestore());
  };
  const stored = async () =>
    app.inStore((store) => store.collection('follows').find({ followed: ada.userid }).toArray());

  test('a block that comes while somebody follows is found afterwards', async () => {
    meanwhile(() => people.block(ada, ben));
    expect((await people.follow(ben, ada)).body.you).toEqual(follows);
    expect(await stored()).toMatchObject([{ follower: ben.userid, unseen: true }]);
    expect((await people.head(ada, ben)).body.you).toMatchObject({ isFollower: false });
  });

  test('so is its end', async () => {
    await people.block(ada, ben);
    meanwhile(() => people.unblock(ada, ben));
    await people.follow(ben, ada);
    expect(await stored()).toMatchObject([{ follower: ben.userid, unseen: false }]);
    expect((await people.head(ada, ben)).body.you).toMatchObject({ isFollower: true });
  });

  test('and whoever blocks while they follow themselves follows not', async () => {
    meanwhile(() => people.block(ben, ada));
    expect((await people.follow(ben, ada)).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('whichever comes first, of many', async () => {
    const pairs = await Promise.all(
      Array.from(
        { length: 6 },
        async () => [await app.buildAccount(), await app.buildAccount()] as const,
      ),
    );
    await Promise.all(
      pairs.flatMap(([one, other], at) => {
        const calls = [
          () => people.follow(other, one),
          () => people.block(one, other),
          () => people.follow(one, other),
        ];
        return [...calls.slice(at % 3), ...calls.slice(0, at % 3)].map((call) => call());
      }),
    );
    for (const [one, other] of pairs) {
      expect((await people.head(one, other)).body.you).toEqual({ ...stranger, isBlocked: true });
      await people.unblock(one, other);
      expect((await people.head(one, other)).body.you).toEqual(stranger);
      expect((await people.head(other, one)).body.you).toEqual(stranger);
    }
  });
});
