import { toStored } from '@sets/shared/core/stored-shape.ts';
import { isOver, openAsk } from '@sets/shared/food/order/order-change.ts';
import { hasOpenDispute } from '@sets/shared/food/order/ledger.ts';
import { owesBack } from '@sets/shared/food/order/order-owed.ts';
import { storedOrder } from '@sets/shared/food/order/order.migrations.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import type { Connection, Model } from 'mongoose';
import { AppError } from '../../../core/app-error.ts';
import { inSlices } from '../../../core/in-slices.ts';
import { insertedAll } from '../../../core/inserted.ts';
import { orAppError } from '../../../core/or-app-error.ts';
import { after, type PlaceInList } from '../../../core/place-in-list.ts';
import { storedValue } from '../../../core/stored-value.ts';
import { foodMessages } from '../food.messages.ts';
import { dueTimeOf } from './due-of-order.ts';
import { portionsOf } from '@sets/shared/food/order/stock.ts';
import { awaitsCard, type HeldForNothing, heldUntil } from './held-for-nothing.ts';
import { KnownOrders } from './known-orders.ts';
import { orderModel, type OrderRecord } from './order.model.ts';

/** An order as it was read: it is changed as of this revision, or not at all. */
export interface ReadOrder {
  readonly revision: number;
  readonly order: OrderState;
}

const readOf = ({ revision, content }: OrderRecord): ReadOrder => ({
  revision,
  order: storedValue(storedOrder, content),
});

const dateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Whether an invoice or a note of it is still to be written: its stall must be there until then. */
const owesPaper = ({ outbox }: OrderState): boolean =>
  outbox.some(({ type }) => type === 'invoice' || type === 'credit');

/** Whether money of it is still to go out, maybe after a pause. */
const owesMoney = ({ outbox }: OrderState): boolean => outbox.some(({ type }) => type === 'refund');

/** Whether somebody waits for it, for an answer, for a paper, for a bank, or for money that did not go back. */
const isOpen = (order: OrderState): boolean =>
  !isOver(order) ||
  openAsk(order) !== null ||
  owesPaper(order) ||
  owesMoney(order) ||
  hasOpenDispute(order.ledger) ||
  owesBack(order);

/** What an index needs of an order, beside what it is. */
const fieldsOf = (order: OrderState) => {
  const { letGo, changedMind } = heldUntil(order);
  return {
    userid: order.userid,
    isOver: isOver(order),
    isOpen: isOpen(order),
    movedAt: new Date(order.steps.at(-1)?.at ?? order.placedAt),
    waitsFrom: new Date(order.slot ?? order.placedAt),
    courier: order.courier,
    awaitsCard: awaitsCard(order),
    portions: portionsOf(order),
    letGoAt: dateOrNull(letGo),
    changedMindAt: dateOrNull(changedMind),
    dueAt: dateOrNull(dueTimeOf(order)),
    people: [
      ...new Set([order.userid, order.courier ?? '', ...order.steps.map(({ by }) => by.userid)]),
    ].filter((userid) => userid !== ''),
    content: toStored(storedOrder, order),
  };
};

/** What somebody's orders hold that others cannot have, and what they held for nothing. */
export interface Held extends HeldForNothing {
  readonly open: number;
  /** So many portions are in those. */
  readonly portions: number;
  /** Of those, so many wait to be paid by card. */
  readonly unpaid: number;
}

/** What of an order says that; where it is of before a field was kept, the field is not there. */
const heldFields = {
  userid: 1,
  isOver: 1,
  awaitsCard: 1,
  portions: 1,
  letGoAt: 1,
  changedMindAt: 1,
} as const;
type HeldFields = Pick<OrderRecord, keyof typeof heldFields>;

const heldOf = (all: readonly HeldFields[]): Held => {
  const open = all.filter((each) => !each.isOver);
  return {
    open: open.length,
    portions: open.reduce((sum, { portions = 0 }) => sum + portions, 0),
    unpaid: open.filter((each) => each.awaitsCard === true).length,
    letGo: all.flatMap((each) => each.letGoAt?.getTime() ?? []),
    changedMind: all.flatMap((each) => each.changedMindAt?.getTime() ?? []),
  };
};

/** So many orders are read before others have a turn. */
const slice = 20;
/** So many orders are kept in memory: the boards of several stalls in a rush. */
const mostKnown = 2_000;

/** What a list needs to know of an order to see whether it is known. */
type Head = Pick<OrderRecord, '_id' | 'revision'>;
const head = { _id: 1, revision: 1 } as const;

/** Orders as they are stored. */
export class OrderStore {
  readonly #orders: Model<OrderRecord>;
  /** For boards, which are asked for again and again with the same orders. */
  readonly #known = new KnownOrders<ReadOrder>(mostKnown);

  constructor(connection: Connection) {
    this.#orders = orderModel(connection);
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async find(orderid: string): Promise<ReadOrder | null> {
    const found = await this.#orders.findById(orderid).lean<OrderRecord | null>();
    return found && readOf(found);
  }

  /** Those of these that are there, by their ids; what cannot be read as the error that it is. */
  async findAll(orderids: readonly string[]): Promise<ReadonlyMap<string, ReadOrder | AppError>> {
    const found = await this.#orders.find({ _id: { $in: [...orderids] } }).lean<OrderRecord[]>();
    return new Map(found.map((record) => [record._id, orAppError(() => readOf(record))]));
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(orderid: string): Promise<ReadOrder> {
    const found = await this.find(orderid);
    if (found === null) throw new AppError('NOT_FOUND', foodMessages.noOrder);
    return found;
  }

  /** The newest first. @throws AppError NEWER_VERSION, UNREADABLE */
  async ofPerson(
    userid: string,
    before: PlaceInList | undefined,
    most: number,
  ): Promise<ReadOrder[]> {
    const further = before === undefined ? {} : after('at', before);
    const found = await this.#orders
      .find({ userid, ...further })
      .sort({ at: -1, _id: -1 })
      .limit(most)
      .lean<OrderRecord[]>();
    return found.map(readOf);
  }

  /** In one write. Gives the ids of those that were there already, and stay as they were. */
  async insertAll(orders: readonly OrderState[]): Promise<ReadonlySet<string>> {
    const made = orders.map((order) => {
      const { orderid, stallid, placedAt } = order;
      const fixed = { _id: orderid, stallid, at: new Date(placedAt), revision: 1 };
      return Object.assign(fixed, fieldsOf(order));
    });
    const there = await insertedAll(this.#orders, made);
    for (const order of orders) {
      if (!there.has(order.orderid)) this.#known.note({ order, revision: 1 });
    }
    return there;
  }

  /** False where it is of another revision by now. */
  async change({ order: { orderid }, revision }: ReadOrder, order: OrderState): Promise<boolean> {
    const $set = { ...fieldsOf(order), revision: revision + 1 };
    const { matchedCount } = await this.#orders.updateOne({ _id: orderid, revision }, { $set });
    if (matchedCount === 1) this.#known.note({ order, revision: revision + 1 });
    return matchedCount === 1;
  }

  /**
   * What is open, what is waited for first, and what was moved on since a time and is open no more, the
   * newest first; so many of each. `isMore`: more is open than that. @throws AppError NEWER_VERSION, UNREADABLE
   */
  async ofStall(
    stallid: string,
    movedSince: Date,
    most: { readonly open: number; readonly done: number },
  ): Promise<{ readonly orders: ReadOrder[]; readonly isMore: boolean }> {
    const [open, done] = await Promise.all([
      this.#orders
        .find({ stallid, isOpen: true }, head)
        .sort({ waitsFrom: 1 })
        .limit(most.open + 1)
        .lean<Head[]>(),
      this.#orders
        .find({ stallid, isOpen: false, movedAt: { $gte: movedSince } }, head)
        .sort({ movedAt: -1 })
        .limit(most.done)
        .lean<Head[]>(),
    ]);
    const orders = await this.#allOf([...open.slice(0, most.open), ...done]);
    return { orders, isMore: open.length > most.open };
  }

  /** In the same order; what is gone by now is left out. */
  async #allOf(heads: readonly Head[]): Promise<ReadOrder[]> {
    const known = new Map<string, ReadOrder>();
    for (const { _id, revision } of heads) {
      const order = this.#known.of(_id, revision);
      if (order !== null) known.set(_id, order);
    }
    const others = heads.flatMap(({ _id }) => (known.has(_id) ? [] : [_id]));
    if (others.length === 0) return heads.flatMap(({ _id }) => known.get(_id) ?? []);
    const found = await this.#orders.find({ _id: { $in: others } }).lean<OrderRecord[]>();
    for await (const record of inSlices(found, slice)) {
      const read = readOf(record);
      this.#known.note(read);
      known.set(record._id, read);
    }
    return heads.flatMap(({ _id }) => known.get(_id) ?? []);
  }

  /** Whether anybody waits for an order of this stall, for an answer, for an invoice, or for money back. */
  async hasOpenOf(stallid: string): Promise<boolean> {
    return (await this.#orders.exists({ stallid, isOpen: true })) !== null;
  }

  /** The ids of those for which somebody waits, or for anything of them. */
  async *openOf(stallid: string): AsyncGenerator<string> {
    const found = this.#orders.find({ stallid, isOpen: true }, { _id: 1 }).lean<{ _id: string }>();
    for await (const { _id } of found.cursor()) yield _id;
  }

  /** Whether anything was ever ordered at this stall. */
  async hasAnyOf(stallid: string): Promise<boolean> {
    return (await this.#orders.exists({ stallid })) !== null;
  }

  /** What somebody brings, the oldest first. @throws AppError NEWER_VERSION, UNREADABLE */
  async ofCourier(courier: string, most: number): Promise<ReadOrder[]> {
    const found = await this.#orders
      .find({ courier, isOver: false })
      .limit(most)
      .lean<OrderRecord[]>();
    return found.map(readOf).toSorted((a, b) => a.order.placedAt - b.order.placedAt);
  }

  /** The ids of what is due by a time, what has waited longest first; without these. */
  async dueBy(time: Date, most: number, without: readonly string[] = []): Promise<string[]> {
    const others = without.length === 0 ? {} : { _id: { $nin: [...without] } };
    const found = await this.#orders
      .find({ dueAt: { $ne: null, $lte: time }, ...others }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(most)
      .lean<Pick<OrderRecord, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** What each of these people holds of others, and held for nothing, of what they have ordered since. */
  async heldBy(userids: readonly string[], since: Date): Promise<ReadonlyMap<string, Held>> {
    const mine = { userid: { $in: [...userids] }, at: { $gte: since } };
    const ended = [{ letGoAt: { $ne: null } }, { changedMindAt: { $ne: null } }];
    const found = await this.#orders
      .find({ ...mine, $or: [{ isOver: false }, ...ended] }, { _id: 0, ...heldFields })
      .lean<HeldFields[]>();
    const all = Map.groupBy(found, ({ userid }) => userid);
    return new Map(Array.from(all, ([userid, fields]) => [userid, heldOf(fields)]));
  }

  /** The ids of those that name somebody: who placed it, cooked it or brought it. */
  async *naming(userid: string): AsyncGenerator<string> {
    const found = this.#orders.find({ people: userid }, { _id: 1 }).lean<{ _id: string }>();
    for await (const { _id } of found.cursor()) yield _id;
  }

  /** As it is stored, of any version. */
  stored(orderid: string): Promise<OrderRecord | null> {
    return this.#orders.findById(orderid).lean<OrderRecord | null>();
  }
}
