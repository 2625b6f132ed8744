import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { hasInvoice, ownOrderOf } from '@sets/shared/food/order/order-views.ts';
import { stallIn } from '../food.presenter.ts';
import type { StallRecord } from '../stall-store.service.ts';
import { orderMessages } from './order.messages.ts';
import type { ReadOrder } from './order-store.service.ts';
import type { ProofSigning } from './proof-signing.ts';

/** An order outlives its stall. */
const stallOf = (stallid: string, record: StallRecord | null): OwnOrder['stall'] => {
  if (record === null)
    return { stallid, name: orderMessages.goneStall, place: '', timeZone: 'UTC' };
  const { name, place, timeZone } = stallIn(record);
  return { stallid, name, place, timeZone };
};

/** An order as whoever placed it sees it. `stall` null: it is gone. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentOwnOrder = (
  { order, revision }: ReadOrder,
  stall: StallRecord | null,
  { signing, now }: { readonly signing: ProofSigning; readonly now: number },
): OwnOrder => {
  const own = ownOrderOf(
    order,
    {
      revision,
      stall: stallOf(order.stallid, stall),
      proof: signing.textOf({ orderid: order.orderid, code: order.code.id }),
      hasInvoice: hasInvoice(order),
    },
    now,
  );
  // Nobody is there who could answer.
  return stall === null ? { ...own, may: { ...own.may, askRefund: false } } : own;
};
