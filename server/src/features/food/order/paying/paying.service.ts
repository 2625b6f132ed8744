import { deadlineOf } from '@sets/shared/food/order/order-calling-off.ts';
import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import type { PaymentPage } from '@sets/shared/food/order/payment.contract.ts';
import { AppError } from '../../../../core/app-error.ts';
import { createKeyedMutex } from '../../../../core/keyed-mutex.ts';
import { foodMessages } from '../../food.messages.ts';
import { isOwnOrder } from '../../food.policy.ts';
import { stallIn } from '../../food.presenter.ts';
import type { Who } from '../../food-tools.ts';
import type { StallRecord } from '../../stall-store.service.ts';
import { orderMessages } from '../order.messages.ts';
import type { ReadOrder } from '../order-store.service.ts';
import { presentOwnOrder } from '../own-order.presenter.ts';
import { payingMessages } from './paying.messages.ts';
import type { PayingTools } from './paying-tools.ts';
import type { SeenPayments } from './seen-payments.service.ts';

interface PayTools extends PayingTools {
  readonly seen: Pick<SeenPayments, 'write'>;
}

const server = { role: 'server', userid: '' } as const;

/** Stripe ends no page sooner than half an hour after it was made; a clock may be a little off. */
const pageMs = orderLimits.unpaid + 31 * 60_000;

const awaitsPayment = (order: OrderState): boolean => waitsForCard(order) && order.paidAt === null;

/** Where whoever has placed an order pays it. */
export class Paying {
  readonly #tools: PayTools;
  /** Of this process: two taps ask Stripe one after the other. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: PayTools) {
    this.#tools = tools;
  }

  /**
   * The page to pay on, the same one however often it is asked for; null once the order is paid or called off. It is
   * looked at at Stripe whether it is paid. `base`: where this server is reached, without a slash at the end.
   * @throws AppError NOT_FOUND, CONFLICT, WRONG_PHASE, TOO_LATE, UNAVAILABLE, NEWER_VERSION, UNREADABLE
   */
  pay(who: Who, orderid: string, base: string): Promise<PaymentPage> {
    return this.#inTurn(orderid, () => this.#pay(who, orderid, base));
  }

  async #pay(who: Who, orderid: string, base: string): Promise<PaymentPage> {
    const { orders, stalls, gateway, seen, signing, clock } = this.#tools;
    let read = await orders.read(orderid);
    const { order } = read;
    if (!isOwnOrder(who, order)) throw new AppError('NOT_FOUND', foodMessages.noOrder);
    if (order.pay !== 'card') throw new AppError('WRONG_PHASE', payingMessages.atCounter);
    const stall = await stalls.find(order.stallid);
    let url: string | null = null;
    if (awaitsPayment(order)) {
      if (order.paymentid === null) read = await this.#begin(order, stall, base);
      const { paymentid } = read.order;
      const page =
        paymentid === null
          ? null
          : await this.#asked(orderid, () => gateway.page({ orderid, paymentid }));
      if (page !== null) read = await seen.write(orderid, page.seen);
      url = awaitsPayment(read.order) ? (page?.url ?? null) : null;
    }
    return { url, order: presentOwnOrder(read, stall, { signing, now: clock.now() }) };
  }

  async #begin(order: OrderState, stall: StallRecord | null, base: string): Promise<ReadOrder> {
    const { gateway, changes, orders, clock } = this.#tools;
    const { orderid, number, total: amount, currency, placedAt } = order;
    const deadline = deadlineOf(order);
    if (deadline !== null && clock.now() >= deadline) {
      throw new AppError('TOO_LATE', payingMessages.tooLate);
    }
    const name = stall === null ? orderMessages.goneStall : stallIn(stall).name;
    const backTo = `${base}/food/ordersuccess?order=${orderid}`;
    const wanted = {
      orderid,
      title: payingMessages.title(number, name),
      amount,
      currency,
      endsAt: placedAt + pageMs,
      paidUrl: `${backTo}&checkout=done`,
      leftUrl: `${backTo}&checkout=left`,
    };
    const paymentid = await this.#asked(orderid, () => gateway.begin(wanted));
    if (paymentid === null) throw new AppError('WRONG_PHASE', payingMessages.notTaken);
    try {
      // It is stored before anybody can pay there.
      return await changes.change(orderid, { id: '', type: 'payment-begun', paymentid }, server);
    } catch (error) {
      const read = await orders.read(orderid);
      const isOther = read.order.paymentid !== null && read.order.paymentid !== paymentid;
      if (!isOther) throw error;
      // Another process was first, under another address: one page is enough.
      await gateway.stop(paymentid);
      return read;
    }
  }

  /**
   * What Stripe is asked for; where it breaks down over it, that is noted: nobody could pay then. That it takes no card
   * for a sum is not: whoever knows that from a first time would hold what they never mean to pay.
   */
  async #asked<Given>(orderid: string, ask: () => Promise<Given>): Promise<Given> {
    try {
      return await ask();
    } catch (error) {
      await this.#noteNoPage(orderid);
      throw error;
    }
  }

  async #noteNoPage(orderid: string): Promise<void> {
    const { changes, log } = this.#tools;
    try {
      await changes.change(orderid, { id: '', type: 'page-failed' }, server);
    } catch (error) {
      log.warn({ err: error, orderid }, 'that there was no page to pay on was not noted');
    }
  }
}
