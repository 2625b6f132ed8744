import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { lineUpTo } from '../../core/text.ts';
import { stallid } from '../stall.contract.ts';
import { cart, orderid, orderStatus, quote, slot } from './order.contract.ts';
import { kitchenOrder, ownOrder } from './own-order.contract.ts';
import { proofText } from './proof.ts';

/** Body of `POST /api/food/quote`. */
export const quoteAsked = z.strictObject({ cart });

/** Reply of `GET /api/food/slots/:stallid`. */
export const pickUpTimes = z.strictObject({
  /** Whether it can be had as soon as possible. */
  now: z.boolean(),
  slots: z.array(slot),
});
export type PickUpTimes = z.infer<typeof pickUpTimes>;

/** Reply of `POST /api/food/order`: nothing is placed that costs other than was seen, or cannot be had. */
export const placedOrder = z.discriminatedUnion('isPlaced', [
  z.strictObject({ isPlaced: z.literal(true), order: ownOrder }),
  z.strictObject({ isPlaced: z.literal(false), quote }),
]);
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Query of `GET /api/food/orders`. */
export const ordersBefore = z.strictObject({ before: z.optional(z.string()) });

/** Reply to whoever moved an order on: as the one whose it is sees it, as the kitchen or courier sees it, or both. */
export const movedOrder = z.strictObject({
  own: z.nullable(ownOrder),
  kitchen: z.nullable(kitchenOrder),
});
export type MovedOrder = z.infer<typeof movedOrder>;

/** Reply of `GET /api/food/kitchen/:stallid`: what is not over and what ended lately, the one that is due first at the top. */
export const kitchenBoard = z.strictObject({
  stallid,
  name: z.string(),
  isPaused: z.boolean(),
  orders: z.array(kitchenOrder),
  /** Whether more is open than is told: what is waited for later than all of these. */
  isMore: z.boolean(),
  couriers: z.array(z.strictObject({ userid: id, username: z.string() })),
});
export type KitchenBoard = z.infer<typeof kitchenBoard>;

/** Reply of `GET /api/food/deliveries`: what somebody brings now, of all stalls. */
export const deliveries = z.strictObject({ orders: z.array(kitchenOrder) });

const time = z.iso.datetime();

/** Body of `POST /api/food/scanned`: what a scanner read. */
export const codeRead = z.strictObject({ proof: proofText });

/** Reply of `POST /api/food/scanned`: how it stands with the order of a code, for its vendor and whoever brings it. */
export const scannedOrder = z.strictObject({
  orderid,
  number: z.int(),
  status: orderStatus,
  /** When this code was used; null where it was not, as of an order that was handed over without one. */
  usedAt: z.nullable(time),
  deliveredAt: z.nullable(time),
  /** Null where it is no business of whoever brought it any more, or not yet. */
  kitchen: z.nullable(kitchenOrder),
});
export type ScannedOrder = z.infer<typeof scannedOrder>;

/** Body of `POST /api/food/courier/:stallid`. */
export const courierNamed = z.strictObject({ email: lineUpTo(254) });
/** Params of `DELETE /api/food/courier/:stallid/:userid`. */
export const courierRef = z.strictObject({ stallid, userid: id });
