import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { kitchenOrderOf } from '@sets/shared/food/order/order-views.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { Actor } from '../../../../core/actor.ts';
import { isOwnOrder, isVendorOf } from '../../food.policy.ts';
import type { StallRecord } from '../../stall-store.service.ts';
import type { ReadOrder } from '../order-store.service.ts';
import { presentOwnOrder } from '../own-order.presenter.ts';
import type { MovingTools } from './moving-tools.ts';

/** What somebody has brought they see for so long after it was handed over, in ms: a repeat is answered, no more. */
const seenAfter = 10 * 60_000;

/** Whether its courier sees it: its place and its notes are nobody's whose business it was. */
const brings = ({ status, deliveredAt }: OrderState, now: number): boolean =>
  status === 'under-way' || (deliveredAt !== null && now <= deliveredAt + seenAfter);

/** Orders as those see them who cook and bring them. */
export class MovedViews {
  readonly #tools: Pick<MovingTools, 'people' | 'signing' | 'clock'>;

  constructor(tools: Pick<MovingTools, 'people' | 'signing' | 'clock'>) {
    this.#tools = tools;
  }

  /** In the same order. */
  async inKitchen(orders: readonly ReadOrder[]): Promise<KitchenOrder[]> {
    const { people, clock } = this.#tools;
    const userids = orders.flatMap(({ order }) => order.userid || []);
    const all = await people.names([...new Set(userids)]);
    const now = clock.now();
    return orders.map(({ order, revision }) =>
      kitchenOrderOf(order, { revision, username: all.get(order.userid)?.username ?? '' }, now),
    );
  }

  /** The kitchen takes back its steps; who brings them does not. */
  async onTheWay(orders: readonly ReadOrder[]): Promise<KitchenOrder[]> {
    const all = await this.inKitchen(orders);
    return all.map((order) => Object.assign({}, order, { undo: null }));
  }

  /** As somebody sees it who has just moved it on. @throws AppError NEWER_VERSION, UNREADABLE */
  async moved(
    actor: Pick<Actor, 'userid' | 'accountType'>,
    read: ReadOrder,
    stall: StallRecord | null,
  ): Promise<MovedOrder> {
    const { signing, clock } = this.#tools;
    const { userid } = actor;
    const isVendor = isVendorOf({ actor, vendor: stall?.vendor ?? null });
    const isCourier = read.order.courier === userid && brings(read.order, clock.now());
    const [kitchen = null] = isVendor
      ? await this.inKitchen([read])
      : await this.onTheWay(isCourier ? [read] : []);
    const isOwn = isOwnOrder(actor, read.order);
    const own = isOwn ? presentOwnOrder(read, stall, { signing, now: clock.now() }) : null;
    return { own, kitchen };
  }
}
