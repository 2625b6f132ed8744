import { noSchool } from '@sets/shared/account/account.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { schoolDefinition } from '@sets/shared/school/school.contract.ts';
import { expect, test } from 'vitest';
import type { About } from '@sets/shared/about/about.contract.ts';
import type { MadeAdmin } from '../core/tell-console.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { demoAccounts, demoAdmin } from './demo-accounts.ts';
import { demoPicture } from './demo-picture.ts';
import { fillDemo, settleDemo } from './demo.ts';

test('the demo has a lecturer, a student and an admin of one school with a picture', async () => {
  const app = await startTestApp({ config: { demoData: true } });
  const admin = { ...demoAdmin, password: app.madeAdmin()?.password ?? '' };
  for (const { email, password, accountType, username } of [...demoAccounts, admin]) {
    const body = { email, password };
    const answer = await app.call<{ token: string }>('POST', '/api/user/login', { body });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        accountType,
        username,
        verified: true,
        school: 'Demo University',
        schoolIcon: demoPicture(),
        country: 'SG',
      },
    });
    const allowed = (await app.call('GET', '/api/admin/schools', answer.body)).status === 200;
    expect(allowed).toBe(accountType === 'admin');
  }
  await app.close();
});

test('two processes that start on an empty store at the same moment make it once', async () => {
  const store = await startTestStore();
  const config = { demoData: true, mongodbUri: store.uri };
  const apps = await Promise.all([startTestApp({ config }), startTestApp({ config })]);
  const { people, schools } = apps[0].features;
  expect(await people.admins()).toHaveLength(1);
  expect(await schools.list()).toHaveLength(1);
  for (const app of apps) await app.close();
  await store.close();
});

test('filled again, what somebody changed stays', async () => {
  const app = await startTestApp({ config: { demoData: true } });
  const { schools, people } = app.features;
  const [school] = await schools.list();
  const admin = (await people.admins())[0]!;
  const { _id: schoolid, nameKey: _key, ...definition } = school!;
  const actor = { userid: admin._id, accountType: 'admin' } as const;
  const changed = schoolDefinition.parse({ ...definition, name: 'Another University' });
  await schools.change(actor, schoolid, changed);
  await fillDemo(app.features, () => undefined);
  const made = await people.findByEmail(demoAccounts[0].email);
  const owner = { userid: made?._id ?? '', accountType: 'moderator' } as const;
  expect(await app.features.quizzes.list(owner, personalShelf)).toHaveLength(1);
  expect(await schools.list()).toMatchObject([{ _id: schoolid, name: 'Another University' }]);
  expect((await people.read(admin._id)).school).toBe('Another University');
  await app.close();
});

test('the demo accounts of before the school come to it', async () => {
  const app = await startTestApp();
  const [lecturer] = demoAccounts;
  const old = { ...lecturer, verified: true, school: 'Demo University' };
  await app.features.accounts.ensure(old);
  await app.features.accounts.ensure({ ...old, email: 'x@elsewhere.example', school: noSchool });
  await fillDemo(app.features, () => undefined);
  const { email, password } = lecturer;
  const { body } = await app.call('POST', '/api/user/login', { body: { email, password } });
  expect(body).toMatchObject({ school: 'Demo University', schoolIcon: demoPicture() });
  expect(await app.features.people.findByEmail('x@elsewhere.example')).toMatchObject({
    school: 'NA',
  });
  await app.close();
});

const [lecturer] = demoAccounts;

/** Whether the lecturer of the demo may log in, and who the login page offers. */
const demoOf = async (app: TestApp) => {
  const { email, password } = lecturer;
  const login = await app.call('POST', '/api/user/login', { body: { email, password } });
  const { body } = await app.call<About>('GET', '/api/about');
  return { login: login.status, offered: body.demoAccounts.length };
};

test('a school with an admin of its own is no demo: the accounts whose passwords are known are locked', async () => {
  const app = await startTestApp({ config: { demoData: true } });
  expect(await demoOf(app)).toEqual({ login: 200, offered: 2 });
  const token = await app.login('admin');
  expect(await settleDemo(true, app.features, () => undefined)).toEqual([]);
  expect((await demoOf(app)).login).toBe(401);
  expect((await app.call('GET', '/api/admin/people', { token })).status).toBe(200);
  await app.close();
});

test('what is left of a demo is locked without demo data, and open again with it', async () => {
  const app = await startTestApp({ config: { demoData: true } });
  const { email, password } = lecturer;
  const { body } = await app.call<{ token: string }>('POST', '/api/user/login', {
    body: { email, password },
  });
  await settleDemo(false, app.features, () => undefined);
  expect(await app.call('GET', '/api/user/getme', body)).toMatchObject({
    body: { forceLogout: true },
  });
  expect((await demoOf(app)).login).toBe(401);
  expect(await settleDemo(true, app.features, () => undefined)).toEqual(demoAccounts);
  expect((await demoOf(app)).login).toBe(200);
  await app.close();
});

const loginOf = async (app: TestApp, password: string): Promise<number> =>
  (await app.call('POST', '/api/user/login', { body: { email: demoAdmin.email, password } }))
    .status;

test('the password of the admin is made at the first start, told once, and kept nowhere', async () => {
  const store = await startTestStore();
  const config = { demoData: true, mongodbUri: store.uri };
  const first = await startTestApp({ config });
  const { email, password } = first.madeAdmin()!;
  expect(email).toBe(demoAdmin.email);
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(await loginOf(first, password)).toBe(200);
  const { body } = await first.call('GET', '/api/about');
  for (const open of [JSON.stringify(body), first.logged.join(''), JSON.stringify(demoAccounts)]) {
    expect(open).not.toContain(password);
    expect(open).not.toContain(email);
  }
  await first.close();
  const second = await startTestApp({ config });
  expect(second.madeAdmin()).toBeNull();
  expect(await loginOf(second, password)).toBe(200);
  await second.close();
  const another = await startTestApp({ config: { demoData: true } });
  expect(another.madeAdmin()!.password).not.toBe(password);
  await another.close();
  await store.close();
});

test('an admin from when its password was public gets another, and whoever used it is out', async () => {
  const app = await startTestApp();
  const { accounts } = app.features;
  const known = 'keys-to-campus';
  await accounts.ensure({ ...demoAdmin, password: known, verified: true, school: noSchool });
  const body = { email: demoAdmin.email, password: known };
  const stranger = (await app.call<{ token: string }>('POST', '/api/user/login', { body })).body;
  const told: MadeAdmin[] = [];
  await fillDemo(app.features, (made) => void told.push(made));
  expect(await loginOf(app, known)).toBe(401);
  expect((await app.call('GET', '/api/admin/people', stranger)).status).toBe(401);
  expect(told).toHaveLength(1);
  expect(await loginOf(app, told[0]!.password)).toBe(200);
  // One that its person has chosen stays.
  await fillDemo(app.features, (made) => void told.push(made));
  expect(told).toHaveLength(1);
  await app.close();
});
