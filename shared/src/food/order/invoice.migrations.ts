import type { Migration, StoredShape } from '../../core/stored-shape.ts';
import {
  creditPaper,
  type CreditPaper,
  invoicePaper,
  type InvoicePaper,
} from './invoice-papers.ts';

/**
 * Papers say by which clock their day is, and how their order is paid. Of one that was written before, neither is known;
 * some of them name their clock already.
 */
const clockAndPay: Migration = (fields) => ({ timeZone: 'UTC', pay: null, ...fields });

/** What is stored of an invoice. */
export const storedInvoice: StoredShape<InvoicePaper> = {
  name: 'invoice',
  schema: invoicePaper,
  migrations: [clockAndPay],
};

/** What is stored of a credit note. */
export const storedCreditNote: StoredShape<CreditPaper> = {
  name: 'credit-note',
  schema: creditPaper,
  migrations: [clockAndPay],
};
