import * as z from 'zod/mini';
import { toldCurrency } from '../../core/currency.ts';
import { orderid, taxLine, totals } from './order.contract.ts';
import { orderLine } from './own-order.contract.ts';

const time = z.iso.datetime();

/** What takes back something of an invoice, under a number of its own. */
export const creditNote = z.strictObject({
  number: z.string(),
  at: time,
  amount: z.int(),
  taxes: z.array(taxLine),
});

/** Reply of `GET /api/food/invoice/:id`: what was handed over, and what was given back of it since. */
export const invoice = z.strictObject({
  orderid,
  number: z.string(),
  /** When it was handed over. */
  at: time,
  seller: z.strictObject({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  /** Of whoever placed it; '' where their account is deleted. */
  buyer: z.string(),
  currency: toldCurrency,
  lines: z.array(orderLine),
  totals,
  credits: z.array(creditNote),
});
export type Invoice = z.infer<typeof invoice>;
