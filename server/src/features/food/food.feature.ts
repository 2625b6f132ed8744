import type { Feature } from '../../core/feature.ts';
import { Campus } from './campus.service.ts';
import { foodPersonalData } from './food.personal-data.ts';
import { foodRoutes } from './food.routes.ts';
import type { FoodPorts } from './food-tools.ts';
import { ItemStore } from './item-store.service.ts';
import { HeldStallsOfSchools } from './held-stalls.service.ts';
import { Items } from './items.service.ts';
import { MenuExchange } from './menu-exchange.service.ts';
import { Menus } from './menus.service.ts';
import { openOrders, type OrderContext } from './order/open-orders.ts';
import type { Placing } from './order/placing/placing.service.ts';
import { PastStallStore } from './past-stall-store.service.ts';
import { ShownStalls } from './shown-stalls.service.ts';
import { StallRemoval } from './stall-removal.service.ts';
import { StallStore } from './stall-store.service.ts';
import { Stalls } from './stalls.service.ts';

export interface FoodServices {
  readonly stalls: Stalls;
  readonly menuItems: Items;
  readonly menus: Menus;
  readonly placing: Placing;
  /** How many stalls each school has, by its id. */
  readonly stallsBySchool: () => Promise<ReadonlyMap<string, number>>;
  readonly stallsAt: (schoolid: string) => Promise<number>;
  /** Those of these pictures that an item names. */
  readonly foodPictures: Pick<ItemStore, 'picturesNamed'>;
}

/** Stalls of vendors, and what they have to eat. */
export const openFood = (context: OrderContext, ports: FoodPorts): Feature<FoodServices> => {
  const { connection, clock, jobs } = context;
  const store = {
    stalls: new StallStore(connection),
    past: new PastStallStore(connection),
    items: new ItemStore(connection),
  };
  const tools = { ...ports, ...store, clock, jobs };
  const shown = new ShownStalls(tools);
  const ordering = openOrders(context, { ...tools, shown });
  const { orders, couriers, gone } = ordering;
  const removal = new StallRemoval({ ...tools, orders, couriers, gone });
  const stalls = new Stalls({ ...tools, removal, orders });
  const held = new HeldStallsOfSchools({ ...tools, removal });
  const items = new Items(tools);
  const menus = new Menus({ ...tools, shown });
  const exchange = new MenuExchange({ ...tools, own: items });
  const campus = new Campus(tools);
  return {
    services: {
      stalls,
      menuItems: items,
      menus,
      placing: ordering.placing,
      stallsBySchool: () => store.stalls.countBySchool(),
      stallsAt: (schoolid) => store.stalls.countAt(schoolid),
      foodPictures: store.items,
    },
    api: [foodRoutes({ menus, campus, stalls, held, items, exchange }), ...ordering.api],
    personalData: [foodPersonalData({ ...store, own: stalls }), ...ordering.personalData],
  };
};
