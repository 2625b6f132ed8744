import { orderCalls as calls } from '@sets/shared/food/order/order.calls.ts';
import {
  kitchenBoard,
  movedOrder,
  scannedOrder,
} from '@sets/shared/food/order/ordering.contract.ts';
import { kitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { type RouteGroup, serve } from '../../../../core/route.ts';
import type { CodeReading } from './code-reading.service.ts';
import type { Couriers } from './couriers.service.ts';
import type { Kitchen } from './kitchen.service.ts';
import type { MovingOrders } from './moving-orders.service.ts';

interface MovingParts {
  readonly moving: MovingOrders;
  readonly codes: CodeReading;
  readonly kitchen: Kitchen;
  readonly couriers: Couriers;
}

/** Orders that are cooked, brought, called off and given back. */
export const movingRoutes = ({ moving, codes, kitchen, couriers }: MovingParts): RouteGroup => ({
  name: 'Kitchen',
  schemas: {
    KitchenBoard: kitchenBoard,
    KitchenOrder: kitchenOrder,
    MovedOrder: movedOrder,
    ScannedOrder: scannedOrder,
  },
  routes: [
    serve(calls.kitchen, ({ actor, params }) => kitchen.board(actor, params.stallid)),
    serve(calls.step, ({ actor, body }) => moving.step(actor, body)),
    serve(calls.delivered, ({ actor, body }) => moving.deliver(actor, body)),
    serve(calls.scanned, ({ actor, body }) => codes.read(actor, body.proof)),
    serve(calls.iAmHere, ({ actor, body }) => moving.here(actor, body.orderid)),
    serve(calls.cancelOrder, ({ actor, body }) => moving.cancel(actor, body)),
    serve(calls.refund, ({ actor, body }) => moving.refund(actor, body)),
    serve(calls.answerAsked, ({ actor, body }) => moving.answer(actor, body)),
    serve(calls.deliveries, async ({ actor }) => ({ orders: await kitchen.deliveries(actor) })),
    serve(calls.nameCourier, ({ actor, params, body }) =>
      couriers.name(actor, params.stallid, body.email),
    ),
    serve(calls.removeCourier, ({ actor, params }) =>
      couriers.remove(actor, params.stallid, params.userid),
    ),
  ],
});
