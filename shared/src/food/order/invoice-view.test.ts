import { expect, test } from 'vitest';
import { creditedPart } from './invoice-view.ts';
import { creditForTests, invoiceForTests } from './testing/invoices.ts';

/** What each of these notes of an invoice of 1400 gives back, one after the other. */
const partsOf = (...amounts: number[]): string[] => {
  const credits = amounts.map((amount, at) => creditForTests({ number: `N-${at}`, amount }));
  const invoice = invoiceForTests({ credits });
  return credits.map((credit) => creditedPart(invoice, credit));
};

test('a note gives back all of what was paid, the rest of it, or a part', () => {
  expect(partsOf(1_400)).toEqual(['all']);
  expect(partsOf(350)).toEqual(['part']);
  expect(partsOf(350, 50, 1_000)).toEqual(['part', 'part', 'rest']);
});

test('what came back can go back again', () => {
  expect(partsOf(1_400, -1_400, 1_400)).toEqual(['all', 'part', 'all']);
  expect(partsOf(350, 1_050, -350, 350)).toEqual(['part', 'rest', 'part', 'rest']);
});
