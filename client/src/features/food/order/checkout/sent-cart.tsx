import type { Failure } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { useEffect, useRef, useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { KeptCart } from '../cart/kept-cart.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { leftToWait } from './sent-wait.ts';
import { useArrived } from './use-placing.ts';

const words = checkoutMessages.sent;

/** It is looked for so often while it may be on its way, in ms. */
const pause = 4_000;

interface SentCartProps {
  readonly cart: KeptCart;
  readonly hold: CartHold;
  readonly token: string;
  /** It is not there: it can be placed again, as the same order. */
  readonly onMissing: () => void;
  /** It is there: another page comes. */
  readonly onLeave: () => void;
}

/** Looks for what was sent until it is there, or has not come for so long that it does not come any more. */
const useSentOrder = ({ cart, hold, token, onMissing, onLeave }: SentCartProps) => {
  const { orderid, sentAt } = cart;
  const { data, failure, reload } = useAsked(orderCalls.order, { token, params: { orderid } });
  const arrived = useArrived(hold, onLeave);
  const isDone = useRef(false);
  // While it is looked for again, what the last look brought stays.
  const [last, setLast] = useState<Failure | null>(failure);
  if (failure !== null && failure !== last) setLast(failure);
  useEffect(() => {
    if (isDone.current || (data === null && failure === null)) return undefined;
    const left = leftToWait(sentAt ?? 0, Date.now());
    const isOver = data !== null || (failure?.code === 'NOT_FOUND' && left === 0);
    if (!isOver) {
      const wait = setTimeout(() => void reload(), left === 0 ? pause * 4 : Math.min(pause, left));
      return () => clearTimeout(wait);
    }
    isDone.current = true;
    if (data === null) onMissing();
    else arrived(data, cart);
    return undefined;
  }, [data, failure, reload, sentAt, cart, arrived, onMissing]);
  return { failure: last, reload };
};

/** Whether it has been on its way for so long that it does not come any more. */
const useIsLate = ({ sentAt }: KeptCart): boolean => {
  const [isLate, setLate] = useState(() => leftToWait(sentAt ?? 0, Date.now()) === 0);
  useEffect(() => {
    const wait = setTimeout(() => setLate(true), leftToWait(sentAt ?? 0, Date.now()));
    return () => clearTimeout(wait);
  }, [sentAt]);
  return isLate;
};

/** The way out where nobody will ever say what came of it. */
const LeaveButton = ({ onLeave }: { onLeave: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.leave.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.leave.title}
          text={words.leave.text}
          yes={words.leave.yes}
          onYes={onLeave}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** A cart that was sent, of which nobody has heard: is it an order? */
export const SentCart = (props: SentCartProps) => {
  const { cart, hold } = props;
  const { failure, reload } = useSentOrder(props);
  const isLate = useIsLate(cart);
  if (failure === null) return <Skeleton label={words.looking} />;
  if (failure.code === 'NOT_FOUND') return <PageNote title={words.wait} text={words.waitText} />;
  const drop = (): void => hold.change((kept) => (kept?.orderid === cart.orderid ? null : kept));
  return (
    <PageNote title={words.title} text={words.text(failure.msg)}>
      <Button look="primary" onClick={() => void reload()}>
        {words.retry}
      </Button>
      {isLate && <LeaveButton onLeave={drop} />}
    </PageNote>
  );
};
