import type { Failure } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../../../core/api.ts';
import { Refused } from '../../../../core/use-asked.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';

export interface OwnOrdersList {
  /** Null until the first page has come. */
  readonly orders: readonly OwnOrder[] | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why there is none, or none that is newer. */
  readonly failure: Failure | null;
  /** Why there are no more of them. */
  readonly moreFailure: Failure | null;
  readonly more: () => void;
  readonly reload: () => void;
}

/** Each once, though a new one comes while pages are turned. */
const once = (orders: readonly OwnOrder[]): OwnOrder[] => [
  ...new Map(orders.map((order) => [order.orderid, order])).values(),
];

/** One's own orders, page by page. */
export const useOwnOrders = (userid: string, token: string): OwnOrdersList => {
  const query = useInfiniteQuery({
    queryKey: [orderCalls.orders.path],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const told = await ask(orderCalls.orders, { token, query: { before: pageParam }, signal });
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data, error, dataUpdatedAt, hasNextPage, isFetchingNextPage } = query;
  useEffect(() => {
    const [newest] = data?.pages ?? [];
    // Their codes are shown where there is no network, too, whichever page somebody has seen of them.
    if (newest !== undefined) keptOrdersOf(userid).keepAll(newest.orders, dataUpdatedAt);
  }, [data, dataUpdatedAt, userid]);
  const failure = error instanceof Refused ? error.failure : null;
  const isOfMore = query.isFetchNextPageError;
  return {
    orders: data === undefined ? null : once(data.pages.flatMap(({ orders }) => orders)),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    failure: isOfMore ? null : failure,
    moreFailure: isOfMore ? failure : null,
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
    reload: () => void query.refetch(),
  };
};
