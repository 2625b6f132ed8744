import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { useEffect, useRef } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useToken } from '../../../account/account.store.ts';
import type { KeptCart } from '../cart/kept-cart.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { checkoutMessages as words } from './checkout.messages.ts';
import { useArrived } from './use-placing.ts';

interface SentCartProps {
  readonly cart: KeptCart;
  readonly hold: CartHold;
  /** It is not there: it can be placed again, as the same order. */
  readonly onMissing: () => void;
}

/** A cart that was sent, of which nobody has heard: is it an order? */
export const SentCart = ({ cart, hold, onMissing }: SentCartProps) => {
  const token = useToken();
  const { orderid } = cart;
  const { data, failure, reload } = useAsked(orderCalls.order, { token, params: { orderid } });
  const arrived = useArrived(hold);
  const isMissing = data === null && failure?.code === 'NOT_FOUND';
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || (data === null && !isMissing)) return;
    isDone.current = true;
    if (data === null) onMissing();
    else arrived(data);
  }, [data, isMissing, arrived, onMissing]);
  if (failure === null || isMissing) return <Skeleton label={words.sent.looking} />;
  return (
    <PageNote title={words.sent.title} text={words.sent.text(failure.msg)}>
      <Button look="primary" onClick={() => void reload()}>
        {words.sent.retry}
      </Button>
    </PageNote>
  );
};
