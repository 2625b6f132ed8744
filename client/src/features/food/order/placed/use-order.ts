import type { Failure } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { keptOrdersOf } from './kept-orders.ts';
import { pauseFor, spread } from './order-steps.ts';

/** Asks for an order anew while something may become of it, seldom while its news are heard; a hidden page asks nothing. */
export const usePolled = (
  order: OwnOrder | null,
  reload: () => Promise<void>,
  isHeard: boolean,
): void => {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const pause = order === null ? null : pauseFor(order, Date.now(), isHeard);
    if (pause === null) return undefined;
    const look = async (): Promise<void> => {
      if (!document.hidden) await reload();
      setLooks((before) => before + 1);
    };
    const wait = setTimeout(() => void look(), spread(pause, Math.random()));
    return () => clearTimeout(wait);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each look comes the next wait
  }, [order, looks, reload, isHeard]);
};

export interface FollowedOrder {
  /** Null until it is known. */
  readonly order: OwnOrder | null;
  /** When it was told, in ms, where the server does not tell it now; null where it is of now. */
  readonly keptAt: number | null;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
  /** Of which revision it is by the server; 0 until that has told it. */
  readonly revision: number;
  /** To be told whether its news are heard. */
  readonly onHeard: (isHeard: boolean) => void;
}

/** An order of one's own as it is, followed while it is under way; without a network, as this device knows it. */
export const useOrder = (
  orderid: string,
  { userid, token }: { userid: string; token: string },
): FollowedOrder => {
  const kept = useMemo(() => keptOrdersOf(userid), [userid]);
  const [before] = useState(() => kept.find(orderid));
  const asked = useAsked(orderCalls.order, { token, params: { orderid } });
  const { data, failure, toldAt, reload } = asked;
  useEffect(() => {
    if (data !== null) kept.keep(data, toldAt);
  }, [data, toldAt, kept]);
  const isGone = failure?.code === 'NOT_FOUND' || failure?.code === 'BAD_REQUEST';
  const order = isGone ? null : (data ?? (failure === null ? null : (before?.order ?? null)));
  const [isHeard, onHeard] = useState(false);
  usePolled(order, reload, isHeard);
  const keptAt = data === null ? (before?.at ?? null) : toldAt;
  return {
    order,
    keptAt: failure === null ? null : keptAt,
    failure,
    reload,
    revision: data?.revision ?? 0,
    onHeard,
  };
};
