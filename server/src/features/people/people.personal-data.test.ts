import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { openPeopleAlone, peopleStage } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
const since = new Date(clock.now()).toISOString();
let app: TestApp;
let people: ReturnType<typeof peopleStage>;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  people = peopleStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.buildAccount({ username: 'Ada' });
  ben = await app.buildAccount({ username: 'Ben' });
});

const held = async ({ userid, accountType }: Person): Promise<unknown[] | null> => {
  const actor = { userid, accountType, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(actor);
  const file = files.find(({ name }) => name === 'people');
  if (file === undefined) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString()) as unknown[];
};

const holding = async ({ userid }: Person): Promise<string[]> =>
  Object.entries(await app.stored())
    .filter(([, documents]) => JSON.stringify(documents).includes(userid))
    .map(([collection]) => collection);

const remove = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });

test('the export has whom one follows and blocks, who follows as one’s list has it, and what one said', async () => {
  expect(await held(ada)).toBeNull();
  const carl = await app.buildAccount({ username: 'Carl' });
  const [asBen, asCarl] = [
    { userid: ben.userid, username: 'Ben' },
    { userid: carl.userid, username: 'Carl' },
  ];
  await people.follow(ada, ben);
  await people.follow(ben, ada);
  await people.block(ada, carl);
  await people.follow(carl, ada);
  await people.say(ada, { listsArePrivate: true });
  expect(await held(ada)).toEqual([
    { settings: { listsArePrivate: true, tellsOfFollowers: true, tellsOfPosts: true } },
    { blocked: [asCarl] },
    { following: asBen, since },
    { follower: asBen, since },
  ]);
  // That somebody is blocked is nowhere in what is theirs.
  expect(await held(carl)).toEqual([{ following: { userid: ada.userid, username: 'Ada' }, since }]);
});

test('a person goes from both lists of the others, and from whom they block', async () => {
  const carl = await app.buildAccount();
  await people.follow(ada, ben);
  await people.follow(ben, ada);
  await people.block(carl, ada);
  await people.block(ada, carl);
  await people.say(ada, { tellsOfFollowers: false });
  expect((await remove(ada)).status).toBe(200);
  expect(await holding(ada)).toEqual([]);
  expect((await people.head(ben, ben)).body).toMatchObject({ followers: 0, followings: 0 });
  expect(await people.blocked(carl)).toEqual([]);
  expect((await people.head(ben, ada)).status).toBe(404);
});

test('erased as often as one likes; what is of others stays', async () => {
  await people.follow(ben, ada);
  const carl = await app.buildAccount();
  await people.follow(carl, ben);
  const store = await app.inStore((connection) => Promise.resolve(connection));
  const { personalData } = openPeopleAlone(store);
  for (let times = 0; times < 2; times += 1) await personalData.erase(ada.userid);
  expect((await people.list(ben, ben, 'followings')).body.people).toEqual([]);
  expect((await people.list(ben, ben, 'followers')).body.people).toHaveLength(1);
});

test('who calls while somebody’s account goes leaves nothing of them', async () => {
  await people.follow(ben, ada);
  const others = await Promise.all(Array.from({ length: 8 }, () => app.buildAccount()));
  const calls = [people.follow, people.block, people.removeFollower];
  const made = others.map((other, at) => calls[at % 3]!(other, ada));
  const removed = remove(ada);
  for (const [at, other] of others.entries()) made.push(calls[(at + 1) % 3]!(other, ada));
  // What one does oneself at that moment is waited for, or refused.
  made.push(people.follow(ada, others[0]!), people.block(ada, others[1]!));
  expect((await removed).status).toBe(200);
  await Promise.all(made);
  expect(await holding(ada)).toEqual([]);
});

test.each(['follow', 'block'] as const)(
  '404: to %s an account that goes at this very moment, and nothing of it stays',
  async (call) => {
    const { people: accounts } = app.features;
    const names = accounts.names.bind(accounts);
    const spied = vi.spyOn(accounts, 'names').mockImplementationOnce(async (userids) => {
      const there = await names(userids);
      expect((await remove(ada)).status).toBe(200);
      return there;
    });
    onTestFinished(() => spied.mockRestore());
    expect(await people[call](ben, ada)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await holding(ada)).toEqual([]);
  },
);
