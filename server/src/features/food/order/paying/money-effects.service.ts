import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { MoneyEffect } from './money-work.ts';
import type { PayingTools } from './paying-tools.ts';
import type { SeenPayments } from './seen-payments.service.ts';

interface MoneyTools extends Pick<PayingTools, 'gateway' | 'pause' | 'log'> {
  readonly seen: Pick<SeenPayments, 'look' | 'refused'>;
}

/** Has Stripe do what orders say. Done again under the same key, it is done once. */
export class MoneyEffects {
  readonly #tools: MoneyTools;

  constructor(tools: MoneyTools) {
    this.#tools = tools;
  }

  /** @throws AppError UNAVAILABLE, NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async carryOut(order: OrderState, effect: MoneyEffect): Promise<void> {
    const { pause } = this.#tools;
    if (pause.isOn) {
      throw new AppError('UNAVAILABLE', 'The payment provider did not answer a moment ago.');
    }
    try {
      await this.#carryOut(order, effect);
    } catch (error) {
      pause.afterFailure(error);
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
