import type { Feature, FeatureContext } from '../../core/feature.ts';
import { Campus } from './campus.service.ts';
import { foodPersonalData } from './food.personal-data.ts';
import { foodRoutes } from './food.routes.ts';
import type { FoodPorts } from './food-tools.ts';
import { ItemStore } from './item-store.service.ts';
import { Items } from './items.service.ts';
import { MenuExchange } from './menu-exchange.service.ts';
import { Menus } from './menus.service.ts';
import { orderPersonalData } from './order/order.personal-data.ts';
import { OrderStore } from './order/order-store.service.ts';
import { openPlacing } from './order/placing/open-placing.ts';
import type { Placing } from './order/placing/placing.service.ts';
import { proofSigning } from './order/proof-signing.ts';
import { ShownStalls } from './shown-stalls.service.ts';
import { StallStore } from './stall-store.service.ts';
import { Stalls } from './stalls.service.ts';

export interface FoodServices {
  readonly stalls: Stalls;
  readonly menuItems: Items;
  readonly menus: Menus;
  readonly placing: Placing;
  /** Those of these pictures that an item names. */
  readonly foodPictures: Pick<ItemStore, 'picturesNamed'>;
}

/** Stalls of vendors, and what they have to eat. */
export const openFood = (
  context: Pick<FeatureContext, 'connection' | 'clock' | 'jobs' | 'background' | 'secret'>,
  ports: FoodPorts,
): Feature<FoodServices> => {
  const { connection, clock } = context;
  const store = { stalls: new StallStore(connection), items: new ItemStore(connection) };
  const tools = { ...ports, ...store, clock };
  const stalls = new Stalls(tools);
  const items = new Items(tools);
  const shown = new ShownStalls(tools);
  const menus = new Menus({ ...tools, shown });
  const exchange = new MenuExchange({ ...tools, own: items });
  const campus = new Campus(tools);
  const orders = new OrderStore(connection);
  // MERGE: of the worker of the outbox (`ahead`, `nudge`).
  const written = { ahead: async () => {}, moved: () => {} };
  const signing = proofSigning(context.secret);
  const placing = openPlacing(context, { ...tools, shown, orders, signing, written });
  return {
    services: {
      stalls,
      menuItems: items,
      menus,
      placing: placing.placing,
      foodPictures: store.items,
    },
    api: [foodRoutes({ menus, campus, stalls, items, exchange }), placing.api],
    personalData: [
      foodPersonalData({ ...store, own: stalls }),
      orderPersonalData({ orders, clock, written }),
    ],
  };
};
