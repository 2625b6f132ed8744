import type { AccountingWanted } from '@sets/shared/food/order/accounting.contract.ts';
import { storedCreditNote, storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import { dayAt } from '@sets/shared/food/opening.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import { csvOf } from '../../../../core/csv.ts';
import { fileNameOf } from '../../../../core/file-name.ts';
import type { FileContents } from '../../../../core/route.ts';
import { storedValue } from '../../../../core/stored-value.ts';
import { xlsxOf } from '../../../../core/xlsx.ts';
import { foodMessages } from '../../food.messages.ts';
import { canReadBooks, hasBooks } from '../../food.policy.ts';
import { nameOfStall, stallIn, zoneOfNobody } from '../../food.presenter.ts';
import { knownStall, type KnownStall } from '../../past-stall-store.service.ts';
import { accountingHeader, cellsOfRow } from './accounting-table.ts';
import { type AccountingRow, AccountingSums, type BookedPaper } from './accounting-sums.ts';
import type { InvoiceNumbers, InvoiceRecord } from './invoice-numbers.service.ts';
import { paperMessages } from './papers.messages.ts';
import type { PaperTools } from './papers-tools.ts';

type Who = Pick<Actor, 'userid' | 'accountType'>;

interface AccountingTools extends Pick<PaperTools, 'stalls' | 'past'> {
  readonly numbers: Pick<InvoiceNumbers, 'between' | 'hasAnyOf'>;
}

/** A stall with its papers, by its own clock. */
interface BookedAt {
  readonly stallid: string;
  readonly name: string;
  readonly timeZone: string;
}

const bookedAt = (record: KnownStall): BookedAt => ({
  stallid: record._id,
  name: nameOfStall(record),
  timeZone: stallIn(record).timeZone,
});

const hourMs = 3_600_000;
/** No clock is further from UTC than that. */
const furthestClock = 14 * hourMs;

/** From when to when something is of these days, wherever on earth: what is not is left out afterwards. */
const timeOf = ({ from, to }: AccountingWanted): [from: Date, to: Date] => [
  new Date(Date.parse(from) - furthestClock),
  new Date(Date.parse(to) + 24 * hourMs + furthestClock),
];

/** @throws AppError NEWER_VERSION, UNREADABLE */
const bookedOf = ({ _id: text, year, number, kind, content }: InvoiceRecord): BookedPaper => {
  const place = { text, year, number };
  if (kind === 'invoice') {
    const { currency, totals } = storedValue(storedInvoice, content);
    return { kind, ...place, currency, tip: totals.tip, taxes: totals.taxes };
  }
  const { currency, tip, taxes } = storedValue(storedCreditNote, content);
  return { kind, ...place, currency, tip, taxes };
};

/** What stalls have written, added up for whoever keeps their books. */
export class Accounting {
  readonly #tools: AccountingTools;

  constructor(tools: AccountingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async csv(actor: Who, wanted: AccountingWanted): Promise<FileContents> {
    const rows = await this.#rows(actor, wanted);
    return {
      name: nameOf(wanted, '.csv'),
      contents: csvOf(accountingHeader, rows.map(cellsOfRow)),
    };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async xlsx(actor: Who, wanted: AccountingWanted): Promise<FileContents> {
    const rows = await this.#rows(actor, wanted);
    const sheet = { name: paperMessages.sheet, header: accountingHeader };
    return {
      name: nameOf(wanted, '.xlsx'),
      contents: await xlsxOf([{ ...sheet, rows: rows.map(cellsOfRow) }]),
    };
  }

  async #rows(actor: Who, wanted: AccountingWanted): Promise<AccountingRow[]> {
    const stalls = await this.#stallsOf(actor, wanted.stallid);
    const sums = new AccountingSums();
    for (const { timeZone, ...stall } of stalls) {
      for await (const record of this.#tools.numbers.between(stall.stallid, ...timeOf(wanted))) {
        const day = dayAt(timeZone, record.at.getTime());
        if (day >= wanted.from && day <= wanted.to) sums.add(day, stall, bookedOf(record));
      }
    }
    return sums.rows();
  }

  async #stallsOf(actor: Who, stallid: string | undefined): Promise<BookedAt[]> {
    const { stalls, past, numbers } = this.#tools;
    const none = new AppError('NOT_FOUND', foodMessages.noStall);
    if (stallid === undefined) {
      if (canReadBooks({ actor, vendor: null })) {
        throw new AppError('NOT_FOUND', paperMessages.nameStall);
      }
      if (!hasBooks(actor)) throw none;
      const own = [stalls.ofVendor(actor.userid), past.ofVendor(actor.userid)] as const;
      return (await Promise.all(own)).flat().map(bookedAt);
    }
    const stall = await knownStall(this.#tools, stallid);
    if (!canReadBooks({ actor, vendor: stall?.vendor ?? null })) throw none;
    if (stall !== null) return [bookedAt(stall)];
    if (!(await numbers.hasAnyOf(stallid))) throw none;
    return [{ stallid, name: stallid, timeZone: zoneOfNobody }];
  }
}

const nameOf = ({ from, to }: AccountingWanted, ending: string): string =>
  fileNameOf(paperMessages.tableName(from, to), ending);
