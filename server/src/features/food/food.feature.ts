import type { Feature, FeatureContext } from '../../core/feature.ts';
import { Campus } from './campus.service.ts';
import { foodPersonalData } from './food.personal-data.ts';
import { foodRoutes } from './food.routes.ts';
import type { FoodPorts } from './food-tools.ts';
import { ItemStore } from './item-store.service.ts';
import { Items } from './items.service.ts';
import { MenuExchange } from './menu-exchange.service.ts';
import { Menus } from './menus.service.ts';
import { ShownStalls } from './shown-stalls.service.ts';
import { StallStore } from './stall-store.service.ts';
import { Stalls } from './stalls.service.ts';

export interface FoodServices {
  readonly stalls: Stalls;
  readonly menuItems: Items;
  readonly menus: Menus;
  /** Those of these pictures that an item names. */
  readonly foodPictures: Pick<ItemStore, 'picturesNamed'>;
}

/** Stalls of vendors, and what they have to eat. */
export const openFood = (
  { connection, clock }: Pick<FeatureContext, 'connection' | 'clock'>,
  ports: FoodPorts,
): Feature<FoodServices> => {
  const store = { stalls: new StallStore(connection), items: new ItemStore(connection) };
  const tools = { ...ports, ...store, clock };
  const stalls = new Stalls(tools);
  const items = new Items(tools);
  const menus = new Menus({ ...tools, shown: new ShownStalls(tools) });
  const exchange = new MenuExchange({ ...tools, own: items });
  const campus = new Campus(tools);
  return {
    services: { stalls, menuItems: items, menus, foodPictures: store.items },
    api: [foodRoutes({ menus, campus, stalls, items, exchange })],
    personalData: foodPersonalData({ ...store, own: stalls }),
  };
};
