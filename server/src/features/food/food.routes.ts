import { foodCalls as calls } from '@sets/shared/food/food.calls.ts';
import { item, menu, ownItem } from '@sets/shared/food/item.contract.ts';
import { ownStall, stall } from '@sets/shared/food/stall.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { Campus } from './campus.service.ts';
import type { Items } from './items.service.ts';
import type { MenuExchange } from './menu-exchange.service.ts';
import type { Menus } from './menus.service.ts';
import type { Stalls } from './stalls.service.ts';

interface FoodParts {
  readonly menus: Menus;
  readonly campus: Campus;
  readonly stalls: Stalls;
  readonly items: Items;
  readonly exchange: MenuExchange;
}

const readingRoutes = ({ menus, campus }: FoodParts) => [
  serve(calls.listings, ({ query }) => menus.listings(query.school)),
  serve(calls.menu, ({ params }) => menus.menu(params.stallid)),
  serve(calls.find, ({ query }) => menus.find(query)),
  serve(calls.verifyNetwork, ({ actor, params, address }) =>
    campus.network(actor, params, address),
  ),
  serve(calls.testDelay, async () => campus.delay()),
];

const stallRoutes = ({ stalls }: FoodParts) => [
  serve(calls.mine, async ({ actor }) => ({ stalls: await stalls.mine(actor) })),
  serve(calls.saveStall, ({ actor, params, body }) => stalls.save(actor, params.stallid, body)),
  serve(calls.pause, ({ actor, params, body }) =>
    stalls.pause(actor, params.stallid, body.isPaused),
  ),
  serve(calls.removeStall, async ({ actor, params }) => ({
    stalls: await stalls.remove(actor, params.stallid),
  })),
];

const itemRoutes = ({ items, exchange }: FoodParts) => [
  serve(calls.items, async ({ actor, params }) => ({
    items: await items.of(actor, params.stallid),
  })),
  serve(calls.add, ({ actor, body }) => items.add(actor, body.item)),
  serve(calls.saveItem, ({ actor, params, body }) => items.save(actor, params.itemid, body)),
  serve(calls.soldOut, ({ actor, params, body }) =>
    items.setSoldOut(actor, params.itemid, body.isSoldOut),
  ),
  serve(calls.stock, ({ actor, params, body }) => items.setStock(actor, params.itemid, body.stock)),
  serve(calls.removeItem, async ({ actor, params }) => ({
    items: await items.remove(actor, params.itemid),
  })),
  serve(calls.arrange, async ({ actor, params, body }) => ({
    items: await items.arrange(actor, params.stallid, body.itemids),
  })),
  serve(calls.keepPicture, ({ actor, params, body }) =>
    items.keepPicture(actor, params.stallid, body),
  ),
  serve(calls.csv, ({ actor, params }) => exchange.csv(actor, params.stallid)),
  serve(calls.importCsv, ({ actor, params, body }) => exchange.take(actor, params.stallid, body)),
];

/** Stalls, and what they have to eat. */
export const foodRoutes = (parts: FoodParts): RouteGroup => ({
  name: 'Food',
  schemas: { Stall: stall, OwnStall: ownStall, Item: item, OwnItem: ownItem, Menu: menu },
  routes: [...readingRoutes(parts), ...stallRoutes(parts), ...itemRoutes(parts)],
});
