import { storedCreditNote, storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { toldInvoice } from '@sets/shared/food/order/invoice-view.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import { storedValue } from '../../../../core/stored-value.ts';
import { foodMessages } from '../../food.messages.ts';
import { canReadInvoice } from '../../food.policy.ts';
import { knownStall } from '../../past-stall-store.service.ts';
import type { InvoiceNumbers } from './invoice-numbers.service.ts';
import { paperMessages } from './papers.messages.ts';
import type { PaperTools } from './papers-tools.ts';

type Who = Pick<Actor, 'userid' | 'accountType'>;

interface InvoiceTools extends Pick<PaperTools, 'orders' | 'stalls' | 'past'> {
  readonly numbers: Pick<InvoiceNumbers, 'of'>;
}

/** The invoices of orders, for whoever placed one, for its stall and for admins. */
export class Invoices {
  readonly #tools: InvoiceTools;

  constructor(tools: InvoiceTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, WRONG_PHASE where it has none yet, NEWER_VERSION, UNREADABLE */
  async of(actor: Who, orderid: string): Promise<Invoice> {
    const { orders, numbers } = this.#tools;
    const { order } = await orders.read(orderid);
    // Who has sold there keeps what it says, also without the stall.
    const stall = await knownStall(this.#tools, order.stallid);
    if (!canReadInvoice({ actor, vendor: stall?.vendor ?? null }, order)) {
      throw new AppError('NOT_FOUND', foodMessages.noOrder);
    }
    const written = await numbers.of(orderid);
    const own = written.find(({ kind }) => kind === 'invoice');
    if (own === undefined) throw new AppError('WRONG_PHASE', paperMessages.noInvoice);
    const notes = written
      .filter(({ kind }) => kind === 'credit')
      .toSorted((one, other) => one.year - other.year || one.number - other.number)
      .map(({ content }) => storedValue(storedCreditNote, content));
    return toldInvoice(storedValue(storedInvoice, own.content), notes, { pay: order.pay });
  }
}
