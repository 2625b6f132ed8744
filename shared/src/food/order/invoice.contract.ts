import * as z from 'zod/mini';
import { toldCurrency } from '../../core/currency.ts';
import { orderid, payBy, taxLine, totals } from './order.contract.ts';

const time = z.iso.datetime();

export const seller = z.strictObject({
  name: z.string(),
  address: z.string(),
  taxNumber: z.string(),
});

/** A line of what was handed over. What somebody noted with it is for the kitchen alone. */
export const invoiceLine = z.strictObject({
  name: z.string(),
  choices: z.array(z.strictObject({ name: z.string(), price: z.int() })),
  count: z.int(),
  /** Of one, with its choices. */
  price: z.int(),
  total: z.int(),
  /** In hundredths of a percent. */
  tax: z.int(),
});

/**
 * What takes back something of an invoice, under a number of its own. Its sums are less than nothing where a refund
 * came back: what is left of the invoice is always its total without the amounts of all of these.
 */
export const creditNote = z.strictObject({
  number: z.string(),
  at: time,
  /** By this clock is its day: that of the stall when it was written. */
  timeZone: z.string(),
  /** As they were when it was written; `buyer` is '' where their account is deleted. */
  seller,
  buyer: z.string(),
  /** How the order is paid, and where what goes back goes. */
  pay: payBy,
  amount: z.int(),
  /** Of that, of the tip, which has no tax. */
  tip: z.int(),
  taxes: z.array(taxLine),
  /** What it is for; empty where it is of a mere sum. */
  lines: z.array(invoiceLine),
});

/** Reply of `GET /api/food/invoice/:id`: what was handed over, and what was given back of it since. */
export const invoice = z.strictObject({
  orderid,
  number: z.string(),
  /** When it was handed over. */
  at: time,
  seller,
  /** Of whoever placed it; '' where their account is deleted. */
  buyer: z.string(),
  currency: toldCurrency,
  /** How it was paid. */
  pay: payBy,
  /** By this clock is its day: that of the stall when it was written. */
  timeZone: z.string(),
  lines: z.array(invoiceLine),
  totals,
  credits: z.array(creditNote),
});
export type Invoice = z.infer<typeof invoice>;
