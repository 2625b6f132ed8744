import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { Actor } from '../../../../core/actor.ts';
import { stallIn } from '../../food.presenter.ts';
import type { StallRecord } from '../../stall-store.service.ts';
import type { ReadOrder } from '../order-store.service.ts';
import type { CourierStore } from './courier-store.service.ts';
import type { MovedViews } from './moved-views.service.ts';
import type { MovingTools } from './moving-tools.ts';

type Who = Pick<Actor, 'userid'>;

/** What is done stays on the board for so long after somebody has done something with it, in ms. */
export const shownAfter = 12 * 60 * 60_000;

/** So many orders are on a board, and so many does somebody bring. */
export const mostOnBoard = { open: 300, done: 100 } as const;
const mostOfCourier = 100;

interface KitchenTools extends Pick<MovingTools, 'orders' | 'stalls' | 'people' | 'clock'> {
  readonly couriers: Pick<CourierStore, 'of'>;
  readonly views: Pick<MovedViews, 'inKitchen' | 'onTheWay'>;
}

/** From when on it is waited for. */
const waitsFrom = ({ order: { slot, placedAt } }: ReadOrder): number => slot ?? placedAt;

/** What a kitchen sees, and what a courier. */
export class Kitchen {
  readonly #tools: KitchenTools;

  constructor(tools: KitchenTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async board({ userid }: Who, stallid: string): Promise<KitchenBoard> {
    return this.boardOf(await this.#tools.stalls.own(userid, stallid));
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async boardOf(stall: StallRecord): Promise<KitchenBoard> {
    const { orders, clock, views } = this.#tools;
    const { _id: stallid, isPaused } = stall;
    const since = new Date(clock.now() - shownAfter);
    const { orders: all, isMore } = await orders.ofStall(stallid, since, mostOnBoard);
    return {
      stallid,
      name: stallIn(stall).name,
      isPaused,
      orders: await views.inKitchen(all.toSorted((one, two) => waitsFrom(one) - waitsFrom(two))),
      isMore,
      couriers: await this.#couriersOf(stallid),
    };
  }

  /** What somebody brings now, of all stalls. @throws AppError NEWER_VERSION, UNREADABLE */
  async deliveries({ userid }: Who): Promise<KitchenOrder[]> {
    const { orders, views } = this.#tools;
    const all = await orders.ofCourier(userid, mostOfCourier);
    return views.onTheWay(all.filter(({ order }) => order.status === 'under-way'));
  }

  async #couriersOf(stallid: string): Promise<KitchenBoard['couriers']> {
    const { couriers, people } = this.#tools;
    const all = await couriers.of(stallid);
    const there = await people.lookUpAll(all.map(({ userid }) => userid));
    return all.flatMap(({ userid }) => {
      const person = there.get(userid);
      return person === undefined ? [] : [{ userid, username: person.username }];
    });
  }
}
