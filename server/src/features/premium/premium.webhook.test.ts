import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { openPremiumStage, type PremiumStage } from '../../../test/premium-stage.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { premiumMessages } from './premium.messages.ts';

const { began, ended } = premiumMessages;

let stage: PremiumStage;
beforeAll(async () => {
  stage = await openPremiumStage();
});
afterAll(() => stage.close());

const storedEvents = async (): Promise<unknown[]> =>
  (await stage.app.stored())['paymentevents'] ?? [];

/** Somebody who has paid, of which nothing was told yet. */
const paidInSilence = async () => {
  const person = await stage.app.buildAccount();
  const paid = stage.stripe.pay((await stage.checkout(person)).body.url);
  return { person, ...paid };
};

describe('POST /api/premium/webhook: 400 for what Stripe has not signed, and nothing is stored', () => {
  const refused = { status: 400, body: { code: 'BAD_REQUEST', msg: expect.any(String) } };

  test.each([
    ['no signature', () => ({})],
    ['nonsense', () => ({ 'stripe-signature': 'nonsense' })],
    ['another secret', (body: object) => sign(body, { secret: 'whsec_of_somebody_else' })],
    ['what was signed for another body', () => sign({ object: 'subscription', customer: 'x' })],
  ])('%s', async (_name, headersFor) => {
    const { person, session } = await paidInSilence();
    const { body } = stage.stripe.event('checkout.session.completed', session);
    const before = await stage.app.stored();
    const headers: Record<string, string> = headersFor(session);
    const answer = await stage.app.call('POST', '/api/premium/webhook', { body, headers });
    expect(answer).toMatchObject(refused);
    expect(await stage.app.stored()).toEqual(before);
    expect((await stage.offerOf(person)).plan).toBe('free');
  });

  const sign = (about: object, options = {}) =>
    stage.stripe.event('checkout.session.completed', about, { id: 'evt_same', ...options }).headers;

  test('a signature older than five minutes', async () => {
    const { session } = await paidInSilence();
    const event = stage.stripe.event('checkout.session.completed', session);
    stage.clock.advance(301_000);
    expect(await stage.deliver(event)).toMatchObject(refused);
    const fresh = stage.stripe.event('checkout.session.completed', session);
    stage.clock.advance(299_000);
    expect((await stage.deliver(fresh)).status).toBe(200);
  });

  test.each(['', 'null', '{}', '{"id":"evt_1","type":"invoice.paid"}', 'no JSON'])(
    'signed, but no event: %j',
    async (body) => {
      const { default: Stripe } = await import('stripe');
      const timestamp = Math.floor(stage.clock.now() / 1_000);
      const secret = stage.stripe.config.webhookSecret;
      const signing = { payload: body, secret, timestamp };
      const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signing) };
      expect(await stage.deliver({ body, headers })).toMatchObject(refused);
    },
  );
});

describe('however events come', () => {
  test('the same one again and again, also at once: it has its effect once', async () => {
    const { stripe } = stage;
    const { person, session } = await paidInSilence();
    const event = stripe.event('checkout.session.completed', session);
    const before = (await storedEvents()).length;
    const asked = stripe.count('GET', '/v1/subscriptions');
    const all = await Promise.all(Array.from({ length: 5 }, () => stage.deliver(event)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await stage.deliver(event)).status).toBe(200);
    expect(await storedEvents()).toHaveLength(before + 1);
    expect(stripe.count('GET', '/v1/subscriptions')).toBe(asked + 1);
    expect(await stage.toldTo(person)).toEqual([began.title]);
  });

  test('out of order: the present state counts, not the newest arrival', async () => {
    const { stripe, clock } = stage;
    const { person, session, subscription } = await paidInSilence();
    const created = stripe.event('customer.subscription.created', { ...subscription });
    Object.assign(subscription, {
      status: 'canceled',
      ended_at: Math.floor(clock.now() / 1_000),
    });
    const deleted = stripe.event('customer.subscription.deleted', { ...subscription });
    await stage.deliver(deleted);
    await stage.deliver(created);
    await stage.deliver(stripe.event('checkout.session.completed', session));
    expect((await stage.offerOf(person)).plan).toBe('free');
    expect(await stage.toldTo(person)).toEqual([]);
  });

  test('the end of an old subscription does not end the new one', async () => {
    const { stripe } = stage;
    const { person, subscription: old } = await stage.subscriber();
    Object.assign(old, { status: 'canceled', ended_at: old.created });
    const deleted = stripe.event('customer.subscription.deleted', { ...old });
    const { session, subscription } = stripe.pay((await stage.checkout(person)).body.url);
    await stage.deliver(stripe.event('checkout.session.completed', session));
    await stage.deliver(deleted);
    const { plan, premium } = await stage.offerOf(person);
    expect(plan).toBe('premium');
    expect(premium.stripeSubscriptionId).toBe(subscription.id);
    expect(await stage.toldTo(person)).toEqual([began.title, ended.title, began.title]);
  });

  test('slowly: of two that overlap, the older state does not win', async () => {
    const { stripe } = stage;
    const { person, session, subscription } = await paidInSilence();
    stripe.slowBy(50);
    const first = stage.deliver(stripe.event('checkout.session.completed', session));
    Object.assign(subscription, { cancel_at_period_end: true, cancel_at: subscription.created });
    const second = stage.deliver(stripe.event('customer.subscription.updated', subscription));
    await Promise.all([first, second]);
    stripe.slowBy(0);
    expect((await stage.accountOf(person)).premium.cancelAtPeriodEnd).toBe(true);
  });

  test('while Stripe is away: 503 and nothing is stored, and the repetition does it', async () => {
    const { stripe } = stage;
    const { person, session } = await paidInSilence();
    const event = stripe.event('checkout.session.completed', session);
    const before = await stage.app.stored();
    stripe.failWith(500);
    expect(await stage.deliver(event)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', msg: expect.stringContaining('payment provider') },
    });
    expect(await stage.app.stored()).toEqual(before);
    stripe.failWith(null);
    expect((await stage.deliver(event)).status).toBe(200);
    expect((await stage.offerOf(person)).plan).toBe('premium');
  });

  test.each([
    ['of a customer whom nobody here is', 'invoice.paid', { customer: 'cus_of_somebody_else' }],
    ['of nobody', 'checkout.session.completed', { customer: null }],
    ['of something else', 'payout.paid', {}],
  ])('%s: 200, and nothing is stored', async (_name, type, about) => {
    const before = await stage.app.stored();
    const event = stage.stripe.event(type, { object: 'thing', ...about });
    expect((await stage.deliver(event)).status).toBe(200);
    expect(await stage.app.stored()).toEqual(before);
  });

  test('what an admin gave is not taken back by an old subscription', async () => {
    const { stripe, app } = stage;
    const { person, subscription } = await stage.subscriber();
    Object.assign(subscription, { status: 'canceled', ended_at: subscription.created });
    await stage.deliver(stripe.event('customer.subscription.deleted', subscription));
    const { premium } = await stage.offerOf(person);
    await app.features.accountPremium.set(person.userid, {
      ...premium,
      plan: 'premium',
      status: 'active',
      stripeSubscriptionId: null,
      currentPeriodEnd: null,
    });
    await stage.deliver(stripe.event('invoice.updated', { customer: subscription.customer }));
    expect((await stage.offerOf(person)).plan).toBe('premium');
  });
});

describe('Stripe is away', () => {
  test('the offer is still there, without prices that nobody knows; paying says why not', async () => {
    const away = await openPremiumStage();
    const person = await away.app.buildAccount();
    away.stripe.failWith(503);
    expect((await away.offerOf(person)).provider).toEqual({ prices: [] });
    const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };
    expect(await away.checkout(person)).toMatchObject(unavailable);
    away.stripe.failWith(null);
    away.clock.advance(30_000);
    expect((await away.offerOf(person)).provider?.prices).toHaveLength(2);
    away.clock.advance(3_600_000);
    away.stripe.failWith(503);
    expect((await away.offerOf(person)).provider?.prices).toHaveLength(2);
    expect(away.app.logged.join('')).not.toContain(away.stripe.config.secretKey);
    await away.close();
  });

  test('503 for ending a subscription, which goes on', async () => {
    const { person } = await stage.subscriber();
    stage.stripe.failWith(503);
    expect(await stage.cancel(person, true)).toMatchObject({ status: 503 });
    stage.stripe.failWith(null);
    expect((await stage.accountOf(person)).premium.cancelAtPeriodEnd).toBe(false);
  });
});

describe('without a payment provider', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp();
  });
  afterAll(() => plain.close());

  const missing = {
    status: 404,
    body: { code: 'NOT_FOUND', msg: premiumMessages.noProvider },
  };

  test('the offer says so', async () => {
    const { token } = await plain.buildAccount();
    const { body } = await plain.call('GET', '/api/premium', { token });
    expect(body).toMatchObject({ plan: 'free', premium: noPremium, provider: null });
  });

  test.each([
    ['/api/premium/checkout', { period: 'month' }],
    ['/api/premium/cancel', { cancelAtPeriodEnd: true }],
    ['/api/premium/webhook', {}],
  ])('%s: 404', async (path, body) => {
    const { token } = await plain.buildAccount();
    expect(await plain.call('POST', path, { token, body })).toMatchObject(missing);
  });
});
