import type { Connection, Model } from 'mongoose';
import type { PayingTools } from './paying-tools.ts';
import { foodPaymentEventModel, type FoodPaymentEventRecord } from './payment-event.model.ts';
import type { SeenPayments } from './seen-payments.service.ts';

interface EventTools extends Pick<PayingTools, 'gateway' | 'orders' | 'clock'> {
  readonly seen: Pick<SeenPayments, 'look'>;
}

/** What Stripe tells by itself. Each event is a reason to look at the payment that it is about (decision 12). */
export class PaymentEvents {
  readonly #events: Model<FoodPaymentEventRecord>;
  readonly #tools: EventTools;

  constructor(connection: Connection, tools: EventTools) {
    this.#events = foodPaymentEventModel(connection);
    this.#tools = tools;
  }

  /**
   * An event is written down once it has had its effect: one that was cut short is done again when Stripe repeats it.
   * @throws AppError BAD_REQUEST where Stripe has not signed it, UNAVAILABLE, CONFLICT, NEWER_VERSION, UNREADABLE
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const { gateway, orders, seen, clock } = this.#tools;
    const event = gateway.readEvent(body, signature, clock.now());
    if ((await this.#events.exists({ _id: event.id })) !== null) return;
    const payment = await gateway.paymentOf(event);
    if (payment === null || (await orders.find(payment.orderid)) === null) return;
    await seen.look(payment);
    const { orderid } = payment;
    const done = { type: event.type, orderid, at: new Date(clock.now()) };
    await this.#events.updateOne({ _id: event.id }, { $setOnInsert: done }, { upsert: true });
  }
}
