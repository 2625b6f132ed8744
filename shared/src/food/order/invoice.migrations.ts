import type { StoredShape } from '../../core/stored-shape.ts';
import {
  creditPaper,
  type CreditPaper,
  invoicePaper,
  type InvoicePaper,
} from './invoice-papers.ts';

/** What is stored of an invoice. */
export const storedInvoice: StoredShape<InvoicePaper> = {
  name: 'invoice',
  schema: invoicePaper,
  migrations: [],
};

/** What is stored of a credit note. */
export const storedCreditNote: StoredShape<CreditPaper> = {
  name: 'credit-note',
  schema: creditPaper,
  migrations: [],
};
