import type { Failure } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { toast } from '../../../../ui/toast.ts';
import { isKnown } from '../board/board-rules.ts';
import type { WaitingDeed } from '../deeds/deeds.ts';
import { deedsOf } from '../deeds/make-deed.ts';
import { useDeeds } from '../deeds/use-deeds.ts';
import { useFreshOrders } from '../use-fresh-orders.ts';
import { broughtNow } from './brought-now.ts';

export interface Deliveries {
  /** Null until they are known. */
  readonly orders: readonly KitchenOrder[] | null;
  readonly failure: Failure | null;
  readonly awaySince: number | null;
  readonly waiting: readonly WaitingDeed[];
  readonly here: (orderid: string) => void;
  readonly takeMoney: (orderid: string) => void;
  readonly deliver: (orderid: string) => void;
  /** Takes over an order as it is after something was done with it. */
  readonly took: (moved: MovedOrder) => void;
  /** Asks anew, and sends what waits. */
  readonly again: () => void;
}

/** What somebody brings now, and what they do with it. */
export const useDeliveries = (token: string): Deliveries => {
  const { data, failure, reload } = useAsked(orderCalls.deliveries, { token });
  const [moved, setMoved] = useState<ReadonlyMap<string, KitchenOrder>>(new Map());
  const orders = useMemo(
    () => (data === null ? null : broughtNow(data.orders, moved)),
    [data, moved],
  );
  const { awaySince, ask } = useFreshOrders(token, { failure, reload }, (news) =>
    isKnown([...(orders ?? []), ...moved.values()], news),
  );
  const took: Deliveries['took'] = ({ kitchen: order }) => {
    // What was tapped in the kitchen of a stall may be answered here.
    if (order === null || orders === null) return;
    const isBrought = orders.some(({ orderid }) => orderid === order.orderid);
    if (isBrought) setMoved((before) => new Map(before).set(order.orderid, order));
  };
  const { deeds, waiting } = useDeeds(token, (_deed, answer) => {
    if (answer.ok) {
      took(answer.value);
      return;
    }
    toast.error(answer.error.msg);
    ask();
  });
  const isAway = awaySince !== null;
  useEffect(() => {
    if (!isAway) deeds.again();
  }, [deeds, isAway]);
  const make = deedsOf(token);
  return {
    orders,
    failure,
    awaySince,
    waiting,
    here: (orderid) => deeds.do(make.here(orderid)),
    takeMoney: (orderid) => deeds.do(make.step({ type: 'take-money', orderid })),
    deliver: (orderid) => deeds.do(make.deliver(orderid)),
    took,
    again: () => {
      ask();
      deeds.again();
    },
  };
};
