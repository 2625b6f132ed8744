import type { Invoice } from './invoice.contract.ts';
import type { CreditPaper, InvoicePaper } from './invoice-papers.ts';

const textOf = (at: number): string => new Date(at).toISOString();

/** What is told where it was written before papers said so themselves: as the order has it. */
type Beside = Pick<Invoice, 'pay'>;

/** An invoice with its credit notes, as they were written. */
export const toldInvoice = (
  paper: InvoicePaper,
  notes: readonly CreditPaper[],
  { pay }: Beside,
): Invoice => {
  const { stallid: _ofStall, at, ...said } = paper;
  return {
    ...said,
    at: textOf(at),
    pay: said.pay ?? pay,
    credits: notes.map((note) => ({
      number: note.number,
      at: textOf(note.at),
      timeZone: note.timeZone,
      seller: note.seller,
      buyer: note.buyer,
      pay: note.pay ?? said.pay ?? pay,
      amount: note.amount,
      tip: note.tip,
      taxes: note.taxes,
      lines: note.lines,
    })),
  };
};

/** How much of what was paid a note of a mere sum gives back: with those before it, all that was left is the rest. */
export const creditedPart = (
  { totals, credits }: Pick<Invoice, 'totals' | 'credits'>,
  { number, amount }: Pick<Invoice['credits'][number], 'number' | 'amount'>,
): 'all' | 'rest' | 'part' => {
  if (amount === totals.total) return 'all';
  const place = credits.findIndex((each) => each.number === number);
  const back = credits.slice(0, place + 1).reduce((sum, each) => sum + each.amount, 0);
  return back === totals.total ? 'rest' : 'part';
};
