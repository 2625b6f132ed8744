import type { OwnOrder, ownOrders } from '@sets/shared/food/order/own-order.contract.ts';
import type * as z from 'zod/mini';
import { AppError } from '../../../../core/app-error.ts';
import { cutPage, readPlace } from '../../../../core/place-in-list.ts';
import { foodMessages } from '../../food.messages.ts';
import type { Who } from '../../food-tools.ts';
import { presentOwnOrder } from '../own-order.presenter.ts';
import type { PlacingTools } from './placing-tools.ts';

const ordersPerPage = 20;

/** One's own orders. */
export class OwnOrders {
  readonly #tools: Pick<PlacingTools, 'orders' | 'stalls' | 'signing' | 'clock'>;

  constructor(tools: Pick<PlacingTools, 'orders' | 'stalls' | 'signing' | 'clock'>) {
    this.#tools = tools;
  }

  /** The newest first. @throws AppError BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async list({ userid }: Who, before: string | undefined): Promise<z.infer<typeof ownOrders>> {
    const { orders, stalls, signing, clock } = this.#tools;
    const place = before === undefined ? undefined : readPlace(before);
    const read = await orders.ofPerson(userid, place, ordersPerPage + 1);
    const { items, next } = cutPage(read, ordersPerPage, ({ order }) => ({
      at: order.placedAt,
      id: order.orderid,
    }));
    const all = await stalls.all([...new Set(items.map(({ order }) => order.stallid))]);
    const now = clock.now();
    const told = items.map((each) =>
      presentOwnOrder(each, all.get(each.order.stallid) ?? null, { signing, now }),
    );
    return { orders: told, next };
  }

  /** @throws AppError NOT_FOUND also of somebody else's, NEWER_VERSION, UNREADABLE */
  async one({ userid }: Who, orderid: string): Promise<OwnOrder> {
    const { orders, stalls, signing, clock } = this.#tools;
    const read = await orders.read(orderid);
    if (read.order.userid !== userid) throw new AppError('NOT_FOUND', foodMessages.noOrder);
    const stall = await stalls.find(read.order.stallid);
    return presentOwnOrder(read, stall, { signing, now: clock.now() });
  }
}
