import { isOver, openAsk } from '@sets/shared/food/order/order-change.ts';
import type { OrderEvent } from '@sets/shared/food/order/order-events.ts';
import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import { newId } from '../../../../core/new-id.ts';
import { nameOfStall } from '../../food.presenter.ts';
import { knownStall } from '../../past-stall-store.service.ts';
import { orderMessages } from '../order.messages.ts';
import { auditedOrder } from './audited-order.ts';
import type { OrderChanges } from './change-order.service.ts';
import { auditTexts, movingMessages } from './moving.messages.ts';
import type { MovingTools } from './moving-tools.ts';

interface EndingTools extends Pick<MovingTools, 'orders' | 'stalls' | 'past'> {
  readonly changes: Pick<OrderChanges, 'change'>;
}

/** In place of the vendor, whoever that was. */
const vendorGone: Doer = { role: 'vendor', userid: '' };

/** What ends it; null where nobody waits for anything. */
const endOf = (order: OrderState): OrderEvent | null => {
  const said = { id: newId(), reason: movingMessages.stallGone } as const;
  if (!isOver(order)) return { ...said, type: 'cancel', paymentid: null };
  const asked = openAsk(order);
  return asked && { ...said, type: 'answer', asked: asked.type, askedAt: asked.at, agrees: false };
};

/** Orders of a stall that is gone: nobody cooks them any more, and nobody answers. */
export class OrdersOfGoneStall {
  readonly #tools: EndingTools;

  constructor(tools: EndingTools) {
    this.#tools = tools;
  }

  /**
   * What nobody has been handed is called off, and what was asked is refused: whoever waits is told, and what was called
   * off is in the log of admins. May be done again.
   * @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE once all is done that can be
   */
  async end(stallid: string): Promise<void> {
    const stall = await knownStall(this.#tools, stallid);
    const name = stall === null ? orderMessages.goneStall : nameOfStall(stall);
    let fault: unknown = null;
    for await (const orderid of this.#tools.orders.openOf(stallid)) {
      try {
        await this.#endOne(orderid, name);
      } catch (error) {
        fault ??= error;
      }
    }
    if (fault !== null) throw fault;
  }

  async #endOne(orderid: string, stall: string): Promise<void> {
    const { orders, changes } = this.#tools;
    const event = endOf((await orders.read(orderid)).order);
    if (event === null) return;
    const audited = auditedOrder(vendorGone, stall, auditTexts.stallGone);
    await changes.change(orderid, event, vendorGone, audited);
  }
}
