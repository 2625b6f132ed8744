import { createHash } from 'node:crypto';
import type { BillingPeriod, Price } from '@sets/shared/premium/premium.contract.ts';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import type { StripeConfig } from '../../core/service-config.ts';
import { idOf, named, openStripe, readSigned } from '../../core/stripe/stripe-client.ts';
import { ifThere, ofStripe } from '../../core/stripe/stripe-failures.ts';
import type { Subscription } from './subscription-state.ts';

/** Nobody waits long for prices: a page is shown without them. */
const forPrices = { timeout: 3_000, maxNetworkRetries: 0 };
/** A page of checkout that ends sooner is not given out again, in milliseconds. */
const timeToPay = 600_000;

/** Who pays, as Stripe shows it to who runs the server. */
export interface Payer {
  readonly userid: string;
  readonly username: string;
  readonly email: string;
}

/** A checkout as it is asked for. */
export interface CheckoutWanted {
  readonly userid: string;
  readonly customerId: string;
  /** The id of the price at Stripe. */
  readonly price: string;
  /** Where this server is reached, without a slash at the end. */
  readonly base: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What is read of a signed event; whatever else it says is asked of Stripe anew. */
const signedEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ customer: named }),
  }),
});
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** Whoever asks for the same within some minutes gets the same: Stripe goes by this key. */
const sameFor = (now: number, ...what: string[]): { idempotencyKey: string } => ({
  idempotencyKey: createHash('sha256')
    .update(JSON.stringify([Math.floor(now / timeToPay), ...what]))
    .digest('base64url'),
});

/** Stripe, as this server uses it. Each call may throw AppError UNAVAILABLE. */
export class StripeGateway {
  readonly #stripe: Stripe;
  readonly #config: StripeConfig;

  constructor(config: StripeConfig) {
    this.#config = config;
    this.#stripe = openStripe(config);
  }

  async prices(): Promise<Price[]> {
    const periods = (['month', 'year'] as const).map(async (period): Promise<Price[]> => {
      const id = this.#config.prices[period];
      if (id === null) return [];
      const found = await ofStripe(this.#stripe.prices.retrieve(id, {}, forPrices));
      const { unit_amount: amount, currency } = found;
      if (amount === null) throw new Error(`The price of a ${period} has no whole amount.`);
      return [{ period, amount, currency }];
    });
    return (await Promise.all(periods)).flat();
  }

  /** The id of a price. @throws AppError BAD_REQUEST */
  priceOf(period: BillingPeriod): string {
    const price = this.#config.prices[period];
    if (price === null) throw new AppError('BAD_REQUEST', `Premium is not sold by the ${period}.`);
    return price;
  }

  /** The customer that this person is at Stripe: the known one, or a new one where that is gone. */
  async customerOf({ userid, username, email }: Payer, known: string | null, now: number) {
    const { customers } = this.#stripe;
    const kept = known === null ? null : await ifThere(customers.retrieve(known));
    if (kept !== null && kept.deleted !== true) return kept.id;
    const asked = { email, name: username, metadata: { userid } };
    const key = sameFor(now, 'customer', userid, username, email, known ?? '');
    return (await ofStripe(customers.create(asked, key))).id;
  }

  /** All of a customer's, also those that are over. */
  async subscriptionsOf(customer: string): Promise<Subscription[]> {
    const asked = { customer, status: 'all' as const, limit: 20 };
    return (await ifThere(this.#stripe.subscriptions.list(asked)))?.data ?? [];
  }

  /** The page to pay on: the one that is open already, or a new one that replaces every other. */
  async checkoutPage({ userid, customerId, price, base, now }: CheckoutWanted): Promise<string> {
    const { sessions } = this.#stripe.checkout;
    const { data } = await ofStripe(sessions.list({ customer: customerId, limit: 10 }));
    const open = data.filter(({ status }) => status === 'open');
    const fits = ({ metadata, expires_at: end }: Stripe.Checkout.Session): boolean =>
      metadata?.['price'] === price && metadata['base'] === base && end * 1_000 > now + timeToPay;
    const same = open.find(fits);
    if (same?.url) return same.url;
    // Nobody shall pay twice because two pages are open.
    await Promise.all(open.map(({ id }) => ofStripe(sessions.expire(id))));
    const asked = {
      mode: 'subscription' as const,
      customer: customerId,
      client_reference_id: userid,
      line_items: [{ price, quantity: 1 }],
      success_url: `${base}/account/upgrade?checkout=done`,
      cancel_url: `${base}/account/upgrade?checkout=left`,
      metadata: { price, base },
      subscription_data: { metadata: { userid } },
    };
    const key = sameFor(now, 'checkout', customerId, price, base, data[0]?.id ?? '');
    const { url } = await ofStripe(sessions.create(asked, key));
    if (url === null) throw new Error('Stripe gave a checkout without a page.');
    return url;
  }

  /** Ends a subscription with its period, or takes that back. */
  async setCancellation(subscription: Subscription, atPeriodEnd: boolean): Promise<void> {
    // An end that was set in Stripe's own pages is a date instead.
    const byDate = !subscription.cancel_at_period_end && subscription.cancel_at !== null;
    const change =
      !atPeriodEnd && byDate ? { cancel_at: '' as const } : { cancel_at_period_end: atPeriodEnd };
    await ofStripe(this.#stripe.subscriptions.update(subscription.id, change));
  }

  /** Deletes the customer, which ends every subscription at once; not there counts as deleted. */
  async forget(customerId: string): Promise<void> {
    await ifThere(this.#stripe.customers.del(customerId));
  }

  /** An event that Stripe has signed. @throws AppError BAD_REQUEST */
  readEvent(body: Buffer, signature: string, now: number): PaymentEvent {
    const { webhookSecret: secret } = this.#config;
    const signed = { body, signature, secret, now };
    const { id, type, data } = readSigned(this.#stripe, signed, signedEvent);
    return { id, type, customerId: idOf(data.object.customer) };
  }
}
