import type { Account, Me, Session } from '@sets/shared/account/account.contract.ts';
import type { BillingPeriod, PremiumOffer } from '@sets/shared/premium/premium.contract.ts';
import { createManualClock } from './manual-clock.ts';
import { type Person, startTestApp } from './start-test-app.ts';
import { type SignedEvent, startStripeStandIn } from './stripe-stand-in.ts';

/** A server that takes payments through a stand-in for Stripe, with a clock that the two share. */
export type PremiumStage = Awaited<ReturnType<typeof openPremiumStage>>;

export const openPremiumStage = async () => {
  // The store drops old events by its own clock, so this one begins at the present.
  const clock = createManualClock(Date.now());
  const stripe = await startStripeStandIn(clock);
  const plans = {
    free: { polls: 2, modules: 3, credits: 2, storedMegabytes: 4 },
    premium: { polls: 20, modules: 30, credits: 30, storedMegabytes: 40 },
  };
  const app = await startTestApp({ clock, config: { premiumStripe: stripe.config, plans } });

  const checkout = ({ token }: Person, period: BillingPeriod = 'month') => {
    // What somebody is told at two moments has an order.
    clock.advance(1);
    return app.call<{ url: string }>('POST', '/api/premium/checkout', { token, body: { period } });
  };
  const deliver = ({ body, headers }: SignedEvent) => {
    clock.advance(1);
    return app.call('POST', '/api/premium/webhook', { body, headers });
  };
  const offerOf = async ({ token }: Person): Promise<PremiumOffer> =>
    (await app.call<PremiumOffer>('GET', '/api/premium', { token })).body;

  return {
    clock,
    stripe,
    app,
    checkout,
    deliver,
    offerOf,
    cancel: ({ token }: Person, cancelAtPeriodEnd: boolean) =>
      app.call<PremiumOffer>('POST', '/api/premium/cancel', { token, body: { cancelAtPeriodEnd } }),
    /** A month passes, after which everybody has to sign in anew. */
    afterMonth: async ({ email, password, ...person }: Person): Promise<Person> => {
      clock.advance(31 * 24 * 3_600_000);
      const body = { email, password };
      const { token } = (await app.call<Session>('POST', '/api/user/login', { body })).body;
      return { ...person, email, password, token };
    },
    /** The account as its person's own page shows it. */
    accountOf: async ({ token }: Person): Promise<Account> => {
      const { body } = await app.call<Me>('GET', '/api/user/getme', { token });
      if (body.forceLogout) throw new Error('This session has ended.');
      return body;
    },
    /** Titles of what somebody was told, oldest first. */
    toldTo: async ({ token }: Person): Promise<string[]> => {
      const { body } = await app.call<{ notifications: { kind: string; title: string }[] }>(
        'GET',
        '/api/notifications',
        { token },
      );
      const about = body.notifications.filter(({ kind }) => kind === 'premium');
      return about.map(({ title }) => title).toReversed();
    },
    /** Somebody new who has paid, as Stripe has told. */
    subscriber: async () => {
      const person = await app.buildAccount();
      const { url } = (await checkout(person)).body;
      const paid = stripe.pay(url);
      await deliver(stripe.event('checkout.session.completed', paid.session));
      return { person, ...paid };
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
};
