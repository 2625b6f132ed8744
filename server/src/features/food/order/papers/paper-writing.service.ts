import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedCreditNote, storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import { invoiceYear } from '@sets/shared/food/order/invoice-number.ts';
import { creditPaperOf, invoicePaperOf } from '@sets/shared/food/order/invoice-papers.ts';
import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { storedValue } from '../../../../core/stored-value.ts';
import { stallIn } from '../../food.presenter.ts';
import type { KnownStall } from '../../past-stall-store.service.ts';
import type { InvoiceNumbers } from './invoice-numbers.service.ts';
import type { PaperTools } from './papers-tools.ts';

type Crediting = Extract<Effect, { readonly type: 'credit' }>;

interface WritingTools extends Pick<PaperTools, 'people' | 'clock'> {
  readonly numbers: Pick<InvoiceNumbers, 'give' | 'of'>;
}

const nobody = { name: '', address: '', taxNumber: '' } as const;

/** By the clock of the stall. */
const yearAt = (stall: KnownStall | null, at: number): number =>
  invoiceYear(stall === null ? 'UTC' : stallIn(stall).timeZone, at);

/** Writes invoices and credit notes, each once: what is written stays, whatever becomes of its order and its stall. */
export class PaperWriting {
  readonly #tools: WritingTools;

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /** @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE */
  async invoice(order: OrderState, stall: KnownStall | null): Promise<void> {
    const seller = stall === null ? nobody : stallIn(stall).seller;
    const paper = invoicePaperOf(order, { number: '', seller, buyer: await this.#buyerOf(order) });
    if (paper === null) return;
    const { orderid, stallid, userid } = order;
    await this.#tools.numbers.give({
      orderid,
      stallid,
      userid,
      kind: 'invoice',
      refund: '',
      year: yearAt(stall, paper.at),
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
    const seller =
      stall === null ? storedValue(storedInvoice, invoice.content).seller : stallIn(stall).seller;
    const paper = creditPaperOf(order, refund, {
      number: '',
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
      year: yearAt(stall, paper.at),
      at: paper.at,
      contentOf: (number) => toStored(storedCreditNote, { ...paper, number }),
    });
  }

  async #buyerOf({ userid }: OrderState): Promise<string> {
    const person = userid === '' ? null : await this.#tools.people.lookUp(userid);
    return person?.username ?? '';
  }
}
