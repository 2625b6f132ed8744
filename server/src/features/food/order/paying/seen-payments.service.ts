import type { PaymentSeen } from '@sets/shared/food/order/ledger.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import type { ReadOrder } from '../order-store.service.ts';
import type { PayingTools } from './paying-tools.ts';
import type { PaymentRef } from './payment-event.ts';

const gatewayItself = { role: 'gateway', userid: '' } as const;

/** Writes down what Stripe shows of payments. However often and in whichever order that is done, it comes to the same. */
export class SeenPayments {
  readonly #tools: Pick<PayingTools, 'gateway' | 'pause' | 'changes' | 'log'>;

  constructor(tools: Pick<PayingTools, 'gateway' | 'pause' | 'changes' | 'log'>) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  async look(payment: PaymentRef): Promise<ReadOrder> {
    return this.write(payment.orderid, await this.#tools.gateway.look(payment));
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  write(orderid: string, payment: PaymentSeen): Promise<ReadOrder> {
    const event = { id: '', type: 'payment-seen', payment } as const;
    return this.#tools.changes.change(orderid, event, gatewayItself);
  }

  /** Stripe will never do this. @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  refused(orderid: string, key: string): Promise<ReadOrder> {
    const event = { id: '', type: 'refund-failed', key } as const;
    return this.#tools.changes.change(orderid, event, gatewayItself);
  }

  /**
   * Before an order is called off because nobody has paid it: in case somebody has, and no event came. Where that
   * cannot be told what it has taken goes back then: what was ordered is not kept for who may never pay.
   */
  readonly beforeExpiry = async ({
    orderid,
    paymentid,
    pay,
    paidAt,
  }: OrderState): Promise<void> => {
    if (pay !== 'card' || paymentid === null || paidAt !== null) return;
    const { pause, log } = this.#tools;
    if (pause.isOn) {
      log.warn({ orderid }, 'payment not looked at: Stripe was away a moment ago');
      return;
    }
    try {
      await this.look({ orderid, paymentid });
    } catch (error) {
      pause.afterFailure(error);
      log.warn({ err: error, orderid }, 'payment not looked at');
    }
  };
}
