import type { Page } from 'playwright-core';
import { systemClock } from '../../server/src/core/clock.ts';
import { startStripeStandIn } from '../../server/test/stripe-stand-in.ts';
import { openOrderStage } from './food-order-stage.ts';
import { heading, press } from './page-acts.ts';

/** Where the stand-in says that its payment pages are; the browser is given one in their place. */
const payPages = 'https://checkout.stripe.example/**';

const payPage =
  '<!doctype html><html lang="en"><title>Pay</title><body><h1>The payment page</h1></body></html>';

/** A stall whose orders are paid by card, at a stand-in for Stripe. */
export const openCardStage = async () => {
  const stripe = await startStripeStandIn(systemClock);
  const { secretKey, webhookSecret, apiUrl } = stripe.foodConfig;
  const stage = await openOrderStage({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_FOOD_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl?.href ?? '',
  });
  /** What happened there, as the provider tells it; it looks up by itself what that is. */
  const tell = async (type: string, about: object): Promise<void> => {
    const { body, headers } = stripe.foodEvent(type, about);
    const told = await fetch(`${stage.url}/api/food/stripe`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (!told.ok) throw new Error(`The server refuses the event: ${told.status}`);
  };
  return {
    ...stage,
    stripe,
    tell,
    /** Orders a soup by card; gives the address of the payment page that this leads to. */
    orderByCard: async (page: Page): Promise<string> => {
      await page.route(payPages, (route) =>
        route.fulfill({ contentType: 'text/html', body: payPage }),
      );
      await stage.fill(page);
      await page.getByRole('radio', { name: /^You pay now, by card/ }).check();
      await press(page, 'Order · €3.50');
      await heading(page, 'The payment page');
      return page.url();
    },
    /** What the stand-in knows of the payment on this page. */
    paymentOn: (url: string) => {
      const found = [...stripe.state.payments.pages.values()].find((each) => each.url === url);
      if (found === undefined) throw new Error('There is no such open page.');
      return found;
    },
    close: async (): Promise<void> => {
      await stage.close();
      await stripe.close();
    },
  };
};

export type CardStage = Awaited<ReturnType<typeof openCardStage>>;
