import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { MoneyEffect } from './money-work.ts';
import type { PayingTools } from './paying-tools.ts';
import type { SeenPayments } from './seen-payments.service.ts';

interface MoneyTools extends Pick<PayingTools, 'gateway' | 'clock' | 'log'> {
  readonly seen: Pick<SeenPayments, 'look' | 'refused'>;
}

/** While Stripe does not answer nothing of the kind is tried for so long, in ms: other orders do not wait for it. */
const pause = 45_000;

/** Has Stripe do what orders say. Done again under the same key, it is done once. */
export class MoneyEffects {
  readonly #tools: MoneyTools;
  #awayUntil = 0;

  constructor(tools: MoneyTools) {
    this.#tools = tools;
  }

  /** @throws AppError UNAVAILABLE, NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async carryOut(order: OrderState, effect: MoneyEffect): Promise<void> {
    const { clock } = this.#tools;
    if (clock.now() < this.#awayUntil) {
      throw new AppError('UNAVAILABLE', 'The payment provider did not answer a moment ago.');
    }
    try {
      await this.#carryOut(order, effect);
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'UNAVAILABLE';
      if (isAway) this.#awayUntil = clock.now() + pause;
      throw error;
    }
  }

  async #carryOut({ orderid, currency }: OrderState, effect: MoneyEffect): Promise<void> {
    const { gateway, seen, log } = this.#tools;
    const payment = { orderid, paymentid: effect.paymentid };
    if (effect.type === 'stop-payment') await gateway.stop(effect.paymentid);
    if (effect.type === 'refund') {
      const { key, amount } = effect;
      const why = await gateway.refund({ ...payment, key, amount, currency });
      if (why !== null) {
        log.error({ ...payment, key, amount, currency, why }, 'a refund was refused');
        await seen.refused(orderid, key);
        return;
      }
    }
    await seen.look(payment);
  }
}
