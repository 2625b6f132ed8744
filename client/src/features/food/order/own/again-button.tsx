import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { foodPaths } from '../../food-paths.ts';
import { isSent, type KeptCart } from '../cart/kept-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { type Again, orderedAgain } from './again.ts';
import { ownMessages } from './own.messages.ts';

const words = ownMessages.again;

/** What is not as it was, in sentences. */
const lostOf = ({ left, isPickedUp }: Again): readonly string[] => [
  ...(left.length > 0 ? [words.left(left)] : []),
  ...(isPickedUp ? [words.pickedUp] : []),
];

interface AgainButtonProps {
  readonly order: OwnOrder;
  readonly token: string;
}

/** How the cart is filled with what there still is of an order. */
const useFilling = ({ order, token }: AgainButtonProps) => {
  const { cart, change } = useCart();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const { stallid } = order.stall;
  /** What came of that cart is known first. */
  const refuseFor = (sent: KeptCart): void => {
    const onAct = (): void => void navigate(foodPaths.cart(sent.stallid));
    toast.error(words.sent, { text: words.look, onAct });
  };
  const put = (again: Again): void => {
    if (again.cart === null) {
      toast.error(words.nothing);
      return;
    }
    // Another tab may have sent the cart since the button was pressed, and nobody heard what came of it.
    let onItsWay = null as KeptCart | null;
    change((now) => {
      onItsWay = isSent(now) ? now : null;
      return onItsWay ?? again.cart;
    });
    if (onItsWay !== null) {
      refuseFor(onItsWay);
      return;
    }
    const lost = lostOf(again);
    if (lost.length > 0) toast.blank(lost.join(' '));
    void navigate(foodPaths.cart(stallid));
  };
  const fill = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const told = await ask(foodCalls.menu, { token, params: { stallid } });
    isBusy.current = false;
    if (told.ok) put(orderedAgain(order, told.value));
    else toast.error(told.error.msg);
  };
  return { cart, fill, refuseFor } as const;
};

/** Fills the cart with what there still is of an order; asks first where that makes away with what is in it. */
export const AgainButton = ({ order, token }: AgainButtonProps) => {
  const { cart, fill, refuseFor } = useFilling({ order, token });
  const [isAsking, setAsking] = useState(false);
  const press = (): void => {
    if (cart === null) void fill();
    else if (isSent(cart)) refuseFor(cart);
    else setAsking(true);
  };
  return (
    <>
      <Button aria-label={words.of(order.number)} className="whitespace-normal!" onClick={press}>
        {words.act}
      </Button>
      {isAsking && cart !== null && (
        <ConfirmDialog
          title={words.title}
          text={words.text(cart.stall)}
          yes={words.yes}
          onYes={() => {
            setAsking(false);
            void fill();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
