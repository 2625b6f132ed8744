import { typedMoney } from '@sets/shared/food/money.ts';
import type { Cell } from '../../../../core/csv.ts';
import type { AccountingRow } from './accounting-sums.ts';
import { invoiceWords as words } from './papers.messages.ts';

export const accountingHeader = [
  'Day',
  'Stall',
  'Currency',
  words.paid,
  'Tax in %',
  'Invoices',
  'Credit notes',
  'First number',
  'Last number',
  'Net',
  'Tax',
  'Gross',
  'Tips',
  'Refunded net',
  'Refunded tax',
  'Refunded gross',
  'Refunded tips',
] as const;

/** A row as cells. Amounts are numbers: as text, those below nothing would be taken for formulas. */
export const cellsOfRow = (row: AccountingRow): Cell[] => {
  const { day, stall, currency, pay, rate, invoices, credits, first, last, sold, back } = row;
  const money = (minor: number): number => Number(typedMoney(minor, currency));
  return [
    day,
    stall.name,
    currency,
    pay === null ? null : words.paidBy[pay],
    rate === null ? null : rate / 100,
    invoices,
    credits,
    first.text,
    last.text,
    ...[sold, back].flatMap(({ net, tax, gross, tips }) => [net, tax, gross, tips].map(money)),
  ];
};
