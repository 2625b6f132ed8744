import { isCalledOff, isOver, waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OrderStatus } from '@sets/shared/food/order/order.contract.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { isToBePaid, lacksMoney, nextTap } from '../../parts/order-state.ts';

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

export interface Column {
  readonly name: ColumnName;
  readonly orders: readonly KitchenOrder[];
  /** Those of it whose payment by card is not there yet: nothing is to be done with them. */
  readonly unpaid: readonly KitchenOrder[];
  /** So many of all these want something of the vendor. */
  readonly wanting: number;
}

type Timed = Pick<KitchenOrder, 'slot' | 'placedAt' | 'status' | 'pay' | 'isPaid'>;

/** Until when somebody should have it, in ms: at its time to pick up, or so many minutes after it was placed. */
export const dueAt = (
  { slot, placedAt }: Pick<Timed, 'slot' | 'placedAt'>,
  preparation: number,
): number => (slot === null ? Date.parse(placedAt) + preparation * 60_000 : Date.parse(slot));

/** What its card has paid is gone, so nothing is handed over, perhaps for weeks, until a bank has decided. */
const isHeldUp = (order: Timed): boolean => !isOver(order) && lacksMoney(order);

/** Which of two comes first: the one that is due first, after all that can be handed over what is held up. */
export const dueFirst =
  (preparation: number) =>
  (one: Timed, two: Timed): number =>
    Number(isHeldUp(one)) - Number(isHeldUp(two)) ||
    dueAt(one, preparation) - dueAt(two, preparation);

/** By how many whole minutes an order is late; 0 where it is in time, done, or its money is not there. */
export const minutesLate = (order: Timed, preparation: number, now: number): number =>
  isOver(order) || waitsForCard(order) || isHeldUp(order)
    ? 0
    : Math.max(0, Math.floor((now - dueAt(order, preparation)) / 60_000));

/** Since how many whole minutes somebody has been waiting for it. */
export const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** Something of an order waits for the vendor: of those that are done, such are shown above the others. */
const wantsVendor = ({ asked, failed }: KitchenOrder): boolean => asked !== null || failed > 0;

/** So long, in ms, a card that was tried again keeps its place at most: mostly it is known by then what came of that. */
const keptFor = 30_000;

/** The orders whose cards keep their places at a time, by when they were tried again. */
export const keptOf = (triedAt: ReadonlyMap<string, number>, now: number): ReadonlySet<string> =>
  new Set([...triedAt].flatMap(([orderid, at]) => (now - at <= keptFor ? [orderid] : [])));

/**
 * The orders of a board by how far they are, the one that is due first at the top, and what is held up at the bottom; of
 * those that are done, those that want something come first, with those that keep their places there, and then the
 * newest. What is brought has a column where something is.
 */
export const columnsOf = (
  orders: readonly KitchenOrder[],
  preparation: number,
  kept: ReadonlySet<string> = new Set(),
): readonly Column[] => {
  const isBrought = orders.some(
    (order) => order.status === 'under-way' || (order.had.type === 'delivery' && !isOver(order)),
  );
  const soonest = orders.toSorted(dueFirst(preparation));
  return columnNames
    .filter((name) => name !== 'under-way' || isBrought)
    .map((name) => {
      const all = soonest.filter((order) => columnOf(order) === name);
      const unpaid = all.filter(waitsForCard);
      const own = all.filter((order) => !waitsForCard(order));
      const wanting = all.filter(wantsVendor).length;
      if (name !== 'done') return { name, orders: own, unpaid, wanting };
      const isAbove = (order: KitchenOrder): boolean =>
        wantsVendor(order) || kept.has(order.orderid);
      const newest = own.toReversed();
      const others = newest.filter((order) => !isAbove(order));
      return { name, orders: [...newest.filter(isAbove), ...others], unpaid, wanting };
    });
};

/** Money may be taken before it is handed over, too, once it is accepted. */
export const mayTakeMoney = (order: KitchenOrder): boolean =>
  isToBePaid(order) && !isOver(order) && columnOf(order) !== 'new';

/** What somebody has paid and not been given back of an order that is cancelled now; 0 where that is nothing. */
export const paidOf = ({ isPaid, left }: KitchenOrder): number => (isPaid ? left : 0);

/**
 * What goes back of it with these lines, null for all of them. With the last of them it is called off, so what was paid
 * beside them goes back, too, as its fee and its tip: `beside`. What is owed besides is tried again with any of them.
 */
export const backOf = (
  order: KitchenOrder,
  lines: readonly number[] | null,
): { readonly amount: number; readonly beside: number } => {
  const open = [...order.lines.entries()].filter(([, { isRefunded }]) => !isRefunded);
  const given = open.filter(([at]) => lines === null || lines.includes(at));
  const ofLines = given.reduce((sum, [, { total }]) => sum + total, 0);
  if (!order.isPaid || given.length === 0) return { amount: 0, beside: 0 };
  const amount = given.length === open.length ? paidOf(order) : ofLines;
  return { amount: amount + order.owed, beside: Math.max(0, amount - ofLines) };
};

/** What of it costs something and did not go back: where nothing is left, there is nothing to give back. */
const isRefundable = ({ lines }: KitchenOrder): boolean =>
  lines.some(({ isRefunded, total }) => !isRefunded && total > 0);

/** What a vendor may do with an order besides its next step. Whether they may the server says. */
export const actsOf = (
  order: KitchenOrder,
): { readonly cancel: boolean; readonly refund: boolean } => ({
  cancel: !isOver(order),
  refund: order.isPaid && !order.hasDispute && !isCalledOff(order) && isRefundable(order),
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
    before.filter((order) => !waitsForCard(order)).map(({ orderid }) => orderid),
  );
  return now.filter((order) => nextTap(order) === 'accept' && !known.has(order.orderid));
};
