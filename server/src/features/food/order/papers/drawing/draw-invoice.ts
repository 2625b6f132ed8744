import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { createFontChooser } from '../../../../../core/paper/fonts/choose-font.ts';
import { eastOf } from '../../../../../core/paper/fonts/families.ts';
import { inks } from '../../../../../core/paper/ink.ts';
import { paint } from '../../../../../core/paper/paint.ts';
import type { PlacedLine, Sheet } from '../../../../../core/paper/sheet.ts';
import { cleanLine } from '../../../../../core/paper/type/clean.ts';
import { invoiceWords as words } from '../papers.messages.ts';
import { footStyle, putCredit, putInvoice } from './invoice-rows.ts';
import { Rows } from './rows.ts';

interface Page {
  readonly sheet: Sheet;
  readonly foot: PlacedLine;
}

/**
 * An invoice as a PDF on A4, with text that can be selected, and after it each of its credit notes on pages of its own.
 * The same invoice is the same bytes. For a thread of its own: it holds up others for as long as it takes.
 */
export const drawInvoice = (invoice: Invoice): Promise<Buffer> => {
  const chooser = createFontChooser(eastOf(JSON.stringify(invoice)));
  const pagesOf = (number: string, write: (rows: Rows) => void): Page[] => {
    const rows = new Rows(chooser);
    write(rows);
    const { sheets } = rows;
    const footOf = (at: number): PlacedLine =>
      rows.foot(words.page(number, at + 1, sheets.length), footStyle);
    return sheets.map((sheet, at) => ({ sheet, foot: footOf(at) }));
  };
  const pages = [
    ...pagesOf(invoice.number, (rows) => putInvoice(rows, invoice)),
    ...invoice.credits.flatMap((credit) =>
      pagesOf(credit.number, (rows) => putCredit(rows, invoice, credit)),
    ),
  ];
  return paint(
    pages.map(({ sheet }) => sheet),
    {
      title: words.titleOf(invoice.number),
      author: cleanLine(invoice.seller.name),
      photo: null,
      link: inks.ink,
      footOf: (page) => pages[page - 1]?.foot ?? null,
      at: new Date(invoice.credits.at(-1)?.at ?? invoice.at),
    },
  );
};
