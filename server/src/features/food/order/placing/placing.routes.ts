import { orderCalls as calls } from '@sets/shared/food/order/order.calls.ts';
import { quote } from '@sets/shared/food/order/order.contract.ts';
import { ownOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { type RouteGroup, serve } from '../../../../core/route.ts';
import type { OwnOrders } from './own-orders.service.ts';
import type { Placing } from './placing.service.ts';

interface PlacingParts {
  readonly placing: Placing;
  readonly own: OwnOrders;
}

/** What whoever is hungry asks of orders: what a cart costs, that it is placed, and one's own. */
export const placingRoutes = ({ placing, own }: PlacingParts): RouteGroup => ({
  name: 'Food orders',
  schemas: { Quote: quote, OwnOrder: ownOrder },
  routes: [
    serve(calls.quote, ({ body }) => placing.quote(body.cart)),
    serve(calls.slots, ({ params }) => placing.times(params.stallid)),
    serve(calls.place, ({ actor, body, address }) => placing.place(actor, { ...body, address })),
    serve(calls.orders, ({ actor, query }) => own.list(actor, query.before)),
    serve(calls.order, ({ actor, params }) => own.one(actor, params.orderid)),
  ],
});
