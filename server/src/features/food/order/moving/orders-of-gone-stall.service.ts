import { isOver, openAsk } from '@sets/shared/food/order/order-change.ts';
import type { OrderEvent } from '@sets/shared/food/order/order-events.ts';
import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import { newId } from '../../../../core/new-id.ts';
import type { OrderChanges } from './change-order.service.ts';
import { movingMessages } from './moving.messages.ts';
import type { MovingTools } from './moving-tools.ts';

interface EndingTools extends Pick<MovingTools, 'orders'> {
  readonly changes: Pick<OrderChanges, 'change'>;
}

/** In place of the vendor, whoever that was. */
const vendorGone: Doer = { role: 'vendor', userid: '' };

/** What ends it; null where nobody waits for anything. */
const endOf = (order: OrderState): OrderEvent | null => {
  const said = { id: newId(), reason: movingMessages.stallGone } as const;
  if (!isOver(order)) return { ...said, type: 'cancel', paymentid: null };
  const asked = openAsk(order);
  return asked && { ...said, type: 'answer', asked: asked.type, agrees: false };
};

/** Orders of a stall that is gone: nobody cooks them any more, and nobody answers. */
export class OrdersOfGoneStall {
  readonly #tools: EndingTools;

  constructor(tools: EndingTools) {
    this.#tools = tools;
  }

  /**
   * What nobody has been handed is called off, and what was asked is refused: whoever waits is told. May be done again.
   * @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE once all is done that can be
   */
  async end(stallid: string): Promise<void> {
    let fault: unknown = null;
    for await (const orderid of this.#tools.orders.openOf(stallid)) {
      try {
        await this.#endOne(orderid);
      } catch (error) {
        fault ??= error;
      }
    }
    if (fault !== null) throw fault;
  }

  async #endOne(orderid: string): Promise<void> {
    const { orders, changes } = this.#tools;
    const event = endOf((await orders.read(orderid)).order);
    if (event !== null) await changes.change(orderid, event, vendorGone);
  }
}
