import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
import type { Kitchen } from '../use-kitchen.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CallOffDialog, GiveBackDialog } from './call-off-dialogs.tsx';
import { MoneyDialog, SetOutDialog } from './tap-dialogs.tsx';

/** What is asked before something is done with an order. */
export type Asking = 'take-money' | 'set-out' | 'cancel' | 'refund' | 'answer';

interface CardDialogProps {
  readonly order: KitchenOrder;
  readonly kitchen: Kitchen;
  readonly onClose: () => void;
}

const CardDialog = ({ asking, ...asked }: CardDialogProps & { readonly asking: Asking }) => {
  const { order, kitchen } = asked;
  switch (asking) {
    case 'take-money':
      return (
        <MoneyDialog
          order={order}
          onYes={() => kitchen.step({ type: 'take-money', orderid: order.orderid })}
          onClose={asked.onClose}
        />
      );
    case 'set-out':
      return <SetOutDialog {...asked} />;
    case 'cancel':
      return <CallOffDialog {...asked} />;
    case 'refund':
      return <GiveBackDialog {...asked} />;
    case 'answer':
      return <AnswerDialog {...asked} />;
  }
};

/**
 * What is asked of one order of a board: it stays, with what was typed, where its card moves to another column
 * meanwhile, or the tablet is turned.
 */
export const useCardDialog = (kitchen: Kitchen) => {
  const [open, setOpen] = useState<{ orderid: string; asking: Asking } | null>(null);
  const order = kitchen.board?.orders.find(({ orderid }) => orderid === open?.orderid);
  return {
    ask: (orderid: string, asking: Asking): void => setOpen({ orderid, asking }),
    dialog:
      open === null || order === undefined ? null : (
        <CardDialog
          order={order}
          kitchen={kitchen}
          asking={open.asking}
          onClose={() => setOpen(null)}
        />
      ),
  };
};
