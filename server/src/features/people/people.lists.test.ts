import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleLimits } from '@sets/shared/people/people.contract.ts';
import { peopleStage, putFollows, storedFollow } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let people: ReturnType<typeof peopleStage>;
let reader: Person;
/** Those who are followed and follow; more than fit onto a page. */
let crowd: string[];
beforeAll(async () => {
  app = await startTestApp();
  people = peopleStage(app);
  reader = await app.buildAccount({ username: 'Reader' });
  crowd = Array.from({ length: peopleLimits.perPage + 20 }, (_none, at) => `crowd-${at}`);
  await app.inStore(async (store) => {
    const like = await store
      .collection<{ _id: string }>('accounts')
      .findOne({ _id: reader.userid });
    await store.collection('accounts').insertMany(
      crowd.map((_id) => ({
        ...like,
        _id,
        username: _id,
        emailKey: `${_id}@school.example`,
      })) as never[],
    );
  });
});
afterAll(() => app.close());

const lists = ['followers', 'followings'] as const;
type List = (typeof lists)[number];

/** Somebody whose list has the crowd in it: the first longest ago. */
const buildListed = async (list: List, at: (index: number) => number = (index) => index + 1) => {
  const person = await app.buildAccount({ username: 'Ada' });
  await putFollows(
    app,
    crowd.map((each, index) =>
      list === 'followers'
        ? storedFollow(each, person.userid, at(index))
        : storedFollow(person.userid, each, at(index)),
    ),
  );
  return person;
};

const pages = async (
  person: Person,
  list: List,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[][]> => {
  const first = (await people.list(reader, person, list)).body;
  await between();
  const second = (await people.list(reader, person, list, first.next)).body;
  expect(second.next).toBeNull();
  return [first, second].map((page) => page.people.map(({ userid }) => userid));
};

describe.each(lists)('%s', (list) => {
  test('the newest first, page by page', async () => {
    const person = await buildListed(list);
    const [first, second] = await pages(person, list);
    expect(first).toHaveLength(peopleLimits.perPage);
    expect([...first!, ...second!]).toEqual(crowd.toReversed());
  });

  test('of the same moment each is there once', async () => {
    const person = await buildListed(list, (index) => Math.floor(index / 30));
    const all = (await pages(person, list)).flat();
    expect(all.toSorted()).toEqual(crowd.toSorted());
  });

  test('who goes or comes between two pages makes nobody else be missed or come twice', async () => {
    const person = await buildListed(list);
    const [goes, stays] = [crowd.at(-3)!, crowd.at(-peopleLimits.perPage)!];
    const gone = [goes, stays, crowd[3]!];
    const [first, second] = await pages(person, list, async () => {
      await app.inStore((store) =>
        store.collection('follows').deleteMany({
          [list === 'followers' ? 'followed' : 'follower']: person.userid,
          [list === 'followers' ? 'follower' : 'followed']: { $in: gone },
        }),
      );
      const [follower, followed] = list === 'followers' ? [reader, person] : [person, reader];
      await people.follow(follower, followed);
    });
    expect(first).toEqual(crowd.slice(20).toReversed());
    expect(second).toEqual(
      crowd
        .slice(0, 20)
        .filter((each) => each !== crowd[3])
        .toReversed(),
    );
  });

  test('whose account is gone is in no list', async () => {
    const person = await app.buildAccount();
    const at = Date.now();
    const pair = (other: string): [string, string] =>
      list === 'followers' ? [other, person.userid] : [person.userid, other];
    await putFollows(app, [
      storedFollow(...pair('long-gone'), at),
      storedFollow(...pair('crowd-1'), at - 1),
    ]);
    const { body } = await people.list(person, person, list);
    expect(body.people.map(({ username }) => username)).toEqual(['crowd-1']);
  });

  test('each line says how one stands to them, and nothing of oneself', async () => {
    const person = await app.buildAccount();
    const [both, blocked] = [await app.buildAccount(), await app.buildAccount()];
    for (const other of [both, blocked, reader]) {
      await (list === 'followers' ? people.follow(other, person) : people.follow(person, other));
    }
    await people.follow(reader, both);
    await people.follow(both, reader);
    await people.block(reader, blocked);
    const { body } = await people.list(reader, person, list);
    const stands = new Map(body.people.map(({ userid, you }) => [userid, you]));
    expect(stands).toEqual(
      new Map([
        [reader.userid, null],
        [blocked.userid, { follows: false, isFollower: false, isBlocked: true }],
        [both.userid, { follows: true, isFollower: true, isBlocked: false }],
      ]),
    );
  });

  test('403: of who keeps them private, to all but themselves; the counts are told', async () => {
    const person = await app.buildAccount();
    const admin = await app.buildAccount({ accountType: 'admin' });
    await people.follow(person, reader);
    await people.follow(reader, person);
    await people.say(person, { listsArePrivate: true });
    for (const other of [reader, admin]) {
      expect(await people.list(other, person, list)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', msg: 'This person keeps their lists to themselves.' },
      });
      const { body } = await people.head(other, person);
      expect(body).toMatchObject({ followers: 1, followings: 1, listsAreOpen: false });
    }
    expect((await people.list(person, person, list)).body.people).toHaveLength(1);
    expect((await people.head(person, person)).body.listsAreOpen).toBe(true);
    await people.say(person, {});
    expect((await people.list(reader, person, list)).status).toBe(200);
    expect((await people.head(reader, person)).body.listsAreOpen).toBe(true);
  });
});
