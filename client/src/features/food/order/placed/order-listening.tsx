import { useEffect } from 'react';
import { useOrderMoves } from '../../../../live/use-order-moves.ts';

interface OrderListeningProps {
  readonly orderid: string;
  readonly token: string;
  /** The one that is shown. */
  readonly revision: number;
  /** Something may have become of it. */
  readonly onNews: () => void;
  readonly onHeard: (isHeard: boolean) => void;
}

/** Hears what becomes of an order (NO8), and draws nothing. */
const OrderListening = (props: OrderListeningProps) => {
  const { orderid, token, revision, onNews, onHeard } = props;
  const status = useOrderMoves(token, (moved) => {
    if (moved === null || (moved.orderid === orderid && moved.revision > revision)) onNews();
  });
  const isHeard = status === 'online';
  useEffect(() => onHeard(isHeard), [isHeard, onHeard]);
  return null;
};
export default OrderListening;
