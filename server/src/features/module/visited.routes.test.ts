import visited1 from '@sets/shared/module/stored/visited.v1.json' with { type: 'json' };
import type { Collection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitedLimit } from '@sets/shared/module/visited.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
/** Of any version. */
interface Stored {
  readonly _id: string;
  readonly [field: string]: unknown;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

interface List {
  list: { moduleid: string }[];
}

const paths = {
  visit: '/api/user/updatemodulevisited',
  read: '/api/user/getmodulesvisited',
  replace: '/api/user/rebuffvisitedlist',
};

const visit = ({ token, userid }: Person, moduleid: string) =>
  app.call<List>('POST', paths.visit, { token, body: { moduleid, userid } });
const read = ({ token, userid }: Person) =>
  app.call<List>('POST', paths.read, { token, body: { userid } });
const replace = ({ token, userid }: Person, moduleids: string[]) => {
  const list = moduleids.map((moduleid) => ({ moduleid }));
  return app.call<List>('POST', paths.replace, { token, body: { userid, list } });
};
const ids = ({ body }: { body: List }): string[] => body.list.map(({ moduleid }) => moduleid);

/** Each call, as it may be made about somebody. */
const calls: [string, (userid: string) => object][] = [
  [paths.visit, (userid) => ({ moduleid: 'mine', userid })],
  [paths.read, (userid) => ({ userid })],
  [paths.replace, (userid) => ({ userid, list: [{ moduleid: 'mine' }] })],
];

describe.each(calls)('POST %s', (path, bodyAbout) => {
  test('401: without a session', async () => {
    const { userid } = await app.buildAccount();
    expect((await app.call('POST', path, { body: bodyAbout(userid) })).status).toBe(401);
  });

  test('400: for what is no id', async () => {
    const { token } = await app.buildAccount();
    const answer = await app.call('POST', path, { token, body: bodyAbout('no id!') });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('403: about somebody else, and nothing is stored', async () => {
    const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
    await visit(theirs, 'theirs');
    const options = { token: mine.token, body: bodyAbout(theirs.userid) };
    const answer = await app.call('POST', path, options);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(ids(await read(theirs))).toEqual(['theirs']);
  });
});

test('200: newest first, each once', async () => {
  const person = await app.buildAccount();
  expect(await read(person)).toMatchObject({ status: 200, body: { list: [] } });
  for (const moduleid of ['a', 'b', 'c']) await visit(person, moduleid);
  const again = await visit(person, 'a');
  expect(again.status).toBe(200);
  expect(ids(again)).toEqual(['a', 'c', 'b']);
  expect(ids(await read(person))).toEqual(['a', 'c', 'b']);
});

test('200: visits from many devices at the same moment are all remembered', async () => {
  const person = await app.buildAccount();
  const moduleids = Array.from({ length: 20 }, (_, at) => `module${at}`);
  const answers = await Promise.all(moduleids.map((moduleid) => visit(person, moduleid)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(ids(await read(person)).toSorted()).toEqual(moduleids.toSorted());
});

test('200: the oldest are forgotten', async () => {
  const person = await app.buildAccount();
  const full = Array.from({ length: visitedLimit }, (_, at) => `module${at}`);
  expect(ids(await replace(person, full))).toEqual(full);
  const { body } = await visit(person, 'new');
  expect(body.list).toHaveLength(visitedLimit);
  expect(body.list[0]).toEqual({ moduleid: 'new' });
  expect(ids({ body })).not.toContain(full.at(-1));
});

test('200: a list in which something is twice keeps its newer place', async () => {
  const person = await app.buildAccount();
  expect(ids(await replace(person, ['a', 'b', 'a', 'c', 'b']))).toEqual(['a', 'b', 'c']);
  expect(ids(await replace(person, []))).toEqual([]);
});

test('400: a list that is too long', async () => {
  const person = await app.buildAccount();
  const tooLong = Array.from({ length: visitedLimit + 1 }, (_, at) => `module${at}`);
  expect((await replace(person, tooLong)).status).toBe(400);
});

test('what is held: exported, erased, and nobody else’s', async () => {
  const { personalData } = app.features.visited;
  const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
  expect(await personalData.collect(mine.userid)).toBeNull();
  await visit(mine, 'a');
  await visit(theirs, 'b');
  expect(await personalData.collect(mine.userid)).toEqual([{ moduleid: 'a' }]);
  await personalData.erase(mine.userid);
  expect(await personalData.collect(mine.userid)).toBeNull();
  expect(ids(await read(theirs))).toEqual(['b']);
});

describe('a list that another version of Sets has stored', () => {
  const lists = <Result>(act: (all: Collection<Stored>) => Promise<Result>) =>
    app.inStore((store) => act(store.collection<Stored>('visitedmodules')));

  test('409: a newer one is not read, not changed, and stays as it is', async () => {
    const person = await app.buildAccount();
    const list = [{ moduleid: 'm1', at: 7 }];
    const stored = { _id: person.userid, v: 2, list, revision: 3 };
    await lists((all) => all.insertOne(stored));
    const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
    expect(await read(person)).toMatchObject(refused);
    expect(await visit(person, 'm2')).toMatchObject(refused);
    expect(await replace(person, ['m3'])).toMatchObject(refused);
    expect(await lists((all) => all.findOne({ _id: person.userid }))).toEqual(stored);
  });

  test('one without a version is read, and has one once it is changed', async () => {
    const person = await app.buildAccount();
    await lists((all) => all.insertOne({ _id: person.userid, ...visited1, revision: 1 }));
    expect(ids(await read(person))).toEqual(['m2', 'm1']);
    expect(ids(await visit(person, 'm1'))).toEqual(['m1', 'm2']);
    const stored = await lists((all) => all.findOne({ _id: person.userid }));
    expect(stored).toMatchObject({ v: 1, revision: 2 });
  });
});
