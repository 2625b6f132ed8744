import type { OrderStatus } from '@sets/shared/food/order/order.contract.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** The columns of the board, in the order in which an order goes through them. */
export const columnNames = ['new', 'accepted', 'preparing', 'ready', 'under-way', 'done'] as const;
export type ColumnName = (typeof columnNames)[number];

const columnOfStatus: Readonly<Record<OrderStatus, ColumnName>> = {
  placed: 'new',
  paid: 'new',
  accepted: 'accepted',
  preparing: 'preparing',
  ready: 'ready',
  'under-way': 'under-way',
  delivered: 'done',
  cancelled: 'done',
  refunded: 'done',
};
export const columnOf = ({ status }: Pick<KitchenOrder, 'status'>): ColumnName =>
  columnOfStatus[status];

/** Nothing is cooked or brought of it any more. */
export const isDone = (order: Pick<KitchenOrder, 'status'>): boolean => columnOf(order) === 'done';

export interface Column {
  readonly name: ColumnName;
  readonly orders: readonly KitchenOrder[];
}

type Timed = Pick<KitchenOrder, 'slot' | 'placedAt' | 'status'>;

/** Until when somebody should have it, in ms: at its time to pick up, or so many minutes after it was placed. */
export const dueAt = ({ slot, placedAt }: Timed, preparation: number): number =>
  slot === null ? Date.parse(placedAt) + preparation * 60_000 : Date.parse(slot);

/** By how many whole minutes an order is late; 0 where it is in time, or done. */
export const minutesLate = (order: Timed, preparation: number, now: number): number =>
  isDone(order) ? 0 : Math.max(0, Math.floor((now - dueAt(order, preparation)) / 60_000));

/** Since how many whole minutes somebody has been waiting for it. */
export const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** Something of an order that is done waits for the vendor: such are shown above the others. */
const wantsVendor = ({ asked, hasFailedRefund }: KitchenOrder): boolean =>
  asked !== null || hasFailedRefund;

/**
 * The orders of a board by how far they are, the one that is due first at the top; of those that are done, those that
 * want something come first, and then the newest. What is brought has a column where something is.
 */
export const columnsOf = (
  orders: readonly KitchenOrder[],
  preparation: number,
): readonly Column[] => {
  const isBrought = orders.some(
    (order) => order.status === 'under-way' || (order.had.type === 'delivery' && !isDone(order)),
  );
  const due = (order: KitchenOrder): number => dueAt(order, preparation);
  const soonest = orders.toSorted((one, two) => due(one) - due(two));
  return columnNames
    .filter((name) => name !== 'under-way' || isBrought)
    .map((name) => {
      const own = soonest.filter((order) => columnOf(order) === name);
      if (name !== 'done') return { name, orders: own };
      const newest = own.toReversed();
      const wants = newest.filter(wantsVendor);
      return { name, orders: [...wants, ...newest.filter((order) => !wantsVendor(order))] };
    });
};

/** What one tap does with an order. */
export type Tap = 'accept' | 'prepare' | 'ready' | 'take-money' | 'set-out' | 'deliver';

const tapOfStatus: Partial<Record<OrderStatus, Tap>> = {
  placed: 'accept',
  paid: 'accept',
  accepted: 'prepare',
  preparing: 'ready',
};

/** It is to be paid when it is handed over, and nobody has. */
export const isToBePaid = ({ pay, isPaid }: Pick<KitchenOrder, 'pay' | 'isPaid'>): boolean =>
  pay === 'counter' && !isPaid;

/** The next step of an order; null where it waits for something else, or is done. */
export const nextTap = (
  order: Pick<KitchenOrder, 'status' | 'had' | 'pay' | 'isPaid'>,
): Tap | null => {
  const { status, had, pay } = order;
  if (status === 'placed' && pay === 'card') return null;
  if (status === 'ready' && had.type === 'delivery') return 'set-out';
  if (status === 'ready' || status === 'under-way') {
    return isToBePaid(order) ? 'take-money' : 'deliver';
  }
  return tapOfStatus[status] ?? null;
};

/** Money may be taken before it is handed over, too, once it is accepted. */
export const mayTakeMoney = (order: KitchenOrder): boolean =>
  isToBePaid(order) && !isDone(order) && columnOf(order) !== 'new';

/** What somebody has paid and not been given back of an order that is cancelled now; 0 where that is nothing. */
export const paidOf = ({ isPaid, total, lines }: KitchenOrder): number =>
  isPaid ? lines.reduce((left, line) => (line.isRefunded ? left - line.total : left), total) : 0;

/** What of it costs something and did not go back: where nothing is left, there is nothing to give back. */
const isRefundable = ({ lines }: KitchenOrder): boolean =>
  lines.some(({ isRefunded, total }) => !isRefunded && total > 0);

/** What a vendor may do with an order besides its next step. Whether they may the server says. */
export const actsOf = (
  order: KitchenOrder,
): { readonly cancel: boolean; readonly refund: boolean } => ({
  cancel: !isDone(order),
  refund:
    order.isPaid &&
    !order.hasDispute &&
    order.status !== 'cancelled' &&
    order.status !== 'refunded' &&
    isRefundable(order),
});

/** A board with what is known of single orders by now: the answer to a tap may be newer than the board, or older. */
export const withMoved = (
  board: KitchenBoard,
  moved: ReadonlyMap<string, KitchenOrder>,
): KitchenBoard => ({
  ...board,
  orders: board.orders.map((order) => {
    const known = moved.get(order.orderid);
    return known !== undefined && known.revision > order.revision ? known : order;
  }),
});

/** The board shows an order as of this revision, or a newer one. */
export const isKnown = (
  orders: readonly KitchenOrder[],
  moved: { readonly orderid: string; readonly revision: number },
): boolean =>
  orders.some(({ orderid, revision }) => orderid === moved.orderid && revision >= moved.revision);

/** The kitchen has nothing to do with it before its money is there. */
const waitsForMoney = ({ status, pay }: KitchenOrder): boolean =>
  status === 'placed' && pay === 'card';

/**
 * The orders that have come in since the board before; none where there was none before. One whose acceptance was
 * undone has not come in again.
 */
export const newcomers = (
  before: readonly KitchenOrder[] | null,
  now: readonly KitchenOrder[],
): readonly KitchenOrder[] => {
  if (before === null) return [];
  const known = new Set(
    before.filter((order) => !waitsForMoney(order)).map(({ orderid }) => orderid),
  );
  return now.filter((order) => nextTap(order) === 'accept' && !known.has(order.orderid));
};
