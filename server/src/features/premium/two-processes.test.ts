import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPremiumStage, type PremiumStage } from '../../../test/premium-stage.ts';
import { premiumMessages } from './premium.messages.ts';
import { StripeGateway } from './stripe-gateway.ts';
import { SubscriptionSync } from './subscription-sync.ts';

const { began, ended } = premiumMessages;

let stage: PremiumStage;
beforeAll(async () => {
  stage = await openPremiumStage();
});
afterAll(() => stage.close());

/** Another process that asks Stripe about somebody, and is slow to take in what it is told. */
const askSlowly = async (userid: string) => {
  const { people, accountPremium, notifications } = stage.app.features;
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gateway = new StripeGateway(stage.stripe.config);
  const ask = gateway.subscriptionsOf.bind(gateway);
  gateway.subscriptionsOf = async (customer) => {
    const subscriptions = await ask(customer);
    asked.resolve();
    await goOn.promise;
    return subscriptions;
  };
  const { notify } = notifications;
  const done = new SubscriptionSync({ people, accountPremium, gateway, notify }).sync(userid);
  await asked.promise;
  return async () => {
    goOn.resolve();
    await done;
  };
};

const paidInSilence = async () => {
  const person = await stage.app.buildAccount();
  const paid = stage.stripe.pay((await stage.checkout(person)).body.url);
  return { person, ...paid };
};

test('two processes that are told of the same payment tell its person once', async () => {
  const { person, session } = await paidInSilence();
  const goOn = await askSlowly(person.userid);
  await stage.deliver(stage.stripe.event('checkout.session.completed', session));
  await goOn();
  expect((await stage.offerOf(person)).plan).toBe('premium');
  expect(await stage.toldTo(person)).toEqual([began.title]);
});

test('what one process was told before does not overtake what another one knows by now', async () => {
  const { person, session, subscription } = await paidInSilence();
  const goOn = await askSlowly(person.userid);
  await stage.deliver(stage.stripe.event('checkout.session.completed', session));
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: Math.floor(stage.clock.now() / 1_000),
  });
  await stage.deliver(stage.stripe.event('customer.subscription.deleted', { ...subscription }));
  await goOn();
  expect((await stage.offerOf(person)).plan).toBe('free');
  expect(await stage.toldTo(person)).toEqual([began.title, ended.title]);
});
