import rosters1 from '@sets/shared/roster/stored/rosters.v1.json' with { type: 'json' };
import type { Roster } from '@sets/shared/roster/roster.contract.ts';
import { rosterLimits as most } from '@sets/shared/roster/roster.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/** Of any version. */
interface Stored {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const path = '/api/rosters';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: createManualClock() });
});
afterAll(() => app.close());

const read = ({ token }: Person) => app.call<{ rosters: Roster[] }>('GET', path, { token });
const change = ({ token }: Person, name: string, before: string[] | null, after: string[] | null) =>
  app.call<{ rosters: Roster[]; msg: string }>('POST', path, {
    token,
    body: { rosterName: name, before, after },
  });
const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_none, at) => `Person ${at}`);

test('401: without a session', async () => {
  expect((await app.call('GET', path)).status).toBe(401);
  const body = { rosterName: 'Monday', before: null, after: ['Ada'] };
  expect((await app.call('POST', path, { body })).status).toBe(401);
});

test.each([
  ['no name', { rosterName: '  ', before: null, after: ['Ada'] }],
  ['nobody in it', { rosterName: 'Monday', before: null, after: [] }],
  ['an empty name', { rosterName: 'Monday', before: null, after: ['Ada', ' '] }],
  ['too many names', { rosterName: 'Monday', before: null, after: numbered(most.names + 1) }],
  ['a name too long', { rosterName: 'Monday', before: null, after: ['x'.repeat(121)] }],
])('400: %s, and nothing is stored', async (_what, body) => {
  const person = await app.buildAccount();
  const answer = await app.call('POST', path, { token: person.token, body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  expect((await read(person)).body.rosters).toEqual([]);
});

test('200: added, changed where it stands, removed; and nobody else’s', async () => {
  const [person, other] = [await app.buildAccount(), await app.buildAccount()];
  expect((await change(person, 'Monday', null, [' Ada ', 'Ада', 'عادة', 'Ada'])).status).toBe(200);
  await change(person, 'Friday', null, ['Grace']);
  await change(person, 'Monday', ['Ada', 'Ада', 'عادة', 'Ada'], ['Ada', 'Ада', 'Ada']);
  expect((await read(person)).body.rosters).toEqual([
    { rosterName: 'Monday', lineUp: ['Ada', 'Ада', 'Ada'] },
    { rosterName: 'Friday', lineUp: ['Grace'] },
  ]);
  await change(person, 'Monday', ['Ada', 'Ада', 'Ada'], null);
  expect((await read(person)).body.rosters.map(({ rosterName }) => rosterName)).toEqual(['Friday']);
  expect((await read(other)).body.rosters).toEqual([]);
});

test('200: one name written in two ways is one name', async () => {
  const person = await app.buildAccount();
  await change(person, 'Ren\u00E9e', null, ['Zo\u00EB']);
  const { body } = await change(person, 'Rene\u0301e', ['Zoe\u0308'], ['Zoe\u0308', 'Ada']);
  expect(body.rosters).toEqual([{ rosterName: 'Ren\u00E9e', lineUp: ['Zo\u00EB', 'Ada'] }]);
});

test('200: names are lines of which all is seen', async () => {
  const person = await app.buildAccount();
  const { body } = await change(person, 'Mon\u202Eday\u0000', null, ['A\u200Bda\nLovelace']);
  expect(body.rosters).toEqual([{ rosterName: 'Monday', lineUp: ['Ada Lovelace'] }]);
  expect((await change(person, '\u200B\u2060', null, ['Ada'])).status).toBe(400);
});

test('200: what twenty devices add at the same moment is all there', async () => {
  const person = await app.buildAccount();
  await change(person, 'Monday', null, ['Ada']);
  const added = numbered(20);
  const answers = await Promise.all(
    added.map((name) => change(person, 'Monday', ['Ada'], ['Ada', name])),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const [monday] = (await read(person)).body.rosters;
  expect(monday?.lineUp.toSorted()).toEqual(['Ada', ...added].toSorted());
});

test('200: what was removed on one device stays removed when another changes it', async () => {
  const person = await app.buildAccount();
  await change(person, 'Monday', null, ['Ada']);
  await change(person, 'Monday', ['Ada'], null);
  expect((await change(person, 'Monday', ['Ada'], ['Ada', 'Alan'])).body.rosters).toEqual([]);
});

describe('403: more than an account may keep, and nothing changes', () => {
  test('lists', async () => {
    const person = await app.buildAccount();
    for (let at = 0; at < most.rosters; at += 1) await change(person, `List ${at}`, null, ['Ada']);
    const answer = await change(person, 'One more', null, ['Ada']);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await read(person)).body.rosters).toHaveLength(most.rosters);
    // What is there can be changed still.
    expect((await change(person, 'List 0', ['Ada'], ['Ada', 'Alan'])).status).toBe(200);
  });

  test('characters in all', async () => {
    const person = await app.buildAccount();
    const long = numbered(most.names).map((name) => name.padEnd(100, '漢'));
    for (let at = 0; at < 2; at += 1) await change(person, `List ${at}`, null, long);
    expect((await change(person, 'List 2', null, long.slice(0, 490))).status).toBe(200);
    const answer = await change(person, 'List 3', null, long.slice(0, 11));
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await read(person)).body.rosters).toHaveLength(3);
    expect((await change(person, 'List 0', long, long.slice(1))).status).toBe(200);
  });

  test('names in all, and in one list by two devices', async () => {
    const person = await app.buildAccount();
    const full = numbered(most.names);
    const lists = most.allNames / most.names;
    for (let at = 0; at < lists; at += 1) await change(person, `List ${at}`, null, full);
    expect((await change(person, 'One more', null, ['Ada'])).status).toBe(403);
    const shorter = full.slice(1);
    expect((await change(person, 'List 0', full, shorter)).status).toBe(200);
    const other = await app.buildAccount();
    await change(other, 'Monday', null, full.slice(0, 300));
    const more = full.map((name) => `Another ${name}`).slice(0, 300);
    expect((await change(other, 'Monday', null, more)).status).toBe(403);
    expect((await read(other)).body.rosters[0]?.lineUp).toHaveLength(300);
  });
});

test('what is held: exported, erased, and nobody else’s', async () => {
  const { personalData } = app.features.rosters;
  const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
  expect(await personalData.collect(mine.userid)).toBeNull();
  await change(mine, 'Monday', null, ['Ada']);
  await change(theirs, 'Friday', null, ['Grace']);
  expect(await personalData.collect(mine.userid)).toEqual([
    { rosterName: 'Monday', lineUp: ['Ada'] },
  ]);
  await personalData.erase(mine.userid);
  expect(await personalData.collect(mine.userid)).toBeNull();
  expect((await read(theirs)).body.rosters).toHaveLength(1);
});

describe('lists that another version of Sets has stored', () => {
  const insert = (document: Stored) =>
    app.inStore((store) => store.collection<Stored>('rosters').insertOne(document));

  test('409: newer ones are not read, not changed, and stay as they are', async () => {
    const person = await app.buildAccount();
    const stored = { _id: person.userid, content: { v: 2, anything: 7 }, revision: 3 };
    await insert(stored);
    const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
    expect(await read(person)).toMatchObject(refused);
    expect(await change(person, 'Monday', null, ['Ada'])).toMatchObject(refused);
    const found = await app.inStore((store) =>
      store.collection<Stored>('rosters').findOne({ _id: person.userid }),
    );
    expect(found).toEqual(stored);
  });

  test('those of the first version are read', async () => {
    const person = await app.buildAccount();
    await insert({ _id: person.userid, content: rosters1, revision: 1 });
    expect((await read(person)).body).toEqual(rosters1);
  });
});
