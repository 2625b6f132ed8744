import { gapsIn, invoiceNumberOf } from '@sets/shared/food/order/invoice-number.ts';
import type { LineFault, Quote } from '@sets/shared/food/order/order.contract.ts';

/** What somebody was told in the end of the order that they have sent. */
export type Outcome =
  | { readonly as: 'placed' | 'refused' }
  /** Neither, or nothing at all. */
  | { readonly as: 'unclear'; readonly why: string };

/** Somebody who has sent one order, however often. */
export interface Sender {
  readonly userid: string;
  readonly orderid: string;
  /** What is called out at the counter, as each acknowledgement had it: one of an order that is one. */
  readonly numbers: readonly number[];
  readonly outcome: Outcome;
}

/** An order as it lies in the store. */
export interface StoredOrder {
  readonly orderid: string;
  readonly userid: string;
  readonly status: string;
}

export interface NumberedOrder {
  readonly orderid: string;
  /** Of its invoice. */
  readonly number: string;
}

/** What was seen of a rush at one stall, of which each wanted one portion. */
export interface RushFacts {
  readonly portions: number;
  readonly senders: readonly Sender[];
  /** The orders on the board of the kitchen, once all were answered. */
  readonly board: readonly string[];
  /** Those that the kitchen could accept. */
  readonly accepted: readonly string[];
  /** Invoices as those who placed the orders read them. */
  readonly invoices: readonly NumberedOrder[];
  /** What lies in the store in the end. */
  readonly stored: {
    readonly orders: readonly StoredOrder[];
    readonly invoices: readonly NumberedOrder[];
    readonly stock: number | null;
  };
}

export interface RushJudgement {
  /** Orders that were acknowledged. */
  readonly placed: number;
  readonly accepted: number;
  /** Those who were told that there is none left. */
  readonly refused: number;
  /** Those who were told something else, or nothing. */
  readonly unclear: number;
  /** Acknowledged, and not in the kitchen, not in the store, or not handed over in the end. */
  readonly lost: number;
  /** There twice, or of somebody who was told that there is none. */
  readonly doubled: number;
  /** Numbers that are missing or given twice, and handed over orders whose invoice is missing or another one. */
  readonly invoiceGaps: number;
  /** By how much the stock is other than what the orders have left. */
  readonly stockOff: number;
}

const gone: ReadonlySet<LineFault | null> = new Set<LineFault>(['sold-out', 'too-few-left']);

/** Whether it says of every line that there is none left, or not so many. */
export const isClearRefusal = ({ lines, faults, canBePlaced }: Quote): boolean =>
  !canBePlaced &&
  faults.length === 0 &&
  lines.length > 0 &&
  lines.every(({ fault }) => gone.has(fault));

const repeated = (all: readonly unknown[]): number => all.length - new Set(all).size;

/** How many are missing or there twice; what is no number is missing. */
const numberGaps = (texts: readonly string[]): number => {
  const numbers = texts.flatMap((text) => invoiceNumberOf(text) ?? []);
  return gapsIn(numbers) + (texts.length - numbers.length);
};

const lostOf = ({ board, stored }: RushFacts, placed: readonly string[]): number => {
  const inKitchen = new Set(board);
  const delivered = new Set(
    stored.orders.filter(({ status }) => status === 'delivered').map(({ orderid }) => orderid),
  );
  return placed.filter((orderid) => !inKitchen.has(orderid) || !delivered.has(orderid)).length;
};

const doubledOf = ({ board, senders, stored }: RushFacts, placed: readonly string[]): number => {
  const known = new Set(placed);
  const moreNumbers = senders.reduce(
    (sum, { numbers }) => sum + Math.max(0, numbers.length - 1),
    0,
  );
  const nobodys = stored.orders.filter(({ orderid }) => !known.has(orderid)).length;
  return repeated(board) + moreNumbers + nobodys;
};

const invoiceGapsOf = ({ invoices, stored }: RushFacts): number => {
  const shown = new Map(invoices.map(({ orderid, number }) => [orderid, number]));
  const given = new Map(stored.invoices.map(({ orderid, number }) => [orderid, number]));
  const missing = stored.orders.filter(({ orderid, status }) => {
    const number = given.get(orderid);
    return status === 'delivered' && (number === undefined || shown.get(orderid) !== number);
  });
  return numberGaps(stored.invoices.map(({ number }) => number)) + missing.length;
};

/** What became of the orders of one rush. */
export const judgeRush = (facts: RushFacts): RushJudgement => {
  const { senders, accepted, stored, portions } = facts;
  const placed = senders
    .filter(({ outcome, numbers }) => outcome.as === 'placed' || numbers.length > 0)
    .map(({ orderid }) => orderid);
  const left = portions - stored.orders.length;
  const tell = (as: Outcome['as']): number =>
    senders.filter(({ outcome }) => outcome.as === as).length;
  return {
    placed: placed.length,
    accepted: accepted.length,
    refused: tell('refused'),
    unclear: tell('unclear'),
    lost: lostOf(facts, placed),
    doubled: doubledOf(facts, placed),
    invoiceGaps: invoiceGapsOf(facts),
    stockOff: stored.stock === null ? portions : Math.abs(stored.stock - left),
  };
};
