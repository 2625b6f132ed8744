import type { Failure, Result } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { KitchenBoard, MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAsked, useTold } from '../../../core/use-asked.ts';
import { toast } from '../../../ui/toast.ts';
import { isKnown, withMoved } from './board/board-rules.ts';
import { cardMessages } from './board/card.messages.ts';
import type { WaitingDeed } from './deeds/deeds.ts';
import { deedsOf, type Step } from './deeds/make-deed.ts';
import { useDeeds } from './deeds/use-deeds.ts';
import { useFreshOrders } from './use-fresh-orders.ts';

type Moved = ReadonlyMap<string, KitchenOrder>;

/** A step that was just done, and can be undone for some seconds. */
export interface Undoable {
  readonly order: KitchenOrder;
  readonly step: string;
}

export interface Kitchen {
  readonly token: string;
  /** Null until it is known. */
  readonly board: KitchenBoard | null;
  readonly failure: Failure | null;
  readonly awaySince: number | null;
  readonly waiting: readonly WaitingDeed[];
  readonly undoable: readonly Undoable[];
  readonly step: (step: Step) => void;
  readonly deliver: (orderid: string) => void;
  readonly giveOwed: (orderid: string) => void;
  readonly undo: (undoable: Undoable) => void;
  /** The time to undo this is over. */
  readonly forget: (undoable: Undoable) => void;
  /** Takes over an order as it is after something was done with it; gives why nothing was. */
  readonly took: (told: Result<MovedOrder>) => Failure | null;
  readonly tookBoard: (board: KitchenBoard) => void;
  /** Asks for the board anew, and sends what waits. */
  readonly again: () => void;
}

/** So many steps can be undone at a time: more would hide the board. */
const mostUndoable = 3;

const withUndoable = (before: readonly Undoable[], order: KitchenOrder): readonly Undoable[] => {
  const others = before.filter((each) => each.order.orderid !== order.orderid);
  if (order.undo === null) return others;
  return [{ order, step: order.undo.step }, ...others].slice(0, mostUndoable);
};

/** The orders of a stall as they are now, and what is done with them. */
export const useKitchen = (token: string, stallid: string): Kitchen => {
  const { data, failure, reload } = useAsked(orderCalls.kitchen, { token, params: { stallid } });
  const told = useTold(orderCalls.kitchen);
  const [moved, setMoved] = useState<Moved>(new Map());
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const board = useMemo(() => (data === null ? null : withMoved(data, moved)), [data, moved]);
  const { awaySince, ask } = useFreshOrders(
    token,
    { failure, reload },
    (news) => board !== null && isKnown(board.orders, news),
  );
  const took: Kitchen['took'] = (answer) => {
    if (!answer.ok) return answer.error;
    const { kitchen: order } = answer.value;
    // What was tapped on the page of another stall may be answered here.
    if (order === null || order.stallid !== stallid) return null;
    setMoved((before) => new Map(before).set(order.orderid, order));
    setUndoable((before) => withUndoable(before, order));
    return null;
  };
  const { deeds, waiting } = useDeeds(token, (_deed, answer) => {
    const refused = took(answer);
    if (refused === null) return;
    toast.error(refused.msg);
    // Somebody else was quicker, or it is otherwise not as it is shown.
    ask();
  });
  const isAway = awaySince !== null;
  useEffect(() => {
    if (!isAway) deeds.again();
  }, [deeds, isAway]);
  const make = deedsOf(token);
  const forget = ({ step }: Undoable): void =>
    setUndoable((before) => before.filter((each) => each.step !== step));
  return {
    token,
    board,
    failure,
    awaySince,
    waiting,
    undoable,
    step: (step) => deeds.do(make.step(step)),
    deliver: (orderid) => deeds.do(make.deliver(orderid)),
    giveOwed: (orderid) => deeds.do(make.giveOwed(orderid, cardMessages.failed.reason)),
    undo: (done) => {
      forget(done);
      deeds.do(make.step({ type: 'undo', orderid: done.order.orderid, step: done.step }));
    },
    forget,
    took,
    tookBoard: (next) => told({ params: { stallid } }, next),
    again: () => {
      ask();
      deeds.again();
    },
  };
};
