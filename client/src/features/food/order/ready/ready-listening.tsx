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
}

/** Hears what becomes of orders of which news is awaited (NO8), keeps it on the device, and draws nothing. */
const ReadyListening = ({ userid, token, shown }: ReadyListeningProps) => {
  const changed = useChanged();
  const look = useCallback(
    async ({ orderid, revision }: OwnOrder): Promise<void> => {
      const told = await ask(orderCalls.order, { token, params: { orderid } });
      if (!told.ok) return;
      const kept = keptOrdersOf(userid);
      // Of whoever has logged out meanwhile nothing is on this device, and nothing is put there.
      if (kept.find(orderid) !== null) kept.keep(told.value, Date.now());
      if (told.value.revision > revision) changed(orderCalls.orders);
    },
    [userid, token, changed],
  );
  const status = useOrderMoves(token, (moved) => {
    if (moved === null) return;
    const awaited = awaitedOrders(userid, shown).find(({ orderid }) => orderid === moved.orderid);
    if (awaited !== undefined && moved.revision > awaited.revision) void look(awaited);
  });
  const isHeard = status === 'online';
  useEffect(() => {
    if (!isHeard) return;
    // What was said before was not heard.
    for (const order of awaitedOrders(userid, shown)) void look(order);
  }, [isHeard, userid, shown, look]);
  return null;
};
export default ReadyListening;
