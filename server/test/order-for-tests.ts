import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import {
  noon,
  orderid as anyOrder,
  orderOf,
  type OrderGiven,
} from '@sets/shared/food/order/testing/orders.ts';
import type { Connection } from 'mongoose';
import { stallFields, StallStore } from '../src/features/food/stall-store.service.ts';
import { newFoodid, stallForTests } from './food-stage.ts';

export type OrderWanted = Omit<OrderGiven, 'slot'> & Partial<OrderState>;

/** An order of ann's, at the counter unless it says otherwise, under an id of its own. */
export const orderForTests = (given: OrderWanted = {}): OrderState => {
  const { pay = 'counter', had, tip, ...more } = given;
  const placed = orderOf({ pay, ...(had && { had }), ...(tip !== undefined && { tip }) });
  const text = JSON.stringify(placed).replaceAll(anyOrder, newFoodid());
  return { ...(JSON.parse(text) as OrderState), ...more };
};

/** The same as it is once it was handed over. */
export const handedOver = (at = noon): Partial<OrderState> => ({
  status: 'delivered',
  paymentid: 'counter',
  paidAt: at,
  deliveredAt: at,
  invoiced: [0, 1],
  ledger: {
    payments: [{ paymentid: 'counter', by: 'counter', amount: 1_050 }],
    refunds: [],
    disputes: [],
  },
  outbox: [],
});

/** A stall of somebody, put into the store. */
export const putStall = async (connection: Connection, vendor: string): Promise<string> => {
  const stallid = newFoodid();
  await new StallStore(connection).insert({
    _id: stallid,
    vendor,
    schoolid: 'a-school',
    school: { name: 'A school', currency: 'EUR' },
    revision: 1,
    isPaused: false,
    at: new Date(),
    content: stallFields(
      stallForTests({ seller: { name: 'Werk', address: 'Am Markt 1', taxNumber: 'DE1' } }),
    ),
  });
  return stallid;
};
