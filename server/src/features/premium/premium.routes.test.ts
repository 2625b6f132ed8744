import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPremium, noPremium } from '@sets/shared/account/premium.contract.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { openPremiumStage, type PremiumStage } from '../../../test/premium-stage.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { premiumMessages } from './premium.messages.ts';

const { began, late, ended } = premiumMessages;

let stage: PremiumStage;
beforeAll(async () => {
  stage = await openPremiumStage();
});
afterAll(() => stage.close());

test('from the free plan over checkout and webhook to premium, and what it holds', async () => {
  const { app, stripe, clock } = stage;
  const person = await app.buildAccount({ username: 'Ada Payer' });
  const prices = [
    { period: 'month', amount: 499, currency: 'eur' },
    { period: 'year', amount: 4_900, currency: 'eur' },
  ];
  expect(await stage.offerOf(person)).toEqual({
    plan: 'free',
    premium: noPremium,
    limits: {
      free: { polls: 2, modules: 3, storedMegabytes: 4 },
      premium: { polls: 20, modules: 30, storedMegabytes: 40 },
    },
    used: { polls: 0, modules: 0, storedMegabytes: 0 },
    provider: { prices },
  });
  for (let each = 0; each < 2; each += 1) await app.features.polls.create(person, buildPoll());
  const space = {
    title: 'Optics',
    description: '',
    startDate: '',
    divisionOnly: false,
    division: '',
  };
  await app.features.modules.create(person, space);
  const onePollMore = { token: person.token, body: buildPoll() };
  expect((await app.call('POST', '/api/polls', onePollMore)).status).toBe(403);

  const { status, body } = await stage.checkout(person, 'year');
  expect(status).toBe(200);
  const { session, subscription } = stripe.pay(body.url);
  expect(session).toMatchObject({
    client_reference_id: person.userid,
    success_url: `${app.url}/account/upgrade?checkout=done`,
    cancel_url: `${app.url}/account/upgrade?checkout=left`,
    metadata: { price: 'price_year' },
  });
  expect(stripe.state.customers.get(session.customer)).toMatchObject({
    email: person.email,
    metadata: { userid: person.userid },
  });
  const event = stripe.event('checkout.session.completed', session);
  expect(await stage.deliver(event)).toMatchObject({ status: 200, body: {} });

  const offer = await stage.offerOf(person);
  expect(offer).toMatchObject({ plan: 'premium', used: { polls: 2, modules: 1 } });
  expect(offer.premium).toEqual({
    status: 'active',
    stripeCustomerId: session.customer,
    stripeSubscriptionId: subscription.id,
    plan: 'premium',
    currentPeriodEnd: subscription.items.data[0]!.current_period_end * 1_000,
    cancelAtPeriodEnd: false,
  });
  expect((await stage.accountOf(person)).premium).toEqual(offer.premium);
  expect(isPremium(offer.premium, clock.now())).toBe(true);
  expect((await app.call('POST', '/api/polls', onePollMore)).status).toBe(201);
  expect(await stage.toldTo(person)).toEqual([began.title]);
});

describe('POST /api/premium/checkout', () => {
  test('200: a double tap makes one customer and one session', async () => {
    const { app, stripe } = stage;
    const person = await app.buildAccount();
    const customers = stripe.state.customers.size;
    const sessions = stripe.state.sessions.size;
    stripe.slowBy(50);
    const taps = await Promise.all([stage.checkout(person), stage.checkout(person)]);
    stripe.slowBy(0);
    expect(taps.map(({ status }) => status)).toEqual([200, 200]);
    expect(taps[0].body).toEqual(taps[1].body);
    expect((await stage.checkout(person)).body).toEqual(taps[0].body);
    expect(stripe.state.customers.size).toBe(customers + 1);
    expect(stripe.state.sessions.size).toBe(sessions + 1);
  });

  test('200: two servers that ask at the same moment get the same page, by Stripe’s own key', async () => {
    const { StripeGateway } = await import('./stripe-gateway.ts');
    const { stripe, clock } = stage;
    const servers = [new StripeGateway(stripe.config), new StripeGateway(stripe.config)];
    const payer = { userid: 'somebody', username: 'Somebody', email: 'some@school.example' };
    const now = clock.now();
    const ids = await Promise.all(servers.map((server) => server.customerOf(payer, null, now)));
    expect(ids[0]).toBe(ids[1]);
    const wanted = {
      userid: 'somebody',
      customerId: ids[0]!,
      price: 'price_month',
      base: 'http://a',
      now,
    };
    const pages = await Promise.all(servers.map((server) => server.checkoutPage(wanted)));
    expect(pages[0]).toBe(pages[1]);
  });

  test('200: another period closes the page of the first, so that nobody pays twice', async () => {
    const { app, stripe } = stage;
    const person = await app.buildAccount();
    const month = (await stage.checkout(person, 'month')).body.url;
    const year = (await stage.checkout(person, 'year')).body.url;
    expect(year).not.toBe(month);
    expect(() => stripe.pay(month)).toThrow('no such open page');
    expect(stripe.pay(year).session.metadata['price']).toBe('price_year');
  });

  test('200: somebody whose customer was deleted at Stripe becomes a new one', async () => {
    const { stripe } = stage;
    const { person, subscription } = await stage.subscriber();
    stripe.state.customers.delete(subscription.customer);
    stripe.state.subscriptions.delete(subscription.id);
    const { status, body } = await stage.checkout(person);
    expect(status).toBe(200);
    expect(stripe.pay(body.url).session.customer).not.toBe(subscription.customer);
  });

  test('409: for who pays already, also before the webhook has told so', async () => {
    const { app, stripe } = stage;
    const person = await app.buildAccount();
    stripe.pay((await stage.checkout(person)).body.url);
    expect(await stage.checkout(person)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', msg: premiumMessages.alreadyPremium },
    });
    expect(await stage.offerOf(person)).toMatchObject({ plan: 'premium' });
  });

  test('200: for who has premium by an admin', async () => {
    const { app } = stage;
    const person = await app.buildAccount();
    const granted = { ...noPremium, plan: 'premium', status: 'active' } as const;
    await app.features.accountPremium.set(person.userid, granted);
    expect((await stage.checkout(person)).status).toBe(200);
    expect((await stage.accountOf(person)).premium).toMatchObject({ plan: 'premium' });
  });

  test('400: for a period that there is not, or that is not sold', async () => {
    const { stripe, app, clock } = stage;
    const { token } = await app.buildAccount();
    const options = { token, body: { period: 'week' } };
    const answer = await app.call('POST', '/api/premium/checkout', options);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    const prices = { month: 'price_month', year: null };
    const monthly = await startTestApp({
      clock,
      config: {
        premiumStripe: { ...stripe.config, prices },
        publicUrl: new URL('https://sets.example/'),
      },
    });
    const person = await monthly.buildAccount();
    const checkout = (period: string) =>
      monthly.call<{ url: string }>('POST', '/api/premium/checkout', {
        token: person.token,
        body: { period },
      });
    const notSold = { code: 'BAD_REQUEST', msg: 'Premium is not sold by the year.' };
    expect(await checkout('year')).toMatchObject({ status: 400, body: notSold });
    const { session } = stripe.pay((await checkout('month')).body.url);
    expect(session.success_url).toBe('https://sets.example/account/upgrade?checkout=done');
    await monthly.close();
  });
});

describe('POST /api/premium/cancel', () => {
  test('200: ends with the period, and goes on after all', async () => {
    const { stripe } = stage;
    const { person, subscription } = await stage.subscriber();
    const ending = await stage.cancel(person, true);
    expect(ending).toMatchObject({ status: 200, body: { plan: 'premium' } });
    expect(ending.body.premium.cancelAtPeriodEnd).toBe(true);
    expect(stripe.state.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(true);
    const resumed = await stage.cancel(person, false);
    expect(resumed.body.premium.cancelAtPeriodEnd).toBe(false);
    expect(stripe.state.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(false);
    expect(await stage.toldTo(person)).toEqual([began.title]);
  });

  test('200: takes back an end that was set as a date, in Stripe’s own pages', async () => {
    const { stripe } = stage;
    const { person, subscription } = await stage.subscriber();
    const end = subscription.created + 3_600;
    Object.assign(subscription, { cancel_at: end });
    await stage.deliver(stripe.event('customer.subscription.updated', subscription));
    expect((await stage.offerOf(person)).premium).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: end * 1_000,
    });
    const { body } = await stage.cancel(person, false);
    expect(body.premium.cancelAtPeriodEnd).toBe(false);
  });

  test('409: where there is no subscription', async () => {
    const person = await stage.app.buildAccount();
    expect(await stage.cancel(person, true)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', msg: premiumMessages.noSubscription },
    });
  });

  test('400: for what says neither', async () => {
    const { token } = await stage.app.buildAccount();
    const options = { token, body: { cancelAtPeriodEnd: 'yes' } };
    const answer = await stage.app.call('POST', '/api/premium/cancel', options);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('a paid period passes', () => {
  test('cancelled: premium is over by the clock, then by Stripe’s word', async () => {
    const { stripe, clock } = stage;
    const { person: then, subscription } = await stage.subscriber();
    await stage.cancel(then, true);
    const person = await stage.afterMonth(then);
    stripe.failWith(503);
    expect(await stage.offerOf(person)).toMatchObject({
      plan: 'free',
      premium: { plan: 'premium' },
    });
    stripe.failWith(null);
    Object.assign(subscription, { status: 'canceled', ended_at: Math.floor(clock.now() / 1_000) });
    await stage.deliver(stripe.event('customer.subscription.deleted', subscription));
    expect(await stage.offerOf(person)).toMatchObject({
      plan: 'free',
      premium: { status: 'canceled', plan: 'free', cancelAtPeriodEnd: false },
    });
    expect(await stage.toldTo(person)).toEqual([began.title, ended.title]);
  });

  test('paid again, but no word from Stripe: it is asked, at most once a minute', async () => {
    const { stripe, clock } = stage;
    const { person: then, subscription } = await stage.subscriber();
    const person = await stage.afterMonth(then);
    const asked = () => stripe.count('GET', '/v1/subscriptions');
    const before = asked();
    expect((await stage.offerOf(person)).plan).toBe('free');
    expect((await stage.offerOf(person)).plan).toBe('free');
    expect(asked()).toBe(before + 1);
    subscription.items.data = [{ current_period_end: Math.floor(clock.now() / 1_000) + 86_400 }];
    clock.advance(60_000);
    expect((await stage.offerOf(person)).plan).toBe('premium');
    expect(await stage.toldTo(person)).toEqual([began.title]);
  });

  test('paid late: it counts, and its person is told once', async () => {
    const { stripe } = stage;
    const { person, subscription, session } = await stage.subscriber();
    Object.assign(subscription, { status: 'past_due' });
    const invoice = { object: 'invoice', customer: session.customer };
    for (let each = 0; each < 3; each += 1) {
      await stage.deliver(stripe.event('invoice.payment_failed', invoice));
    }
    expect(await stage.offerOf(person)).toMatchObject({
      plan: 'premium',
      premium: { status: 'past_due' },
    });
    expect(await stage.toldTo(person)).toEqual([began.title, late.title]);
    Object.assign(subscription, { status: 'unpaid' });
    await stage.deliver(stripe.event('customer.subscription.updated', subscription));
    expect(await stage.offerOf(person)).toMatchObject({ plan: 'free', premium: { plan: 'free' } });
    Object.assign(subscription, { status: 'active' });
    await stage.deliver(stripe.event('customer.subscription.updated', subscription));
    expect((await stage.offerOf(person)).plan).toBe('premium');
    const told = [began.title, late.title, ended.title, began.title];
    expect(await stage.toldTo(person)).toEqual(told);
  });
});

test('prices are asked for once an hour', async () => {
  const { app, stripe, clock } = stage;
  const person = await app.buildAccount();
  clock.advance(3_600_000);
  const asked = () => stripe.count('GET', '/v1/prices/price_month');
  const before = asked();
  await Promise.all(Array.from({ length: 5 }, () => stage.offerOf(person)));
  clock.advance(3_599_000);
  await stage.offerOf(person);
  expect(asked()).toBe(before + 1);
  stripe.state.prices.set('price_month', { unit_amount: 599, currency: 'eur' });
  clock.advance(1_000);
  expect((await stage.offerOf(person)).provider?.prices[0]?.amount).toBe(599);
  expect(asked()).toBe(before + 2);
});
