import { invoiceYear, textOfInvoiceNumber } from '@sets/shared/food/order/invoice-number.ts';
import { creditPaperOf, invoicePaperOf } from '@sets/shared/food/order/invoice-papers.ts';
import { creditsOf } from '@sets/shared/food/order/crediting.ts';
import { happenings } from '@sets/shared/food/order/testing/happenings.ts';
import { OrderWorld } from '@sets/shared/food/order/testing/order-world.ts';
import { line, nameOf, orderOf, twoLines } from '@sets/shared/food/order/testing/orders.ts';
import { dayAt } from '@sets/shared/food/opening.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../../../core/csv.ts';
import { accountingHeader, cellsOfRow } from './accounting-table.ts';
import { AccountingSums, type BookedPaper } from './accounting-sums.ts';

const stall = { stallid: 'a-stall', name: '=Stall' };
const timeZone = 'Pacific/Auckland';
const seller = { name: '', address: '', taxNumber: '' };

const kinds = fc.record({
  pay: fc.constantFrom('card' as const, 'counter' as const),
  had: fc.constantFrom(
    { type: 'pick-up' as const },
    { type: 'delivery' as const, place: 'Room 7' },
  ),
  tip: fc.integer({ min: 0, max: 99 }),
  lines: fc.constantFrom(
    twoLines,
    [line({ price: 333 }), line({ itemid: nameOf('other'), price: 1, count: 2 })],
    [line({ price: 7, tax: 700 }), line({ itemid: nameOf('other'), price: 7, count: 2, tax: 0 })],
    [line({ price: 0 })],
  ),
});
const orders = fc.array(
  fc.record({
    kind: kinds,
    all: happenings,
    days: fc.integer({ min: 0, max: 400 }),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  }),
  { minLength: 1, maxLength: 6 },
);

type Ordered = typeof orders extends fc.Arbitrary<infer Value> ? Value : never;

interface Paper extends BookedPaper {
  readonly day: string;
  /** All that it is of, as it says itself. */
  readonly amount: number;
}

/** All that a stall writes of these orders, whatever becomes of them. */
const papersOf = (all: Ordered): Paper[] => {
  const numbers = new Map<number, number>();
  const numbered = (at: number) => {
    const year = invoiceYear(timeZone, at);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const text = textOfInvoiceNumber({ series: 'BCDFGH', year, number });
    return { text, year, number, day: dayAt(timeZone, at) };
  };
  return all.flatMap(({ kind, all: each, days, currency }): Paper[] => {
    const world = new OrderWorld(orderOf(kind));
    for (const one of each) world.happens(one);
    world.comesToRest();
    const order = { ...world.order, currency };
    const beside = { number: '', timeZone, seller, buyer: '' };
    const invoice = invoicePaperOf(order, beside);
    if (invoice === null) return [];
    const at = invoice.at + days * 24 * 3_600_000;
    const notes = creditsOf(order).map(({ refund }, place) => {
      const when = at + (place + 1) * 10 * 3_600_000;
      const note = creditPaperOf(order, refund, { ...beside, at: when, invoice: '' })!;
      const { tip, taxes, amount, pay } = note;
      return Object.assign(numbered(when), {
        kind: 'credit' as const,
        currency,
        pay,
        tip,
        taxes,
        amount,
      });
    });
    const { tip, taxes, total } = invoice.totals;
    const { pay } = invoice;
    return [
      { kind: 'invoice', currency, pay, tip, taxes, amount: total, ...numbered(at) },
      ...notes,
    ];
  });
};

const digits: Readonly<Record<string, number>> = { EUR: 2, JPY: 0, KWD: 3 };
const paidBy = { card: 'By card', counter: 'At the counter' } as const;
const kindsOfMoney = Object.keys(digits).flatMap(
  (currency) =>
    [
      [currency, 'card'],
      [currency, 'counter'],
    ] as const,
);
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

test('the sums of the table are those of the papers, of cards and of the counter apart, whatever was ordered and given back', () => {
  const credits = { card: 0, counter: 0 };
  fc.assert(
    fc.property(orders, (all) => {
      const papers = papersOf(all);
      const sums = new AccountingSums();
      for (const { day, ...paper } of papers) sums.add(day, stall, paper);
      const text = [...csvOf(accountingHeader, sums.rows().map(cellsOfRow))].join('');
      const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
      for (const [currency, pay] of kindsOfMoney) {
        const own = rows.filter(
          (row) => row['Currency'] === currency && row['Paid'] === paidBy[pay],
        );
        const minor = (column: string): number =>
          sum(own.map((row) => Math.round(Number(row[column]) * 10 ** digits[currency]!)));
        const amounts = (kind: string): number =>
          sum(
            papers
              .filter((p) => p.kind === kind && p.currency === currency && p.pay === pay)
              .map((p) => p.amount),
          );
        expect(minor('Gross') + minor('Tips')).toBe(amounts('invoice'));
        expect(minor('Net') + minor('Tax')).toBe(minor('Gross'));
        expect(minor('Refunded gross') + minor('Refunded tips')).toBe(amounts('credit'));
        expect(minor('Refunded net') + minor('Refunded tax')).toBe(minor('Refunded gross'));
      }
      const named = rows.flatMap((row) => [row['First number'], row['Last number']]);
      const known = new Set(papers.map((paper) => paper.text));
      for (const each of named) expect(known.has(each!)).toBe(true);
      // Each day with a paper has a row, and none has a row without.
      expect(new Set(rows.map((row) => row['Day']))).toEqual(new Set(papers.map((p) => p.day)));
      for (const row of rows) expect(row['Stall']).toBe("'=Stall");
      for (const { kind, pay } of papers) if (kind === 'credit') credits[pay!] += 1;
    }),
    { numRuns: 150 },
  );
  // Else this proved nothing of what was given back.
  expect(credits.card + credits.counter).toBeGreaterThan(20);
  for (const some of Object.values(credits)) expect(some).toBeGreaterThan(5);
}, 60_000);

test('a row is of one day, stall, currency, way of paying and rate, and names the first and the last of its numbers', () => {
  const sums = new AccountingSums();
  const paper = (number: number, more: Partial<BookedPaper> = {}): BookedPaper => ({
    kind: 'invoice',
    text: `N-${number}`,
    year: 2_031,
    number,
    currency: 'EUR',
    pay: 'counter',
    tip: 0,
    taxes: [{ rate: 1_900, net: 100, tax: 19, gross: 119 }],
    ...more,
  });
  sums.add('2031-01-02', stall, paper(10));
  sums.add('2031-01-02', stall, paper(9, { tip: 5 }));
  sums.add('2031-01-02', stall, paper(11, { kind: 'credit' }));
  sums.add('2031-01-02', stall, paper(12, { pay: 'card' }));
  // Written before papers said how their order is paid.
  sums.add('2031-01-02', stall, paper(8, { pay: null }));
  sums.add('2031-01-01', stall, paper(99, { year: 2_030 }));
  sums.add('2031-01-02', { ...stall, name: 'A stall', stallid: 'other' }, paper(1));
  const told = sums
    .rows()
    .map(({ day, stall: { name }, pay, rate, invoices, credits, first, last, sold, back }) => [
      day,
      name,
      pay,
      rate,
      invoices,
      credits,
      first.text,
      last.text,
      sold.gross,
      sold.tips,
      back.gross,
    ]);
  expect(told).toEqual([
    ['2031-01-01', '=Stall', 'counter', 1_900, 1, 0, 'N-99', 'N-99', 119, 0, 0],
    ['2031-01-02', '=Stall', null, 1_900, 1, 0, 'N-8', 'N-8', 119, 0, 0],
    ['2031-01-02', '=Stall', 'card', 1_900, 1, 0, 'N-12', 'N-12', 119, 0, 0],
    ['2031-01-02', '=Stall', 'counter', 1_900, 2, 1, 'N-9', 'N-11', 238, 0, 119],
    ['2031-01-02', '=Stall', 'counter', null, 1, 0, 'N-9', 'N-9', 0, 5, 0],
    ['2031-01-02', 'A stall', 'counter', 1_900, 1, 0, 'N-1', 'N-1', 119, 0, 0],
  ]);
});
