import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { storedCreditNote, storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import { withoutBuyer } from '@sets/shared/food/order/invoice-papers.ts';
import type { PersonalData } from '../../../../core/personal-data.ts';
import { storedValue } from '../../../../core/stored-value.ts';
import type { InvoiceNumbers, InvoiceRecord } from './invoice-numbers.service.ts';

type Numbers = Pick<InvoiceNumbers, 'ofPerson' | 'forgetPerson'>;

const shapes = { invoice: storedInvoice, credit: storedCreditNote } as const;

/** Papers that are looked for together. */
const atOnce = 100;

async function* papersOf(numbers: Numbers, userid: string): AsyncGenerator<InvoiceRecord> {
  for (let behind = ''; ;) {
    const some = await numbers.ofPerson(userid, behind, atOnce);
    yield* some;
    const last = some.at(-1);
    if (last === undefined || some.length < atOnce) return;
    behind = last._id;
  }
}

/** What this program cannot read is its person's all the same: as it is stored. */
async function* collect(numbers: Numbers, userid: string): AsyncGenerator {
  for await (const { kind, content } of papersOf(numbers, userid)) {
    const told = readStored<object>(shapes[kind], content);
    yield { kind, ...(told.ok ? told.value : { content }) };
  }
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
const nameless = ({ kind, content }: InvoiceRecord): unknown =>
  kind === 'invoice'
    ? toStored(storedInvoice, withoutBuyer(storedValue(storedInvoice, content)))
    : toStored(storedCreditNote, withoutBuyer(storedValue(storedCreditNote, content)));

/** @throws AppError NEWER_VERSION, UNREADABLE once all that can be read is done */
const erase = async (numbers: Numbers, userid: string): Promise<void> => {
  let fault: unknown = null;
  for await (const record of papersOf(numbers, userid)) {
    try {
      await numbers.forgetPerson(record, nameless(record));
    } catch (error) {
      fault ??= error;
    }
  }
  if (fault !== null) throw fault;
};

/** What stalls have written for somebody: what was sold, and its number, a stall must keep. */
export const invoicePersonalData = (numbers: Numbers): PersonalData => ({
  name: 'invoices',
  holds:
    'The invoices and credit notes of your orders. A stall keeps what it has written, without your name.',
  collect: (userid) => collect(numbers, userid),
  erase: (userid) => erase(numbers, userid),
});
