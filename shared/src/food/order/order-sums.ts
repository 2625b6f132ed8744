import { unsoldLeft } from './crediting.ts';
import { type Ledger, sumsOf, type Sums } from './ledger.ts';
import type { OrderState } from './order-state.ts';

/** `credited`: of what is back, what credit notes say. The rest came and went without anything being sold. */
export interface OrderSums extends Sums {
  readonly credited: number;
}

/** Of what was not handed over, what is on its way back. */
const unsoldReturning = ({ ledger, lines, invoiced, paymentid }: OrderState): number => {
  const inIt = new Set(invoiced);
  const isReturning = (each: Ledger['refunds'][number]): boolean =>
    each.paymentid === paymentid && (each.status === 'asked' || each.status === 'pending');
  const unsoldOf = ({ lines: places, amount }: Ledger['refunds'][number]): number =>
    places === null
      ? amount
      : places.reduce((sum, place) => sum + (inIt.has(place) ? 0 : (lines[place]?.total ?? 0)), 0);
  return ledger.refunds.filter(isReturning).reduce((sum, each) => sum + unsoldOf(each), 0);
};

/** Where the money of an order is. */
export const sumsOfOrder = (order: OrderState): OrderSums => {
  const { ledger, paymentid, deliveredAt, credits } = order;
  const unsold = Math.max(0, unsoldLeft(order) - unsoldReturning(order));
  return {
    ...sumsOf(ledger, { paymentid, isDelivered: deliveredAt !== null, unsold }),
    credited: credits.reduce((sum, { amount }) => sum + amount, 0),
  };
};
