import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedCreditNote, storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import { invoiceYear } from '@sets/shared/food/order/invoice-number.ts';
import {
  creditPaperOf,
  type InvoicePaper,
  invoicePaperOf,
} from '@sets/shared/food/order/invoice-papers.ts';
import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { storedValue } from '../../../../core/stored-value.ts';
import { stallIn, zoneOfNobody } from '../../food.presenter.ts';
import type { KnownStall } from '../../past-stall-store.service.ts';
import type { InvoiceNumbers } from './invoice-numbers.service.ts';
import type { PaperTools } from './papers-tools.ts';

type Crediting = Extract<Effect, { readonly type: 'credit' }>;

interface WritingTools extends Pick<PaperTools, 'people' | 'clock'> {
  readonly numbers: Pick<InvoiceNumbers, 'give' | 'of'>;
}

/** What a paper says of who sells, and by which clock its day is: as it is now, whatever becomes of that. */
type Head = Pick<InvoicePaper, 'seller' | 'timeZone'>;

const nobody: Head = { seller: { name: '', address: '', taxNumber: '' }, timeZone: zoneOfNobody };

/** @throws AppError NEWER_VERSION, UNREADABLE */
const headOf = (stall: KnownStall): Head => {
  const { seller, timeZone } = stallIn(stall);
  return { seller, timeZone };
};

/** Writes invoices and credit notes, each once: what is written stays, whatever becomes of its order and its stall. */
export class PaperWriting {
  readonly #tools: WritingTools;

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /** @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE */
  async invoice(order: OrderState, stall: KnownStall | null): Promise<void> {
    const head = stall === null ? nobody : headOf(stall);
    const buyer = await this.#buyerOf(order);
    const paper = invoicePaperOf(order, { number: '', ...head, buyer });
    if (paper === null) return;
    const { orderid, stallid, userid } = order;
    await this.#tools.numbers.give({
      orderid,
      stallid,
      userid,
      kind: 'invoice',
      refund: '',
      year: invoiceYear(paper.timeZone, paper.at),
      at: paper.at,
      contentOf: (number) => toStored(storedInvoice, { ...paper, number }),
    });
  }

  /** @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE */
  async creditNote(
    order: OrderState,
    stall: KnownStall | null,
    { refund }: Pick<Crediting, 'refund'>,
  ): Promise<void> {
    const { numbers, clock } = this.#tools;
    const { orderid, stallid, userid } = order;
    const invoice = (await numbers.of(orderid)).find(({ kind }) => kind === 'invoice');
    if (invoice === undefined) throw new Error('A credit note comes after its invoice.');
    // One that nobody knows any more is named as its invoice has it.
    const { seller, timeZone } =
      stall === null ? storedValue(storedInvoice, invoice.content) : headOf(stall);
    const paper = creditPaperOf(order, refund, {
      number: '',
      timeZone,
      seller,
      buyer: await this.#buyerOf(order),
      at: clock.now(),
      invoice: invoice._id,
    });
    if (paper === null) return;
    await numbers.give({
      orderid,
      stallid,
      userid,
      kind: 'credit',
      refund,
      year: invoiceYear(paper.timeZone, paper.at),
      at: paper.at,
      contentOf: (number) => toStored(storedCreditNote, { ...paper, number }),
    });
  }

  async #buyerOf({ userid }: OrderState): Promise<string> {
    const person = userid === '' ? null : await this.#tools.people.lookUp(userid);
    return person?.username ?? '';
  }
}
