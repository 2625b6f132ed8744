import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { foodPaths } from '../../food-paths.ts';
import { isSent } from '../cart/kept-cart.ts';
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

/** Fills the cart with what there still is of an order. */
export const AgainButton = ({ order, token }: AgainButtonProps) => {
  const { cart, change } = useCart();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const { stallid } = order.stall;
  const fill = async (): Promise<void> => {
    setAsking(false);
    if (isBusy.current) return;
    isBusy.current = true;
    const told = await ask(foodCalls.menu, { token, params: { stallid } });
    isBusy.current = false;
    if (!told.ok) {
      toast.error(told.error.msg);
      return;
    }
    const again = orderedAgain(order, told.value);
    if (again.cart === null) {
      toast.error(words.nothing);
      return;
    }
    change(() => again.cart);
    const lost = lostOf(again);
    if (lost.length > 0) toast.blank(lost.join(' '));
    void navigate(foodPaths.cart(stallid));
  };
  const press = (): void => {
    if (cart === null) void fill();
    else if (isSent(cart)) {
      const onAct = (): void => void navigate(foodPaths.cart(cart.stallid));
      toast.error(words.sent, { text: words.look, onAct });
    } else setAsking(true);
  };
  return (
    <>
      <Button aria-label={words.of(order.number)} onClick={press}>
        {words.act}
      </Button>
      {isAsking && cart !== null && (
        <ConfirmDialog
          title={words.title}
          text={words.text(cart.stall)}
          yes={words.yes}
          onYes={() => void fill()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
