import * as z from 'zod/mini';
import { toldCurrency } from '../../core/currency.ts';
import { stallid } from '../stall.contract.ts';
import { creditOf } from './crediting.ts';
import { invoiced } from './invoice.ts';
import { invoiceLine, seller } from './invoice.contract.ts';
import type { OrderState } from './order-state.ts';
import { orderid, payBy, taxLine, totals } from './order.contract.ts';

/** What each says at its head, as it was when it was written. */
const head = {
  number: z.string(),
  orderid,
  stallid,
  /** When it was handed over; of a credit note, when it was written. In ms. */
  at: z.int(),
  /** Of its stall, when it was written: its day and its year are by this clock, whatever becomes of that of the stall. */
  timeZone: z.string(),
  seller,
  /** Of whoever placed it; '' where their account is deleted. */
  buyer: z.string(),
  currency: toldCurrency,
  /** How the order is paid, and where what goes back goes; null where it was written before papers said so. */
  pay: z.nullable(payBy),
};

/** An invoice as it was written: whatever becomes of the order, its stall or these rules, it stays so. */
export const invoicePaper = z.strictObject({ ...head, lines: z.array(invoiceLine), totals });
export type InvoicePaper = z.infer<typeof invoicePaper>;

/** A credit note as it was written. Sums are less than nothing where it takes back one whose refund came back. */
export const creditPaper = z.strictObject({
  ...head,
  /** The number of its invoice. */
  invoice: z.string(),
  /** The name of its credit in the order. */
  refund: z.string(),
  amount: z.int(),
  tip: z.int(),
  taxes: z.array(taxLine),
  /** What it is for; empty where it is of a mere sum. */
  lines: z.array(invoiceLine),
});
export type CreditPaper = z.infer<typeof creditPaper>;

/** What only the server knows of what it writes. */
export interface PaperBeside {
  readonly number: string;
  /** By which clock its day is. */
  readonly timeZone: string;
  readonly seller: InvoicePaper['seller'];
  readonly buyer: string;
}

const linesOf = (order: OrderState, places: readonly number[]): InvoicePaper['lines'] =>
  places.flatMap((place) => {
    const line = order.lines[place];
    if (line === undefined) return [];
    const { name, count, price, total, tax } = line;
    const choices = line.choices.map((each) => ({ name: each.name, price: each.price }));
    return [{ name, choices, count, price, total, tax }];
  });

/** The invoice of an order, to be written once; null as long as nothing was handed over. */
export const invoicePaperOf = (
  order: OrderState,
  { number, timeZone, seller: by, buyer }: PaperBeside,
): InvoicePaper | null => {
  const { orderid: of, stallid: stall, currency, pay, deliveredAt, invoiced: places } = order;
  if (deliveredAt === null || places === null) return null;
  return {
    number,
    orderid: of,
    stallid: stall,
    at: deliveredAt,
    timeZone,
    seller: by,
    buyer,
    currency,
    pay,
    lines: linesOf(order, places),
    totals: invoiced(order).totals,
  };
};

/** The note of the credit that an effect names, to be written once; null where there is no such credit. */
export const creditPaperOf = (
  order: OrderState,
  refund: string,
  beside: PaperBeside & { readonly at: number; readonly invoice: string },
): CreditPaper | null => {
  const credit = creditOf(order, refund);
  if (credit === null) return null;
  const { number, at, timeZone, seller: by, buyer, invoice } = beside;
  const { amount, tip, taxes, lines } = credit;
  return {
    number,
    orderid: order.orderid,
    stallid: order.stallid,
    at,
    timeZone,
    seller: by,
    buyer,
    currency: order.currency,
    pay: order.pay,
    invoice,
    refund,
    amount,
    tip,
    taxes,
    lines: linesOf(order, lines ?? []),
  };
};

/** A paper without the name of whoever placed the order: the stall keeps what was sold. */
export const withoutBuyer = <Paper extends InvoicePaper | CreditPaper>(paper: Paper): Paper => ({
  ...paper,
  buyer: '',
});
