import type { InvoicePaper } from '@sets/shared/food/order/invoice-papers.ts';
import type { TaxLine } from '@sets/shared/food/order/order.contract.ts';

/** So much of a paper as is booked: of an invoice, or of a credit note, which takes it back. */
export interface BookedPaper {
  readonly kind: 'invoice' | 'credit';
  /** As it is written; within a stall these are in the order of year and number. */
  readonly text: string;
  readonly year: number;
  readonly number: number;
  readonly currency: string;
  /** What is given back of an order by card goes back to the card. */
  readonly pay: InvoicePaper['pay'];
  /** A tip has no tax. */
  readonly tip: number;
  readonly taxes: readonly TaxLine[];
}

export interface BookedStall {
  readonly stallid: string;
  readonly name: string;
}

type Numbered = Pick<BookedPaper, 'text' | 'year' | 'number'>;

/** Sums in minor units. */
interface Sums {
  net: number;
  tax: number;
  gross: number;
  tips: number;
}

/** What a stall has written on a day of a rate of tax, and of one way of paying. */
export interface AccountingRow {
  readonly day: string;
  readonly stall: BookedStall;
  readonly currency: string;
  readonly pay: InvoicePaper['pay'];
  /** In hundredths of a percent; null for what has no tax: tips, and papers with nothing in them. */
  readonly rate: number | null;
  /** Papers that have something of this rate: one of two rates counts in both rows. */
  invoices: number;
  credits: number;
  /** Of these, the first and the last number. */
  first: Numbered;
  last: Numbered;
  readonly sold: Sums;
  readonly back: Sums;
}

const nothing = (): Sums => ({ net: 0, tax: 0, gross: 0, tips: 0 });

const isBefore = (one: Numbered, other: Numbered): boolean =>
  one.year === other.year ? one.number < other.number : one.year < other.year;

/** What of a paper belongs to which rate. */
const partsOf = ({ tip, taxes }: BookedPaper): [rate: number | null, part: Sums][] => {
  const parts = taxes.map(({ rate, net, tax, gross }): [number | null, Sums] => [
    rate,
    { net, tax, gross, tips: 0 },
  ]);
  const isBare = tip === 0 && parts.length > 0;
  return isBare ? parts : [...parts, [null, { ...nothing(), tips: tip }]];
};

const add = (sums: Sums, { net, tax, gross, tips }: Sums): void => {
  sums.net += net;
  sums.tax += tax;
  sums.gross += gross;
  sums.tips += tips;
};

/** Adds up papers by day, stall, currency, way of paying and rate of tax. Each amount of a paper is in one row alone. */
export class AccountingSums {
  readonly #rows = new Map<string, AccountingRow>();

  add(day: string, stall: BookedStall, paper: BookedPaper): void {
    for (const [rate, part] of partsOf(paper)) {
      const row = this.#rowOf(day, stall, paper, rate);
      if (isBefore(paper, row.first)) row.first = paper;
      if (isBefore(row.last, paper)) row.last = paper;
      if (paper.kind === 'invoice') row.invoices += 1;
      else row.credits += 1;
      add(paper.kind === 'invoice' ? row.sold : row.back, part);
    }
  }

  /** By day, then by stall, then by way of paying, then by rate: what has no tax last. */
  rows(): AccountingRow[] {
    const rateOf = ({ rate }: AccountingRow): number => rate ?? Infinity;
    return [...this.#rows.values()].toSorted(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        one.stall.name.localeCompare(other.stall.name, 'en') ||
        one.stall.stallid.localeCompare(other.stall.stallid) ||
        one.currency.localeCompare(other.currency) ||
        (one.pay ?? '').localeCompare(other.pay ?? '') ||
        // Infinity without itself is no number.
        (one.rate === other.rate ? 0 : rateOf(one) - rateOf(other)),
    );
  }

  #rowOf(day: string, stall: BookedStall, paper: BookedPaper, rate: number | null): AccountingRow {
    const { currency, pay } = paper;
    const key = [day, stall.stallid, currency, pay, rate].join(' ');
    const row = this.#rows.get(key) ?? {
      day,
      stall,
      currency,
      pay,
      rate,
      invoices: 0,
      credits: 0,
      first: paper,
      last: paper,
      sold: nothing(),
      back: nothing(),
    };
    this.#rows.set(key, row);
    return row;
  }
}
