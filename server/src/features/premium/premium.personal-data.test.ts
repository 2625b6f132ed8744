import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { openPremiumStage, type PremiumStage } from '../../../test/premium-stage.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { premiumMessages } from './premium.messages.ts';

let stage: PremiumStage;
beforeAll(async () => {
  stage = await openPremiumStage();
});
afterAll(() => stage.close());

describe('what is held about somebody’s payments', () => {
  test('is exported, with the events; nothing of who never paid', async () => {
    const { personalData } = stage.app.features.premium;
    const { person, subscription } = await stage.subscriber();
    expect(await personalData.collect(person.userid)).toEqual({
      premium: (await stage.accountOf(person)).premium,
      events: [
        {
          id: expect.stringMatching(/^evt_/),
          type: 'checkout.session.completed',
          at: expect.any(String),
        },
      ],
    });
    expect(subscription.status).toBe('active');
    const other = await stage.app.buildAccount();
    expect(await personalData.collect(other.userid)).toBeNull();
  });

  test('goes, and the subscription ends at Stripe; again is no fault', async () => {
    const { personalData } = stage.app.features.premium;
    const { person, subscription } = await stage.subscriber();
    await personalData.erase(person.userid);
    expect(subscription.status).toBe('canceled');
    expect((await stage.accountOf(person)).premium).toEqual(noPremium);
    expect(await personalData.collect(person.userid)).toBeNull();
    await personalData.erase(person.userid);
    await personalData.erase('nobody');
    const gone = stage.stripe.event('customer.subscription.deleted', subscription);
    expect((await stage.deliver(gone)).status).toBe(200);
  });

  test('stays where Stripe is away: nobody who is gone goes on paying', async () => {
    const { personalData } = stage.app.features.premium;
    const { person, subscription } = await stage.subscriber();
    stage.stripe.failWith(503);
    await expect(personalData.erase(person.userid)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    stage.stripe.failWith(null);
    expect((await stage.accountOf(person)).premium.stripeSubscriptionId).toBe(subscription.id);
    expect(await personalData.collect(person.userid)).toMatchObject({ events: [{}] });
  });

  test('stays where the provider was taken out of the settings while somebody pays', async () => {
    const plain = await startTestApp();
    const { userid } = await plain.buildAccount();
    await plain.features.accountPremium.set(userid, {
      ...noPremium,
      plan: 'premium',
      status: 'active',
      stripeCustomerId: 'c',
      stripeSubscriptionId: 's',
    });
    await expect(plain.features.premium.personalData.erase(userid)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: premiumMessages.notCancelled,
    });
    await plain.close();
  });
});

test('deleting an account ends its subscription; while Stripe is away nothing is deleted', async () => {
  const { app, stripe } = stage;
  const { person, subscription } = await stage.subscriber();
  const { token, password } = person;
  const leave = () => app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  stripe.failWith(503);
  expect(await leave()).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', msg: expect.stringContaining('payment provider') },
  });
  expect(subscription.status).toBe('active');
  stripe.failWith(null);
  expect((await stage.offerOf(person)).plan).toBe('premium');
  expect((await leave()).status).toBe(200);
  expect(subscription.status).toBe('canceled');
  expect((await app.call('GET', '/api/premium', { token })).status).toBe(401);
  const told = stripe.event('customer.subscription.deleted', subscription);
  expect((await stage.deliver(told)).status).toBe(200);
});
