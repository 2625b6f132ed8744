import type { ErrorCode } from '@sets/shared/core/result.ts';
import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { Cart, Quote } from '@sets/shared/food/order/order.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { newKey } from '../../../../core/new-id.ts';
import { useChanged, useTold } from '../../../../core/use-asked.ts';
import { foodPaths } from '../../food-paths.ts';
import { cartSent, withPricesOf } from '../cart/cart-rules.ts';
import { isSent, type KeptCart } from '../cart/kept-cart.ts';
import { isSameOrder } from '../cart/same-order.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { earlierOrder } from '../placed/earlier-order.ts';
import { leaveToPay } from '../placed/leave-to-pay.ts';
import { checkoutMessages as words } from './checkout.messages.ts';
import { placingRefusal } from './placing-refusal.ts';

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

/** Asks for all that a checkout shows anew. */
export const useAskAnew = (): (() => void) => {
  const changed = useChanged();
  return useCallback(() => {
    for (const call of [foodCalls.menu, orderCalls.quote, orderCalls.slots]) changed(call);
  }, [changed]);
};

/**
 * Goes on to an order that is there: its cart is empty then. Where it is an earlier sending that came late, what the
 * cart holds is not in it, and stays.
 */
export const useArrived = ({ change }: CartHold, onLeave: () => void) => {
  const navigate = useNavigate();
  const told = useTold(orderCalls.order);
  const changed = useChanged();
  return (order: OwnOrder, cart: KeptCart): void => {
    const { orderid } = order;
    const isSame = isSameOrder(cart, order);
    told({ params: { orderid } }, order);
    changed(orderCalls.orders);
    onLeave();
    change(
      ofOrder(orderid, (kept) => (isSame ? null : { ...kept, orderid: newKey(), sentAt: null })),
    );
    const state = isSame ? null : earlierOrder;
    void navigate(foodPaths.order(orderid), { replace: true, state });
  };
};

/** Whether there is something to pay, and a card pays it. */
export const canPayByCard = ({ takesCards, totals }: Quote): boolean =>
  takesCards === true && totals.total > 0;

/** How a cart is paid: by card where that was chosen and can be. */
const payOf = ({ pay }: Pick<KeptCart, 'pay'>, quote: Quote): Cart['pay'] =>
  canPayByCard(quote) ? pay : 'counter';

/** Places an order, once however often it is pressed. What it costs is what was drawn when it was pressed. */
export const usePlacing = (hold: CartHold, token: string | null, onLeave: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const askAnew = useAskAnew();
  const arrived = useArrived(hold, onLeave);
  const place = async (cart: KeptCart, quote: Quote): Promise<void> => {
    if (isUnderWay.current || isSent(cart)) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    const { orderid } = cart;
    const pay = payOf(cart, quote);
    // On the device before it is sent, as it is sent: a page that is loaded anew asks what came of it.
    hold.change(ofOrder(orderid, (kept) => ({ ...kept, pay, sentAt: Date.now() })));
    const sent = cartSent({ ...withPricesOf(cart, quote), pay }, quote.totals.total);
    const body = { orderid, cart: sent };
    const told = await ask(orderCalls.place, { token, body });
    isUnderWay.current = false;
    setBusy(false);
    if (told.ok && told.value.isPlaced) {
      const { order } = told.value;
      arrived(order, cart);
      // An earlier sending by card may have come late: its page says that it is not paid, and nobody is led away unasked.
      if (pay === 'card' && isSameOrder(cart, order)) await leaveToPay(order, token);
      return;
    }
    if (!told.ok && unknown.has(told.error.code)) return;
    const isTaken = !told.ok && told.error.code === 'CONFLICT';
    const next = isTaken ? { orderid: newKey() } : {};
    hold.change(ofOrder(orderid, (kept) => ({ ...kept, ...next, sentAt: null })));
    if (told.ok) setProblem(words.anew);
    else setProblem(isTaken ? words.taken : placingRefusal(told.error, Date.now()));
    askAnew();
  };
  return {
    isBusy,
    problem,
    place: (cart: KeptCart, quote: Quote) => void place(cart, quote),
    /** What was sent is not there: it can be changed, and placed again as the same order. */
    notArrived: ({ orderid }: KeptCart): void => {
      setProblem(words.notArrived);
      hold.change(ofOrder(orderid, (kept) => ({ ...kept, sentAt: null })));
    },
  };
};
export type Placing = ReturnType<typeof usePlacing>;
