import type { Connection } from 'mongoose';
import type { PersonalData } from '../../../../core/personal-data.ts';
import type { RouteGroup } from '../../../../core/route.ts';
import { Accounting } from './accounting.service.ts';
import { InvoiceNumbers } from './invoice-numbers.service.ts';
import { invoicePersonalData } from './invoices.personal-data.ts';
import { Invoices } from './invoices.service.ts';
import { PaperWriting } from './paper-writing.service.ts';
import type { PaperTools } from './papers-tools.ts';
import { paperRoutes } from './papers.routes.ts';

interface OpenedPapers {
  readonly routes: RouteGroup;
  /** For whoever does what orders ask for. */
  readonly writing: PaperWriting;
  readonly personalData: PersonalData;
}

/** Invoices and credit notes: how they are written, read and added up. */
export const openPapers = (connection: Connection, tools: PaperTools): OpenedPapers => {
  const parts = { ...tools, numbers: new InvoiceNumbers(connection) };
  return {
    routes: paperRoutes({ invoices: new Invoices(parts), accounting: new Accounting(parts) }),
    writing: new PaperWriting(parts),
    personalData: invoicePersonalData(parts.numbers),
  };
};
