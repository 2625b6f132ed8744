import { moneyText } from '@sets/shared/food/money.ts';
import { invoiceMessages } from '@sets/shared/food/order/invoice.messages.ts';

const language = 'en';

/** What is said of invoices to whoever calls, and what stands in their names. */
export const paperMessages = {
  nameStall: 'Name the stall.',
  noInvoice: 'This order has no invoice yet.',
  numbering: 'Invoices of this stall are being numbered elsewhere. Try again in a moment.',
  busy: 'Many invoices are being drawn just now. Try again in a moment.',
  tooLong: 'This invoice takes more time or memory to draw than there is.',
  sheet: 'Accounting',
  tableName: (from: string, to: string) => `accounting ${from} ${to}`,
} as const;

const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });

/** What papers say, with amounts, shares and days in words. */
export const invoiceWords = {
  ...invoiceMessages,
  page: (number: string, page: number, pages: number) =>
    pages === 1 ? number : `${number} · page ${page} of ${pages}`,
  percent: (rate: number) => percent.format(rate / 10_000),
  money: (minor: number, currency: string) => moneyText(minor, currency, language),
  day: (at: string, timeZone: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(Date.parse(at)),
} as const;
