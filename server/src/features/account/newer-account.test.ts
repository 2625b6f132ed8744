import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const later = {
  nickname: 'Ada',
  'mp.since': 7,
  'personalDivision.since': 7,
  'premium.seats': 3,
} as const;

test('who has an account with fields of a newer version is let in, and loses none of them', async () => {
  const { userid, token } = await app.buildAccount();
  const admin = await app.buildAccount({ accountType: 'admin' });
  const { body } = await app.call('GET', '/api/user/getme', { token });
  await app.inStore((store) =>
    store.collection<{ _id: string }>('accounts').updateOne({ _id: userid }, { $set: later }),
  );
  expect(await app.call('GET', '/api/user/getme', { token })).toMatchObject({ status: 200, body });
  const people = await app.call('GET', '/api/admin/people', { token: admin.token });
  expect(people.status).toBe(200);
  const premium = { ...noPremium, plan: 'premium', status: 'active' } as const;
  expect((await app.features.accountPremium.set(userid, premium)).premium).toEqual(premium);
  const stored = await app.inStore((store) =>
    store.collection<{ _id: string }>('accounts').findOne({ _id: userid }),
  );
  expect(stored).toMatchObject({
    nickname: 'Ada',
    mp: { since: 7 },
    personalDivision: { since: 7 },
    premium: { ...premium, seats: 3 },
  });
});
