import type { Module, ModuleAllowance } from '@sets/shared/module/module.contract.ts';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchool } from '../../../test/build-school.ts';
import { settle } from '../../../test/settle.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const right = {
  title: '  Linear Algebra ',
  description: 'What $A x = b$ asks.\n\n- vectors',
  startDate: '2026-10-12',
  divisionOnly: false,
  division: '',
};
const create = ({ token }: Pick<Person, 'token'>, body: object = {}, query = '') =>
  app.call<Module & { msg: string }>('POST', `/api/module/createmodule${query}`, {
    token,
    body: { ...right, ...body },
  });
const forSchool = '?schoolOnly=yes';
const allowance = async ({ token }: Person) =>
  (await app.call<ModuleAllowance>('GET', '/api/module/getallowance', { token })).body;
const created = async (person: Person) => {
  const path = `/api/user/getmodscreated/${person.userid}`;
  return (await app.call<{ modules: object[] }>('GET', path, { token: person.token })).body.modules;
};

test('401: without a session', async () => {
  const answer = await app.call('POST', '/api/module/createmodule', { body: right });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect((await app.call('GET', '/api/module/getallowance')).status).toBe(401);
});

test.each([
  ['an empty title', { title: ' \u200B ' }],
  ['a title that is too long', { title: 'x'.repeat(121) }],
  ['a description that is too long', { description: 'x'.repeat(20_001) }],
  ['what is no day', { startDate: '2026-02-30' }],
  ['a division without its name', { divisionOnly: true, division: ' ' }],
  ['a field that nobody knows', { school: 'Other' }],
])('400: %s, and nothing is stored or counted', async (_what, body) => {
  const person = await app.buildAccount();
  expect(await create(person, body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  expect(await created(person)).toEqual([]);
  expect((await allowance(person)).created).toBe(0);
});

test('201: a space of one’s own, open to everybody with its link', async () => {
  const person = await app.buildAccount({ username: 'Ada' });
  const { status, body } = await create(person);
  expect(status).toBe(201);
  expect(body).toEqual({
    moduleid: expect.any(String),
    title: 'Linear Algebra',
    description: right.description,
    startDate: '2026-10-12',
    visibility: 'open',
    divisionOnly: false,
    division: '',
    school: 'NA',
    topics: [],
    owner: { userid: person.userid, username: 'Ada' },
    moderators: [],
    may: { edit: true, invite: true, leave: false, handOver: true, remove: true },
  });
  expect(await created(person)).toEqual([{ moduleid: body.moduleid, title: 'Linear Algebra' }]);
  const { modulesCreatedLifetime } = (
    await app.call<{ modulesCreatedLifetime: number }>('GET', '/api/user/getme', {
      token: person.token,
    })
  ).body;
  expect(modulesCreatedLifetime).toBe(1);
});

test('of a moment the day that is written in it is kept', async () => {
  const person = await app.buildAccount();
  const startDate = '2026-10-12T23:30:00.000+08:00';
  expect((await create(person, { startDate })).body.startDate).toBe('2026-10-12');
  expect((await create(person, { startDate: '' })).body.startDate).toBe('');
});

describe('how many', () => {
  test('403: the next after the plan’s last; the sentence says the limit, and deleting gives none back', async () => {
    const person = await app.buildAccount();
    await inStoreCount(person, 9);
    expect(await allowance(person)).toEqual({ created: 9, allowed: 10, cannot: null });
    const { moduleid } = (await create(person)).body;
    expect(await allowance(person)).toEqual({ created: 10, allowed: 10, cannot: 'usedUp' });
    const refused = await create(person);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.msg).toContain('10 spaces');
    const deleted = await app.call('DELETE', `/api/module/deletemodule/${moduleid}`, {
      token: person.token,
    });
    expect(deleted.status).toBe(200);
    expect((await create(person)).status).toBe(403);
    expect((await allowance(person)).created).toBe(10);
  });

  test('200 on the premium plan', async () => {
    const person = await app.buildAccount();
    const paid = {
      plan: 'premium',
      status: 'active',
      currentPeriodEnd: 4_000_000_000_000,
    } as const;
    await app.features.accountPremium.set(person.userid, { ...noPremium, ...paid });
    await inStoreCount(person, 199);
    expect(await allowance(person)).toEqual({ created: 199, allowed: 200, cannot: null });
    expect((await create(person)).status).toBe(201);
    expect((await create(person)).status).toBe(403);
  });

  test('fifty at once make as many as are left, and the count is that', async () => {
    const person = await app.buildAccount();
    await inStoreCount(person, 3);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(person)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(7);
    expect(statuses.filter((status) => status === 403)).toHaveLength(43);
    expect(await created(person)).toHaveLength(7);
    expect((await allowance(person)).created).toBe(10);
  });

  test('an account from before there was a count begins with none', async () => {
    const person = await app.buildAccount();
    await app.inStore((store) =>
      store
        .collection<{ _id: string }>('accounts')
        .updateOne({ _id: person.userid }, { $unset: { modulesCreatedLifetime: '' } }),
    );
    expect((await create(person)).status).toBe(201);
    expect((await allowance(person)).created).toBe(1);
  });
});

const inStoreCount = (person: Person, modulesCreatedLifetime: number) =>
  app.inStore((store) =>
    store
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: person.userid }, { $set: { modulesCreatedLifetime } }),
  );

describe('who', () => {
  test('403: who is not verified', async () => {
    const person = await app.buildAccount();
    await settle(app, person, { verified: false });
    expect(await create(person)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await allowance(person)).cannot).toBe('unverified');
    expect(await created(person)).toEqual([]);
  });

  test('400: a division where there is no school', async () => {
    const person = await app.buildAccount();
    expect((await create(person, {}, forSchool)).status).toBe(400);
    const answer = await create(person, { divisionOnly: true, division: 'Science' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await allowance(person)).created).toBe(0);
  });

  const divisions = ['Science', 'Arts'].map((name) => ({ name, domains: [] }));
  test('once there is a school its people alone; students too, and for a division', async () => {
    const stranger = await app.buildAccount();
    const school = await app.call('POST', '/api/admin/schools', {
      token: admin.token,
      body: buildSchool({ divisions }),
    });
    expect(school.status).toBe(201);
    expect(await create(stranger)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await allowance(stranger)).cannot).toBe('noSchool');
    const student = await app.buildAccount({ email: 'ann@harbour.example' });
    await settle(app, student, { school: 'Harbour University' });
    const history = await create(student, { divisionOnly: true, division: 'History' });
    const msg = 'Harbour University has no division “History”. Choose one of its list.';
    expect(history).toMatchObject({ status: 400, body: { msg } });
    // As its school writes it.
    const own = await create(student, {}, forSchool);
    expect(own.body).toMatchObject({ visibility: 'school', divisionOnly: false, division: '' });
    const { status, body } = await create(student, { divisionOnly: true, division: ' science' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      visibility: 'division',
      divisionOnly: true,
      division: 'Science',
      school: 'Harbour University',
    });
  });

  test('a school that gets another name keeps its spaces, and their people', async () => {
    const [school] = await app.features.schools.list();
    const owner = await app.buildAccount({ email: 'ben@harbour.example' });
    const student = await app.buildAccount({ email: 'cat@harbour.example' });
    for (const each of [owner, student]) await settle(app, each, { school: 'Harbour University' });
    const { moduleid } = (await create(owner, { divisionOnly: true, division: 'Arts' })).body;
    const body = { moduleid, visibility: 'school', division: '' };
    const shown = await app.call('PUT', '/api/module/changevisibility', {
      token: owner.token,
      body,
    });
    expect(shown).toMatchObject({ status: 200, body: { visibility: 'school', division: '' } });
    const read = () =>
      app.call<Module>('GET', `/api/module/getmodule/${moduleid}`, { token: student.token });
    expect((await read()).status).toBe(200);
    const renamed = await app.call('PUT', `/api/admin/schools/${school!._id}`, {
      token: admin.token,
      body: buildSchool({ name: 'Harbour Tech' }),
    });
    expect(renamed.status).toBe(200);
    expect(await read()).toMatchObject({ status: 200, body: { school: 'Harbour Tech' } });
  });
});
