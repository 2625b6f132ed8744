import { type Invoice, invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { orderCalls as calls } from '@sets/shared/food/order/order.calls.ts';
import { fileNameOf } from '../../../../core/file-name.ts';
import { paperThread } from '../../../../core/paper/draw-in-thread.ts';
import { type RouteGroup, serve } from '../../../../core/route.ts';
import type { Accounting } from './accounting.service.ts';
import type { Invoices } from './invoices.service.ts';
import { invoiceWords, paperMessages } from './papers.messages.ts';

interface PaperParts {
  readonly invoices: Pick<Invoices, 'of'>;
  readonly accounting: Accounting;
}

const thread = new URL('drawing/invoice-thread.ts', import.meta.url);
const { busy, tooLong } = paperMessages;

/** Invoices as they are stored, on paper, which is drawn anew for each call, and what they add up to. */
export const paperRoutes = ({ invoices, accounting }: PaperParts): RouteGroup => {
  const draw: (who: string, drawing: Invoice) => Promise<Buffer> = paperThread({
    thread,
    busy,
    tooLong,
  });
  return {
    name: 'Invoices',
    schemas: { Invoice: invoice },
    routes: [
      serve(calls.invoice, ({ actor, params }) => invoices.of(actor, params.id)),
      serve(calls.invoicePdf, async ({ actor, params }) => {
        const told = await invoices.of(actor, params.id);
        const name = fileNameOf(invoiceWords.titleOf(told.number), '.pdf');
        return { name, contents: await draw(actor.userid, told) };
      }),
      serve(calls.accounting, ({ actor, query }) => accounting.csv(actor, query)),
      serve(calls.accountingXlsx, ({ actor, query }) => accounting.xlsx(actor, query)),
    ],
  };
};
