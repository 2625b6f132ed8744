import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { ask } from '../../../../core/api.ts';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { RefundDialog } from '../../parts/refund-dialog.tsx';
import { priceText } from '../../parts/price-text.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { wordsOfBack } from './back-words.ts';
import { paidOf } from './board-rules.ts';
import { cardMessages } from './card.messages.ts';

interface DialogProps {
  readonly order: KitchenOrder;
  readonly kitchen: Kitchen;
  readonly onClose: () => void;
}

/** Cancels an order, with a reason for whoever placed it. */
export const CallOffDialog = ({ order, kitchen, onClose }: DialogProps) => {
  const words = cardMessages.cancel;
  const { orderid, number, pay, currency } = order;
  const paid = paidOf(order);
  const back = pay === 'counter' ? words.byHand : words.byCard;
  const text = paid > 0 ? back(priceText(paid, currency)) : words.text;
  return (
    <ReasonDialog
      words={{ ...words, title: words.title(number), text }}
      noReason={words.noReason}
      onSend={async (reason, attempt) => {
        // Which payment it has matters to whoever pays.
        const body = { orderid, paymentid: '', reason, attempt };
        return kitchen.took(await ask(orderCalls.cancelOrder, { token: kitchen.token, body }));
      }}
      onClose={onClose}
    />
  );
};

/** Gives money back, for all of an order or for some lines, with a reason. What is owed is tried again with it. */
export const GiveBackDialog = ({ order, kitchen, onClose }: DialogProps) => {
  const words = cardMessages.refund;
  const { orderid, number } = order;
  return (
    <RefundDialog
      order={order}
      words={{ ...words, title: words.title(number) }}
      wordsOf={(lines) => wordsOfBack(order, lines, words.back) ?? words}
      onSend={async (reason, lines, attempt) => {
        const body = { orderid, reason, attempt, ...(lines !== null && { lines }) };
        return kitchen.took(await ask(orderCalls.refund, { token: kitchen.token, body }));
      }}
      onClose={onClose}
    />
  );
};
