import { premiumCalls } from '@sets/shared/premium/premium.calls.ts';
import { casesOf, everybody, own, signedIn, type Stage } from '../../../test/call-case.ts';
import type { Person } from '../../../test/start-test-app.ts';

const checkout = { period: 'month' } as const;

/** This person pays; gives what Stripe then tells. */
const pay = async ({ app, stripe }: Stage, { token }: Person) => {
  const { body } = await app.call<{ url: string }>('POST', premiumCalls.checkout.path, {
    token,
    body: checkout,
  });
  return stripe.event('checkout.session.completed', stripe.pay(body.url).session);
};

export const cases = casesOf(premiumCalls, {
  offer: { answers: signedIn(200) },
  checkout: { answers: signedIn(200), changesPeople: true, body: checkout },
  cancel: {
    answers: signedIn(200),
    changesPeople: true,
    body: { cancelAtPeriodEnd: true },
    prepare: own(async (stage, actor) => {
      const { body, headers } = await pay(stage, actor);
      await stage.app.call('POST', premiumCalls.webhook.path, { body, headers });
    }),
  },
  webhook: {
    answers: everybody(200),
    changesPeople: true,
    prepare: async (stage) => {
      const { body, headers } = await pay(stage, await stage.app.buildAccount());
      return { body, headers };
    },
  },
});
