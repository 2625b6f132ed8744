import { noSchool } from '@sets/shared/account/account.contract.ts';
import { schoolDefinition } from '@sets/shared/school/school.contract.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/start-test-app.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoPicture } from './demo-picture.ts';
import { fillDemo } from './demo.ts';

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
