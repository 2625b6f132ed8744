import type { FeatureContext } from '../../../core/feature.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import type { RouteGroup } from '../../../core/route.ts';
import type { FoodTools } from '../food-tools.ts';
import type { ShownStalls } from '../shown-stalls.service.ts';
import { type Moving, openMoving } from './moving/open-moving.ts';
import { openPapers } from './papers/open-papers.ts';
import { openPaying, takesCardsOf } from './paying/open-paying.ts';
import { orderPersonalData } from './order.personal-data.ts';
import { OrderStore } from './order-store.service.ts';
import { openPlacing } from './placing/open-placing.ts';
import type { Placing } from './placing/placing.service.ts';
import { proofSigning } from './proof-signing.ts';
import { Rush } from './rush.ts';
import type { WrittenOrders } from './written-orders.ts';

type Needed =
  | 'connection'
  | 'clock'
  | 'jobs'
  | 'background'
  | 'secret'
  | 'limits'
  | 'log'
  | 'config';
export type OrderContext = Pick<FeatureContext, Needed>;

interface OpenedOrders extends Pick<Moving, 'couriers' | 'gone'> {
  readonly orders: OrderStore;
  readonly placing: Placing;
  readonly api: readonly RouteGroup[];
  readonly personalData: readonly PersonalData[];
}

/** How orders are placed, and what becomes of them. */
export const openOrders = (
  context: OrderContext,
  tools: FoodTools & { readonly shown: ShownStalls },
): OpenedOrders => {
  const { connection, clock, config } = context;
  const orders = new OrderStore(connection);
  const rush = new Rush(clock);
  const given = { ...context, ...tools, orders, rush, signing: proofSigning(context.secret) };
  const written: WrittenOrders = {
    ahead: (order) => moving.work.ahead(order),
    moved: (order) => moving.work.moved(order),
  };
  const placing = openPlacing(context, {
    ...given,
    written,
    takesCards: takesCardsOf(config),
  });
  const papers = openPapers(connection, given);
  const moving = openMoving(connection, {
    ...given,
    papers: papers.writing,
    money: () => paying.work,
    giveBack: (orderid, key, items) => placing.takings.giveBack(orderid, key, items),
  });
  const { couriers, gone } = moving;
  const paying = openPaying(connection, config, { ...given, changes: moving.changes });
  return {
    orders,
    couriers,
    gone,
    placing: placing.placing,
    api: [placing.api, moving.routes, papers.routes, paying.routes],
    personalData: [
      orderPersonalData({ ...given, clock, written }),
      moving.personalData,
      papers.personalData,
    ],
  };
};
