import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { appOfWorker, type TestApp } from '../../../test/start-test-app.ts';
import { AdminService } from './admin.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

test('a grant does not overwrite who somebody is to the payment provider', async () => {
  const { people, accountPremium, divisions, sessions, audit, credits } = app.features;
  const { userid } = await app.buildAccount();
  const customer = { ...noPremium, stripeCustomerId: 'cus_1' };
  const admins = new AdminService({
    accountPremium,
    credits,
    divisions,
    sessions,
    audit: audit.write,
    notify: async () => {},
    clock: { now: () => Date.now() },
    people: Object.assign(Object.create(people), {
      read: async (of: string) => {
        const person = await people.read(of);
        // The person goes to pay at this very moment.
        await accountPremium.set(of, customer);
        return person;
      },
    }),
  });
  const actor = { userid: 'an-admin', accountType: 'admin' } as const;
  await expect(
    admins.setPremium(actor, userid, { granted: true, until: null }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await people.read(userid)).premium).toEqual(customer);
  expect((await accountPremium.findByStripeCustomer('cus_1'))?._id).toBe(userid);
});
