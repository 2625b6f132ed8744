import { moneyText } from '@sets/shared/food/money.ts';
import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';

const language = 'en';

/** What is said of invoices to whoever calls, and what stands in their names. */
export const paperMessages = {
  nameStall: 'Name the stall.',
  busy: 'Many invoices are being drawn just now. Try again in a moment.',
  tooLong: 'This invoice takes more time or memory to draw than there is.',
  sheet: 'Accounting',
  tableName: (from: string, to: string) => `accounting ${from} ${to}`,
} as const;

const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });

/** What an invoice says of its own on paper. */
export const invoiceWords = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  title: (number: string) => `Invoice ${number}`,
  seller: 'Seller',
  buyer: 'Buyer',
  noSeller: 'Not named by the stall',
  noBuyer: 'Not named',
  taxNumber: (number: string) => `Tax number ${number}`,
  number: 'Number',
  date: 'Date',
  deliveredOn: 'Handed over',
  ofInvoice: 'To invoice',
  paid: { counter: 'At the counter', card: 'By card' } satisfies Record<Invoice['pay'], string>,
  paidHow: 'Paid',
  item: 'Item',
  count: 'Quantity',
  each: 'Each',
  tax: 'Tax',
  amount: 'Amount',
  rate: 'Tax rate',
  net: 'Net',
  gross: 'Gross',
  items: 'Items',
  fee: 'Delivery',
  tip: 'Tip, without tax',
  total: 'Total',
  back: 'Given back',
  takenBack: 'Takes back an earlier credit note: its refund did not arrive.',
  mereSum: {
    all: 'All of what was paid.',
    rest: 'The rest of what was paid.',
    part: 'A part of what was paid.',
  },
  page: (number: string, page: number, pages: number) =>
    pages === 1 ? number : `${number} · page ${page} of ${pages}`,
  /** What a choice costs, which is in the price of its item. */
  included: (price: string) => `incl. ${price}`,
  percent: (rate: number) => percent.format(rate / 10_000),
  money: (minor: number, currency: string) => moneyText(minor, currency, language),
  day: (at: string, timeZone: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(Date.parse(at)),
} as const;
