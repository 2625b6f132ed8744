import { noSchool } from '@sets/shared/account/account.contract.ts';
import { schoolDefinition } from '@sets/shared/school/school.contract.ts';
import { expect, test } from 'vitest';
import type { About } from '@sets/shared/about/about.contract.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoPicture } from './demo-picture.ts';
import { fillDemo, settleDemo } from './demo.ts';

test('the demo has a lecturer, a student and an admin of one school with a picture', async () => {
  const app = await startTestApp({ config: { demoData: true } });
  for (const { email, password, accountType, username } of demoAccounts) {
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
  await fillDemo(app.features);
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
  await fillDemo(app.features);
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
  expect(await demoOf(app)).toEqual({ login: 200, offered: 3 });
  const token = await app.login('admin');
  expect(await settleDemo(true, app.features)).toEqual([]);
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
  await settleDemo(false, app.features);
  expect(await app.call('GET', '/api/user/getme', body)).toMatchObject({
    body: { forceLogout: true },
  });
  expect((await demoOf(app)).login).toBe(401);
  expect(await settleDemo(true, app.features)).toEqual(demoAccounts);
  expect((await demoOf(app)).login).toBe(200);
  await app.close();
});
