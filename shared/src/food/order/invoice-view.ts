import type { Invoice } from './invoice.contract.ts';
import { creditsOf, invoiced } from './invoice.ts';
import type { OrderState } from './order-state.ts';
import { orderLinesOf } from './order-views.ts';

/** What only the server knows of an invoice. */
export interface InvoiceBeside {
  readonly number: string;
  readonly seller: Invoice['seller'];
  readonly buyer: string;
  /** The number of each credit note that was written, by the key of its refund, and when. */
  readonly notes: ReadonlyMap<string, { readonly number: string; readonly at: number }>;
}

/** The invoice of an order with its credit notes; null as long as nothing was handed over. */
export const invoiceOf = (order: OrderState, beside: InvoiceBeside): Invoice | null => {
  const { orderid, deliveredAt, invoiced: places, currency } = order;
  if (deliveredAt === null || places === null) return null;
  const { number, seller, buyer, notes } = beside;
  const lines = orderLinesOf(order);
  return {
    orderid,
    number,
    at: new Date(deliveredAt).toISOString(),
    seller,
    buyer,
    currency,
    lines: places.flatMap((place) => lines[place] ?? []),
    totals: invoiced(order).totals,
    credits: creditsOf(order).flatMap(({ refund, amount, taxes }) => {
      const note = notes.get(refund);
      if (note === undefined) return [];
      const at = new Date(note.at).toISOString();
      return [{ number: note.number, at, amount, taxes: [...taxes] }];
    }),
  };
};
