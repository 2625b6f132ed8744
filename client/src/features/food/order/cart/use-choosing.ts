import type { Item } from '@sets/shared/food/item.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { useState } from 'react';
import { newKey } from '../../../../core/new-id.ts';
import { oneLine } from '@sets/shared/core/text.ts';
import { toast } from '../../../../ui/toast.ts';
import { cartMessages as words } from './cart.messages.ts';
import { isFull, withLine } from './cart-rules.ts';
import { type Chosen, choicesOf, missingGroups, priceWith, toggled } from './choices.ts';
import { isSent, type KeptCart, type KeptLine } from './kept-cart.ts';
import type { CartHold } from './use-cart.ts';

/** A cart of a stall with nothing in it yet. */
export const emptyCart = ({
  stallid,
  name,
  currency,
}: Pick<Stall, 'stallid' | 'name' | 'currency'>): KeptCart => ({
  userid: '',
  orderid: newKey(),
  stallid,
  stall: name,
  currency,
  lines: [],
  had: 'pick-up',
  place: '',
  slot: null,
  tip: 0,
  note: '',
  pay: 'counter',
  sentAt: null,
});

interface ChoosingGiven {
  readonly item: Item;
  readonly stall: Stall;
  readonly hold: CartHold;
  readonly onDone: () => void;
}

/** What somebody chooses of an item, and how it comes into the cart. */
export const useChoosing = ({ item, stall, hold, onDone }: ChoosingGiven) => {
  const [chosen, setChosen] = useState<Chosen>([]);
  const [note, setNote] = useState('');
  const [count, setCount] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const line: KeptLine = {
    itemid: item.itemid,
    name: item.name,
    choices: choicesOf(item, chosen).map(({ id, name }) => ({ id, name })),
    note: oneLine(note),
    count,
    price: priceWith(item, chosen),
  };
  const put = (isAnew: boolean): void => {
    const refused = isSent(hold.cart) ? words.onItsWay : null;
    const isNoRoom = !isAnew && hold.cart !== null && isFull(hold.cart, line);
    const why = refused ?? (isNoRoom ? words.full(orderLimits.lines) : null);
    setAsking(false);
    if (why !== null) {
      toast.error(why);
      return;
    }
    hold.change((cart) => withLine(isAnew || cart === null ? emptyCart(stall) : cart, line));
    toast.success(words.added(count, item.name));
    onDone();
  };
  const isElsewhere = hold.cart !== null && hold.cart.stallid !== stall.stallid;
  return {
    chosen,
    toggle: (group: Item['groups'][number], id: string) => setChosen(toggled(group, chosen, id)),
    note,
    setNote,
    count,
    setCount,
    missing: missingGroups(item, chosen),
    sum: line.price * count,
    /** Asks first where that would make away with what is chosen of another stall. */
    add: () => (isElsewhere ? setAsking(true) : put(false)),
    other: isAsking ? hold.cart : null,
    begin: () => put(true),
    keep: () => setAsking(false),
  };
};
export type ItemChoosing = ReturnType<typeof useChoosing>;
