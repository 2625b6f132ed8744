import { invoiceMessages as shared } from '@sets/shared/food/order/invoice.messages.ts';
import { locale } from '../../../core/locale.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });

/** What the page of an invoice says, and the papers on it. */
export const invoiceMessages = {
  ...shared,
  loading: 'Loading the invoice …',
  failed: 'The invoice cannot be loaded',
  retry: 'Try again',
  none: 'There is no such invoice',
  noneText: 'It may be of somebody else’s order, or the address is mistyped.',
  notYet: 'No invoice yet',
  notYetText: 'It is written some seconds after the order was handed over.',
  looking: 'This page looks for it by itself.',
  toOrders: 'Your orders',
  /** Of a vendor, who sees those of their stalls. */
  toKitchen: 'To the orders',
  toOrder: 'The order',
  visitor: 'Log in to see this invoice',
  visitorText: 'Whoever placed the order sees it, and the stall that sold it.',
  login: 'Log in',
  pdf: 'Save as PDF',
  print: 'Print',
  fileName: (number: string) => `${shared.titleOf(number)}.pdf`,
  lines: 'What was sold',
  /** How many of what price, where there is no room for columns. */
  short: (count: string, each: string, tax: string) => `${count} × ${each}, ${tax} tax`,
  taxes: 'Tax included',
  percent: (rate: number) => percent.format(rate / 10_000),
  credits: 'Refunds',
} as const;
