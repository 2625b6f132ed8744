import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { creditedPart } from '@sets/shared/food/order/invoice-view.ts';
import { inks } from '../../../../../core/paper/ink.ts';
import { style } from '../../../../../core/paper/styles.ts';
import { invoiceWords as words } from '../papers.messages.ts';
import { type Cell, frame, type Row, type Rows } from './rows.ts';

type Credit = Invoice['credits'][number];
type Line = Invoice['lines'][number];
type TaxLine = Invoice['totals']['taxes'][number];

const text = style(10, { leading: 1.4 });
const bold = { ...text, weight: 600 } as const;
const soft = style(9, { leading: 1.4, colour: inks.soft });
const title = style(24, { weight: 600, leading: 1.25 });
const total = style(12.5, { weight: 600, leading: 1.4 });
export const footStyle = soft;

/** Columns of lines, from left to right; the last ends where lines end. */
const columns = {
  item: { x: 0, width: 205 },
  count: { x: 205, width: 52 },
  each: { x: 257, width: 88 },
  tax: { x: 345, width: 48 },
  amount: { x: 393, width: frame.width - 393 },
} as const;
const half = (frame.width - 24) / 2;
const right = frame.width - half;

const end = (column: { x: number; width: number }, said: string, of = text): Cell => ({
  ...column,
  text: said,
  style: of,
  isEnd: true,
});

/** A small word above or beside what it names. */
const label = (said: string, x: number, width: number): Cell => ({
  text: said,
  x,
  width,
  style: soft,
});

const linesIn = (...texts: readonly string[]): string[] =>
  texts.flatMap((each) => each.split('\n')).filter((each) => each.trim() !== '');

type Parties = Pick<Invoice, 'seller' | 'buyer'>;

const sellerLines = ({ seller: { name, address, taxNumber } }: Parties): string[] => {
  const lines = linesIn(name, address, taxNumber && `${words.taxNumber} ${taxNumber}`);
  return lines.length === 0 ? [words.noSeller] : lines;
};

const putParties = (rows: Rows, parties: Parties): void => {
  const sellers = sellerLines(parties);
  const buyers = [parties.buyer === '' ? words.noBuyer : parties.buyer];
  rows.put({
    role: 'P',
    before: 18,
    keeps: 30,
    cells: [label(words.seller, 0, half), label(words.buyer, right, half)],
  });
  // A row stays on its page, and an address may have more lines than one.
  for (const [at, seller] of sellers.entries()) {
    const buyer = buyers[at] ?? '';
    rows.put({
      role: 'P',
      cells: [
        { text: seller, x: 0, width: half, style: text },
        { text: buyer, x: right, width: half, style: text },
      ],
    });
  }
};

const putFacts = (rows: Rows, facts: readonly (readonly [string, string])[]): void => {
  for (const [at, [name, value]] of facts.entries()) {
    rows.put({
      role: 'P',
      before: at === 0 ? 16 : 1,
      cells: [
        { ...label(name, 0, 110), style: { ...text, colour: inks.soft } },
        { text: value, x: 112, width: frame.width - 112, style: text },
      ],
    });
  }
};

const lineHead: Row = {
  role: 'TH',
  before: 22,
  keeps: 34,
  rule: 'below',
  cells: [
    { ...columns.item, text: words.item, style: soft },
    end(columns.count, words.count, soft),
    end(columns.each, words.each, soft),
    end(columns.tax, words.tax, soft),
    end(columns.amount, words.amount, soft),
  ],
};

function* lineRows(lines: readonly Line[], currency: string): Generator<Row> {
  for (const line of lines) {
    yield {
      role: 'TD',
      before: 5,
      cells: [
        { ...columns.item, text: line.name, style: text },
        end(columns.count, String(line.count)),
        end(columns.each, words.money(line.price, currency)),
        end(columns.tax, words.percent(line.tax)),
        end(columns.amount, words.money(line.total, currency)),
      ],
    };
    for (const { name, price } of line.choices) {
      const { x, width } = columns.item;
      const said = price === 0 ? '' : words.included(words.money(price, currency));
      yield {
        role: 'TD',
        cells: [
          { text: name, x: x + 10, width: width - 10, style: soft },
          end(columns.each, said, soft),
        ],
      };
    }
  }
}

const amountRow = (name: string, amount: string, more: Partial<Row> = {}, of = text): Row => ({
  role: 'TD',
  before: 2,
  cells: [
    { text: name, x: right, width: columns.amount.x - right, style: of },
    end(columns.amount, amount, of),
  ],
  ...more,
});

/** What all of it comes to, and what of that is tax. */
const putTaxes = (rows: Rows, taxes: readonly TaxLine[], currency: string): void => {
  if (taxes.length === 0) return;
  const money = (minor: number): string => words.money(minor, currency);
  const { count, each, tax, amount } = columns;
  const net = { x: count.x, width: each.x + each.width - count.x - 24 };
  const taxed = {
    x: each.x + each.width - 24,
    width: tax.x + tax.width - each.x - each.width + 24,
  };
  rows.table(
    {
      role: 'TH',
      before: 22,
      keeps: 20,
      rule: 'below',
      cells: [
        { ...columns.item, text: words.rate, style: soft },
        end(net, words.net, soft),
        end(taxed, words.tax, soft),
        end(amount, words.gross, soft),
      ],
    },
    taxes.map((line) => ({
      role: 'TD' as const,
      before: 3,
      cells: [
        { ...columns.item, text: words.percent(line.rate), style: text },
        end(net, money(line.net)),
        end(taxed, money(line.tax)),
        end(amount, money(line.gross)),
      ],
    })),
  );
};

const titleRow = (said: string): Row => ({
  role: 'H1',
  cells: [{ text: said, x: 0, width: frame.width, style: title }],
});

export const putInvoice = (rows: Rows, invoice: Invoice): void => {
  const { currency, totals, timeZone } = invoice;
  const money = (minor: number): string => words.money(minor, currency);
  rows.put(titleRow(words.invoice));
  putParties(rows, invoice);
  putFacts(rows, [
    [words.number, invoice.number],
    [words.invoiceDate, words.day(invoice.at, timeZone)],
    [words.handedOver, words.day(invoice.at, timeZone)],
    [words.paid, words.paidBy[invoice.pay]],
  ]);
  rows.table(lineHead, lineRows(invoice.lines, currency));
  if (totals.fee !== 0 || totals.tip !== 0)
    rows.put(amountRow(words.items, money(totals.items), { before: 14, keeps: 40 }));
  if (totals.fee !== 0) rows.put(amountRow(words.fee, money(totals.fee)));
  if (totals.tip !== 0) rows.put(amountRow(words.tip, money(totals.tip)));
  rows.put(amountRow(words.total, money(totals.total), { before: 6, rule: 'above' }, total));
  putTaxes(rows, totals.taxes, currency);
};

export const putCredit = (rows: Rows, invoice: Invoice, credit: Credit): void => {
  const { currency } = invoice;
  const money = (minor: number): string => words.money(minor, currency);
  rows.put(titleRow(words.creditNote));
  // As it was written: a stall may have moved since its invoice.
  putParties(rows, credit);
  putFacts(rows, [
    [words.number, credit.number],
    [words.date, words.day(credit.at, credit.timeZone)],
    [words.ofInvoice, invoice.number],
    [words.invoicePaid, words.paidBy[credit.pay]],
  ]);
  if (credit.lines.length > 0) rows.table(lineHead, lineRows(credit.lines, currency));
  const said = credit.amount < 0 ? words.bounced : words.mereSum[creditedPart(invoice, credit)];
  if (credit.lines.length === 0 || credit.amount < 0)
    rows.put({
      role: 'P',
      before: 18,
      cells: [{ text: said, x: 0, width: frame.width, style: bold }],
    });
  if (credit.tip !== 0) rows.put(amountRow(words.tip, money(credit.tip), { before: 14 }));
  const back = amountRow(words.back, money(credit.amount), { before: 6, rule: 'above' }, total);
  rows.put(back);
  putTaxes(rows, credit.taxes, currency);
};
