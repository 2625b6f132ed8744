import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { priceText } from '../../parts/price-text.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { cardMessages as words } from './card.messages.ts';

interface MoneyDialogProps {
  readonly order: KitchenOrder;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks whether the money is there: that it was taken cannot be undone. */
export const MoneyDialog = ({ order, onYes, onClose }: MoneyDialogProps) => (
  <ConfirmDialog
    title={words.money.title(order.number)}
    text={words.money.text(priceText(order.total, order.currency))}
    yes={words.money.yes}
    onYes={() => {
      onClose();
      onYes();
    }}
    onCancel={onClose}
  />
);

interface SetOutProps {
  readonly order: KitchenOrder;
  readonly kitchen: Kitchen;
  readonly onClose: () => void;
}

/** Asks who sets out with it; one tap is the answer. */
export const SetOutDialog = ({ order, kitchen, onClose }: SetOutProps) => {
  const setOut = (courier: string | null): void => {
    onClose();
    kitchen.step({ type: 'set-out', orderid: order.orderid, courier });
  };
  return (
    <Dialog title={words.setOut.title(order.number)} onClose={onClose} closesOnBackdrop>
      <ul className="grid gap-2">
        {kitchen.board?.couriers.map(({ userid, username }) => (
          <li key={userid} className="grid">
            <Button onClick={() => setOut(userid)}>
              <bdi>{username}</bdi>
            </Button>
          </li>
        ))}
        <li className="grid">
          <Button onClick={() => setOut(null)}>{words.setOut.myself}</Button>
        </li>
      </ul>
    </Dialog>
  );
};
