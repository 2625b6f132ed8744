import { createHash } from 'node:crypto';
import type { PaymentSeen } from '@sets/shared/food/order/ledger.ts';
import type Stripe from 'stripe';
import type { StripeAccess } from '../../../../core/service-config.ts';
import { idOf, openStripe, readSigned } from '../../../../core/stripe/stripe-client.ts';
import {
  ifThere,
  isMissing,
  isRefused,
  isSumRefused,
  ofStripe,
} from '../../../../core/stripe/stripe-failures.ts';
import { FreshKeys } from './fresh-keys.ts';
import { aboutOf, type PaymentRef, signedEvent, type SignedEvent } from './payment-event.ts';
import { nothingSeen, paymentSeenOf } from './payment-state.ts';
import { toStripe } from './stripe-money.ts';

/** More refunds, or disputes, one payment does not have. */
const most = 100;

/** A payment as it is asked for. */
interface PaymentWanted {
  readonly orderid: string;
  /** What the page at Stripe calls it. */
  readonly title: string;
  readonly amount: number;
  readonly currency: string;
  /** In ms; Stripe wants it half an hour ahead at least. */
  readonly endsAt: number;
  /** Where whoever has paid comes back to, and whoever has not. */
  readonly paidUrl: string;
  readonly leftUrl: string;
}

/** A payment as it is, and the page on which it can be paid; null where there is none any more. */
interface ShownPage {
  readonly url: string | null;
  readonly seen: PaymentSeen;
}

interface RefundWanted extends PaymentRef {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
}

/** Stripe does not do it, and never will. What it does not know is a fault of the settings: with another key it does. */
const isFinal = (error: unknown): boolean => isRefused(error) && !isMissing(error);

/**
 * Payments of orders at Stripe. A payment is a checkout session, which makes its PaymentIntent once somebody pays.
 * Each call may throw AppError UNAVAILABLE.
 */
export class PaymentGateway {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #keys = new FreshKeys();

  constructor(access: StripeAccess) {
    this.#stripe = openStripe(access, { maxNetworkRetries: 1 });
    this.#webhookSecret = access.webhookSecret;
  }

  /**
   * The id of a new payment; of the one that is there where the same is asked for again. Null where Stripe does not
   * take this sum, as where it is less than what a card costs.
   */
  async begin(wanted: PaymentWanted): Promise<string | null> {
    const { orderid, title, amount, currency, endsAt, paidUrl, leftUrl } = wanted;
    const metadata = { orderid };
    const price = {
      currency: currency.toLowerCase(),
      unit_amount: toStripe(amount, currency),
      product_data: { name: title },
    };
    const asked = {
      mode: 'payment' as const,
      // Money of a card is there at once, or not at all: nothing is cooked for a promise.
      payment_method_types: ['card' as const],
      client_reference_id: orderid,
      line_items: [{ quantity: 1, price_data: price }],
      metadata,
      payment_intent_data: { metadata },
      expires_at: Math.ceil(endsAt / 1_000),
      success_url: paidUrl,
      cancel_url: leftUrl,
    };
    // All of it: Stripe refuses a key with which something else was asked before.
    const hash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
    const key = `${orderid}:${hash}`;
    try {
      return await this.#keys.ask(key, async (idempotencyKey) => {
        const made = this.#stripe.checkout.sessions.create(asked, { idempotencyKey });
        return (await ofStripe(made)).id;
      });
    } catch (error) {
      if (isSumRefused(error)) return null;
      throw error;
    }
  }

  async page({ orderid, paymentid }: PaymentRef): Promise<ShownPage> {
    const session = await this.#session(paymentid);
    const url = session.status === 'open' ? session.url : null;
    const intent = idOf(session.payment_intent);
    if (intent === null) return { url, seen: nothingSeen(paymentid) };
    return { url, seen: await this.#seen({ orderid, paymentid }, intent) };
  }

  async look(payment: PaymentRef): Promise<PaymentSeen> {
    return (await this.page(payment)).seen;
  }

  /** Takes no money any more; where it was taken already, it stays so. */
  async stop(paymentid: string): Promise<void> {
    try {
      await ofStripe(this.#stripe.checkout.sessions.expire(paymentid));
    } catch (error) {
      // It is paid, or over.
      if (!isFinal(error)) throw error;
    }
  }

  /** Null, or why Stripe does not give it back and never will. Asked again under the same key, it goes back once. */
  async refund({ paymentid, key, amount, currency }: RefundWanted): Promise<string | null> {
    const session = await this.#session(paymentid);
    const intent = idOf(session.payment_intent);
    if (intent === null) return 'Nothing was paid.';
    // Stripe forgets keys after a day, and one over which it broke down is not used again: what was done is known by its
    // own data.
    const made = await this.#refundsOf(intent);
    if (made.some(({ metadata }) => metadata?.['key'] === key)) return null;
    const asked = {
      payment_intent: intent,
      amount: toStripe(amount, currency),
      metadata: { key },
    };
    try {
      await this.#keys.ask(key, (idempotencyKey) =>
        ofStripe(this.#stripe.refunds.create(asked, { idempotencyKey })),
      );
      return null;
    } catch (error) {
      if (error instanceof Error && isFinal(error)) return error.message;
      throw error;
    }
  }

  /** @throws AppError BAD_REQUEST where Stripe has not signed it */
  readEvent(body: Buffer, signature: string, now: number): SignedEvent {
    const signed = { body, signature, now, secret: this.#webhookSecret };
    return readSigned(this.#stripe, signed, signedEvent);
  }

  /** The payment of an order that an event is about; null where it is about anything else. */
  async paymentOf(event: SignedEvent): Promise<PaymentRef | null> {
    const about = aboutOf(event);
    if (about === null || 'orderid' in about) return about;
    const { paymentIntents, checkout } = this.#stripe;
    const orderid = (await ifThere(paymentIntents.retrieve(about.intent)))?.metadata['orderid'];
    if (orderid === undefined) return null;
    const asked = { payment_intent: about.intent, limit: 1 };
    const [session] = (await ofStripe(checkout.sessions.list(asked))).data;
    return session === undefined ? null : { orderid, paymentid: session.id };
  }

  /**
   * Stripe forgets no session: where it does not know one it is asked with the key of another account, or of the test
   * mode. That is a fault of the settings, and no reason to think that nothing was paid.
   */
  #session(paymentid: string): Promise<Stripe.Checkout.Session> {
    return ofStripe(this.#stripe.checkout.sessions.retrieve(paymentid));
  }

  async #refundsOf(intent: string): Promise<Stripe.Refund[]> {
    const { refunds } = this.#stripe;
    return (await ofStripe(refunds.list({ payment_intent: intent, limit: most }))).data;
  }

  async #seen(payment: PaymentRef, id: string): Promise<PaymentSeen> {
    const { paymentIntents, disputes } = this.#stripe;
    const intent = await ofStripe(paymentIntents.retrieve(id));
    // What was not taken cannot have gone back.
    if (intent.amount_received === 0) return nothingSeen(payment.paymentid);
    const [refunds, disputed] = await Promise.all([
      this.#refundsOf(id),
      ofStripe(disputes.list({ payment_intent: id, limit: most })),
    ]);
    return paymentSeenOf({ ...payment, intent, refunds, disputes: disputed.data });
  }
}
