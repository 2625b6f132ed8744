import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useCallback, useEffect } from 'react';
import { ask } from '../../../../core/api.ts';
import { useChanged } from '../../../../core/use-asked.ts';
import { useOrderMoves } from '../../../../live/use-order-moves.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';
import { awaitedOrders } from './awaited.ts';

interface ReadyListeningProps {
  readonly userid: string;
  readonly token: string;
  /** The order that the page shows, which says by itself what becomes of it. */
  readonly shown: string | null;
  readonly onReady: (order: OwnOrder) => void;
}

/** Hears what becomes of orders that may become ready (NO8), and draws nothing. */
const ReadyListening = ({ userid, token, shown, onReady }: ReadyListeningProps) => {
  const changed = useChanged();
  const look = useCallback(
    async (orderid: string): Promise<void> => {
      const told = await ask(orderCalls.order, { token, params: { orderid } });
      // Another look may have seen it meanwhile.
      const before = awaitedOrders(userid, shown).find((order) => order.orderid === orderid);
      if (!told.ok || before === undefined) return;
      if (told.value.status === 'ready') onReady(told.value);
      keptOrdersOf(userid).keep(told.value, Date.now());
      if (told.value.revision > before.revision) changed(orderCalls.orders);
    },
    [userid, token, shown, onReady, changed],
  );
  const status = useOrderMoves(token, (moved) => {
    if (moved === null) return;
    const awaited = awaitedOrders(userid, shown).find(({ orderid }) => orderid === moved.orderid);
    if (awaited !== undefined && moved.revision > awaited.revision) void look(moved.orderid);
  });
  const isHeard = status === 'online';
  useEffect(() => {
    if (!isHeard) return;
    // What was said before was not heard.
    for (const { orderid } of awaitedOrders(userid, shown)) void look(orderid);
  }, [isHeard, userid, shown, look]);
  return null;
};
export default ReadyListening;
