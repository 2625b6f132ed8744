import type { ErrorCode } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { Quote } from '@sets/shared/food/order/order.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { newKey } from '../../../../core/new-id.ts';
import { useChanged, useTold } from '../../../../core/use-asked.ts';
import { foodPaths } from '../../food-paths.ts';
import { cartSent, withPricesOf } from '../cart/cart-rules.ts';
import type { KeptCart } from '../cart/kept-cart.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { checkoutMessages as words } from './checkout.messages.ts';

/** After these nobody knows whether the order is there. */
const unknown: ReadonlySet<ErrorCode> = new Set([
  'UNAVAILABLE',
  'INTERNAL',
  'UNAUTHENTICATED',
  'NEWER_VERSION',
  'UNREADABLE',
]);

/** Changes the cart of this order alone: another tab may have begun another. */
const ofOrder =
  (orderid: string, next: (cart: KeptCart) => KeptCart | null) =>
  (cart: KeptCart | null): KeptCart | null =>
    cart?.orderid === orderid ? next(cart) : cart;

/** Goes on to an order that is there: its cart is empty then. */
export const useArrived = ({ change }: CartHold) => {
  const navigate = useNavigate();
  const told = useTold(orderCalls.order);
  const changed = useChanged();
  return (order: OwnOrder): void => {
    const { orderid } = order;
    told({ params: { orderid } }, order);
    changed(orderCalls.orders);
    change(ofOrder(orderid, () => null));
    void navigate(foodPaths.order(orderid), { replace: true });
  };
};

/** Places an order, once however often it is pressed. What it costs is what was drawn when it was pressed. */
export const usePlacing = (hold: CartHold, token: string | null, onChanged: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const arrived = useArrived(hold);
  const place = async (cart: KeptCart, quote: Quote): Promise<void> => {
    if (isUnderWay.current || cart.isSent) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    const { orderid } = cart;
    // On the device before it is sent: a page that is loaded anew asks what came of it.
    hold.change(ofOrder(orderid, (kept) => ({ ...kept, isSent: true })));
    const sent = cartSent(withPricesOf(cart, quote), quote.totals.total);
    const told = await ask(orderCalls.place, { token, body: { orderid, cart: sent } });
    isUnderWay.current = false;
    setBusy(false);
    if (told.ok && told.value.isPlaced) {
      arrived(told.value.order);
      return;
    }
    if (!told.ok && unknown.has(told.error.code)) return;
    const isTaken = !told.ok && told.error.code === 'CONFLICT';
    const next = isTaken ? { orderid: newKey() } : {};
    hold.change(ofOrder(orderid, (kept) => ({ ...kept, ...next, isSent: false })));
    setProblem(told.ok ? words.anew : isTaken ? words.taken : told.error.msg);
    onChanged();
  };
  return {
    isBusy,
    problem,
    setProblem,
    place: (cart: KeptCart, quote: Quote) => void place(cart, quote),
  };
};
export type Placing = ReturnType<typeof usePlacing>;
