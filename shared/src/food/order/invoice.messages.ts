import type { Invoice } from './invoice.contract.ts';

/** What invoices and credit notes say of their own, on their page and on paper alike. */
export const invoiceMessages = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  /** Also what a saved one is called. */
  titleOf: (number: string) => `Invoice ${number}`,
  seller: 'Seller',
  noSeller: 'Not named by the stall',
  buyer: 'Buyer',
  noBuyer: 'Not named',
  taxNumber: 'Tax number',
  number: 'Number',
  invoiceDate: 'Invoice date',
  handedOver: 'Handed over',
  paid: 'Paid',
  /** Of a credit note: what it says is of the invoice that it corrects. */
  invoicePaid: 'Invoice paid',
  paidBy: { counter: 'At the counter', card: 'By card' } satisfies Record<Invoice['pay'], string>,
  /** Of a credit note. */
  date: 'Date',
  ofInvoice: 'For invoice',
  item: 'Item',
  count: 'Quantity',
  each: 'Each',
  tax: 'Tax',
  amount: 'Amount',
  /** What a choice costs, which is in the price of its item. */
  included: (price: string) => `incl. ${price}`,
  items: 'Items',
  fee: 'Delivery',
  tip: 'Tip (not taxed)',
  total: 'Total',
  rate: 'Tax rate',
  net: 'Net',
  gross: 'Gross',
  back: 'Given back',
  mereSum: {
    all: 'All of what was paid.',
    rest: 'The rest of what was paid.',
    part: 'A part of what was paid.',
  },
  bounced: 'Cancels an earlier credit note: its refund did not arrive.',
} as const;
